import { seatsFrom } from '@paipu/engine'
import { signed } from '../../board/format.ts'
import { BOARD } from '../../board/geometry.ts'
import { playerNames } from '../../board/player-names.ts'
import { seatStatus } from '../../board/seat-status.ts'
import { boardWords } from '../../board/words.ts'
import { PictureBoard } from './board.tsx'
import { CARD_SIZE } from './card-size.ts'
import { linesOf } from './lines.ts'
import { WIND_COLOURS } from '../../wind-colours.ts'
import type { MomentPictureProps } from './table-picture.tsx'
import { Text } from './text.tsx'

const LEFT = CARD_SIZE.height + 40
const RIGHT = CARD_SIZE.width - 40
const WIDTH = RIGHT - LEFT
/** The first of the seats' lines, and how far they are apart. */
const SEATS_TOP = 424
const SEAT_LINE = 46

/** The table on a card, and beside it in letters that a small preview can show: the deal, the moment, the four seats. */
export function CardPicture({ moment, language, title, place }: MomentPictureProps) {
  const { state } = moment
  const heading = linesOf(title, { width: WIDTH, lines: 2, size: 38, weight: 700 })
  const wordsTop = 112 + heading.length * 46
  const words = linesOf(moment.words, { width: WIDTH, lines: 4, size: 27, weight: 400 })
  const names = playerNames(state)
  return (
    <>
      <rect {...CARD_SIZE} fill="var(--page)" />
      <g transform={`scale(${CARD_SIZE.height / BOARD})`}>
        <PictureBoard {...moment} language={language} />
      </g>
      <Text x={LEFT} y={50} size={26} fill="var(--text-muted)" text="Paipu 牌谱" />
      {heading.map((line, index) => (
        <Text key={index} x={LEFT} y={106 + 46 * index} size={38} weight={700} fill="var(--text)" text={line} />
      ))}
      <Text x={LEFT} y={wordsTop + 6} size={24} fill="var(--text-muted)" text={place} />
      {words.map((line, index) => (
        <Text key={index} x={LEFT} y={wordsTop + 48 + 36 * index} size={27} fill="var(--text)" text={line} />
      ))}
      {seatsFrom(moment.bottom).map((seat, index) => {
        const { wind, points } = seatStatus(state, seat)
        const y = SEATS_TOP + SEAT_LINE * index + SEAT_LINE / 2
        const [name = ''] = linesOf(names[seat], { width: WIDTH - 150, lines: 1, size: 25, weight: 400 })
        return (
          <g key={seat}>
            <rect x={LEFT} y={y - 17} width={34} height={34} rx={7} fill={WIND_COLOURS[wind]} />
            <Text
              x={LEFT + 17}
              y={y}
              size={24}
              weight={700}
              anchor="middle"
              fill="var(--on-seat)"
              text={boardWords(language).winds[wind]}
            />
            <Text x={LEFT + 48} y={y} size={25} fill="var(--text)" text={name} />
            <Text x={RIGHT} y={y} size={27} weight={700} anchor="end" fill="var(--text)" text={signed(points)} />
          </g>
        )
      })}
    </>
  )
}
