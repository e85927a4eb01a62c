import type { Rank } from '@paipu/tiles'
import { INK } from '../grid.ts'

/** Corner numerals as strokes, in a box of 9 × 14 units. */
const DIGITS: Record<Rank, string> = {
  1: 'M1.5 3L5 0V14',
  2: 'M.5 3.5Q.5 0 4.5 0T8.5 3.5Q8.5 6 5.5 8.5L.5 14H9',
  3: 'M.5 0H8L4 5.5Q8.5 5.5 8.5 9.5T4 14Q1.5 14 0 12.5',
  4: 'M6.5 14V0L0 10H9',
  5: 'M8 0H1.5L1 6.5Q2 5.3 4.3 5.3Q8.5 5.3 8.5 9.5T4 14Q1.5 14 0 12.5',
  6: 'M6.5 0Q.5 5 .5 9.8Q.5 14 4.5 14T8.5 9.8Q8.5 5.8 4.5 5.8T.6 9.5',
  7: 'M.5 0H8.5L3.5 14',
  8: 'M4.5 6.4Q1 6.4 1 3.2T4.5 0T8 3.2T4.5 6.4Q.4 6.4 .4 10.2T4.5 14T8.6 10.2T4.5 6.4Z',
  9: 'M2.5 14Q8.5 9 8.5 4.2Q8.5 0 4.5 0T.5 4.2Q.5 8.2 4.5 8.2T8.4 4.5',
}

/** A tile's rank in its corner. */
export function Digit({ rank }: { readonly rank: Rank }) {
  return (
    <path
      d={DIGITS[rank]}
      transform="translate(5 6)"
      fill="none"
      stroke={INK}
      strokeWidth={2.8}
      strokeLinejoin="round"
    />
  )
}
