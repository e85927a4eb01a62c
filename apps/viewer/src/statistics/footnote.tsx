import { utc } from '../format.ts'
import type { Shown } from './parts.tsx'

interface Props extends Pick<Shown, 'words'> {
  /** What the numbers of a page count, in sentences. */
  readonly sentences: readonly string[]
  readonly asOf: string
}

/** What the numbers of a page count, and when they were counted. */
export function Footnote({ sentences, asOf, words }: Props) {
  return (
    <p className="text-sm text-muted">
      {[...sentences, words.statistics.asOf].reduce(words.joins.sentences)}{' '}
      <span className="whitespace-nowrap">{utc(asOf)}</span>
    </p>
  )
}
