import type { Rank } from '@paipu/tiles'
import { BLUE_INK, BONE, GREEN_INK, RED_INK, rounded } from '../grid.ts'

type Dot = readonly [x: number, y: number, ink: string]

const B = BLUE_INK
const G = GREEN_INK
const R = RED_INK

/** Radius and places of the dots of each rank. */
const LAYOUTS: Record<Rank, { readonly radius: number; readonly dots: readonly Dot[] }> = {
  1: { radius: 21, dots: [[30, 38, B]] },
  2: {
    radius: 13,
    dots: [
      [30, 21, G],
      [30, 55, B],
    ],
  },
  3: {
    radius: 10.5,
    dots: [
      [16.5, 17.5, B],
      [30, 38, R],
      [43.5, 58.5, G],
    ],
  },
  4: {
    radius: 10.5,
    dots: [
      [17.5, 20, B],
      [42.5, 20, G],
      [17.5, 56, G],
      [42.5, 56, B],
    ],
  },
  5: {
    radius: 9.5,
    dots: [
      [16, 17, B],
      [44, 17, G],
      [30, 38, R],
      [16, 59, G],
      [44, 59, B],
    ],
  },
  6: {
    radius: 9.2,
    dots: [
      [18, 15, G],
      [42, 15, G],
      [18, 39.5, R],
      [42, 39.5, R],
      [18, 61, R],
      [42, 61, R],
    ],
  },
  7: {
    radius: 8,
    dots: [
      [13.5, 13.5, G],
      [30, 20, G],
      [46.5, 26.5, G],
      [18.5, 43, R],
      [41.5, 43, R],
      [18.5, 62.5, R],
      [41.5, 62.5, R],
    ],
  },
  8: {
    radius: 7.8,
    dots: [
      [18.5, 12.5, B],
      [41.5, 12.5, B],
      [18.5, 29.5, B],
      [41.5, 29.5, B],
      [18.5, 46.5, B],
      [41.5, 46.5, B],
      [18.5, 63.5, B],
      [41.5, 63.5, B],
    ],
  },
  9: {
    radius: 7.4,
    dots: [
      [12.8, 15, G],
      [30, 15, G],
      [47.2, 15, G],
      [12.8, 38, R],
      [30, 38, R],
      [47.2, 38, R],
      [12.8, 61, B],
      [30, 61, B],
      [47.2, 61, B],
    ],
  },
}

/** Dots: true circles in a fixed layout, each with a fine ring inside. A path for each ink, and one for the rings. */
export function Dots({ rank }: { readonly rank: Rank }) {
  const { radius, dots } = LAYOUTS[rank]
  const inks = [...new Set(dots.map(([, , ink]) => ink))]
  return (
    <>
      {inks.map((ink) => (
        <path
          key={ink}
          d={circles(
            dots.filter((dot) => dot[2] === ink),
            radius,
          )}
          fill={ink}
        />
      ))}
      <path d={circles(dots, radius * 0.6)} fill="none" stroke={BONE} strokeWidth={rounded(radius * 0.17)} />
      {rank === 1 ? <circle cx={30} cy={38} r={8} fill={RED_INK} /> : null}
    </>
  )
}

/** Circles as one path. */
function circles(dots: readonly Dot[], radius: number): string {
  const [r, across] = [rounded(radius), rounded(2 * radius)]
  return dots
    .map(([x, y]) => `M${rounded(x - radius)} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`)
    .join('')
}
