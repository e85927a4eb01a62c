import type { Rank } from '@paipu/tiles'
import { INK, RED_INK } from '../grid.ts'

/** The numerals 一 to 九 as strokes, in the upper half of the tile. */
const NUMERALS: Record<Rank, string> = {
  1: 'M10 20H50',
  2: 'M16 11H44M10 28.5H50',
  3: 'M14 8H46M17 19H43M10 30.5H50',
  4: 'M12.5 33V8.5H47.5V33M12.5 30H47.5M24.5 9V15Q24.5 21 18.5 22.5M35.5 9V19Q35.5 21.5 38 21.5H42.5',
  5: 'M14 8H46M29.5 8L24 30.5M16 18.5H40.5L38.5 30.5M9 30.5H51',
  6: 'M27.5 4.5L32.5 10M9.5 15H50.5M23 20.5L13 33.5M36.5 20.5L47.5 33.5',
  7: 'M10 20.5L50 14.5M26.5 5V26Q26.5 31.5 32 31.5H48V25.5',
  8: 'M22.5 10Q20.5 24 10 33M35 8Q38.5 24.5 50.5 33',
  9: 'M12 14.5H38.5V26.5Q38.5 31.5 43.5 31.5H50V25.5M25.5 5V13Q25.5 27 11.5 33',
}

/** 萬 as strokes, in the lower half of the tile. */
export const TEN_THOUSAND =
  'M11.5 42H48.5M23 38.3V46M37 38.3V46M19 48H41V57H19ZM19 52.5H41M30 48V65.8M13.5 70.5V60.5H46.5V67Q46.5 69.5 43.5 69.5H41M22 66.3L35.5 65M33.5 62.6L38 67.6'

/** Characters: the numeral heavy and black, 萬 lighter and vermilion. */
export function Characters({ rank }: { readonly rank: Rank }) {
  return (
    <>
      <path d={NUMERALS[rank]} fill="none" stroke={INK} strokeWidth={5.2} strokeLinejoin="round" />
      <path d={TEN_THOUSAND} fill="none" stroke={RED_INK} strokeWidth={3.1} strokeLinejoin="round" />
    </>
  )
}
