import type { Language } from '../../words/language.ts'
import { linesOf } from './lines.ts'
import type { ShownMoment } from './moment.ts'
import { PictureBoard } from './board.tsx'
import { Text } from './text.tsx'

export interface MomentPictureProps {
  readonly moment: ShownMoment
  readonly language: Language
  /** The deal: its rule set and number. */
  readonly title: string
  /** The moment's number. */
  readonly place: string
}

/** The picture's size in its own units. */
export const TABLE_PICTURE = { width: 1000, height: 1100 }

const LEFT = 24
const WIDTH = TABLE_PICTURE.width - 2 * LEFT

/** The table, and below it which deal and which moment it is. */
export function TablePicture({ moment, language, title, place }: MomentPictureProps) {
  const lines = linesOf(moment.words, { width: WIDTH, lines: 2, size: 22, weight: 400 })
  return (
    <>
      <rect {...TABLE_PICTURE} fill="var(--page)" />
      <PictureBoard {...moment} language={language} />
      <Text x={LEFT} y={1024} size={20} weight={700} fill="var(--text)" text={title} />
      <Text
        x={TABLE_PICTURE.width - LEFT}
        y={1024}
        size={20}
        anchor="end"
        fill="var(--text-muted)"
        text={`${place} · Paipu 牌谱`}
      />
      {lines.map((line, index) => (
        <Text key={index} x={LEFT} y={1054 + 27 * index} size={22} fill="var(--text)" text={line} />
      ))}
    </>
  )
}
