import type { Rank } from '@paipu/tiles'
import { BLUE_INK, BONE, GREEN_INK, RED_INK, rounded } from '../grid.ts'

type Stick = readonly [x: number, y: number, ink: string, turn?: number]

const B = BLUE_INK
const G = GREEN_INK
const R = RED_INK

/** Length (and width) of the sticks and where their middles lie, by rank; `turn` leans a stick, in degrees. */
const LAYOUTS: Record<
  Exclude<Rank, 1>,
  { readonly length: number; readonly width?: number; readonly sticks: readonly Stick[] }
> = {
  2: {
    length: 28,
    sticks: [
      [30, 21, G],
      [30, 55, B],
    ],
  },
  3: {
    length: 28,
    sticks: [
      [30, 21, B],
      [17.5, 55, G],
      [42.5, 55, G],
    ],
  },
  4: {
    length: 28,
    sticks: [
      [17.5, 21, G],
      [42.5, 21, B],
      [17.5, 55, B],
      [42.5, 55, G],
    ],
  },
  5: {
    length: 28,
    sticks: [
      [14, 21, G],
      [46, 21, B],
      [30, 38, R],
      [14, 55, B],
      [46, 55, G],
    ],
  },
  6: {
    length: 28,
    sticks: [
      [13.5, 21, G],
      [30, 21, G],
      [46.5, 21, G],
      [13.5, 55, B],
      [30, 55, B],
      [46.5, 55, B],
    ],
  },
  7: {
    length: 19,
    sticks: [
      [30, 14.5, R],
      [13.5, 38, G],
      [30, 38, B],
      [46.5, 38, G],
      [13.5, 61.5, G],
      [30, 61.5, B],
      [46.5, 61.5, G],
    ],
  },
  8: {
    length: 28,
    width: 7.6,
    sticks: [
      [9.5, 21, G],
      [23.9, 21, G, -20],
      [36.1, 21, G, 20],
      [50.5, 21, G],
      [9.5, 55, B],
      [23.9, 55, B, 20],
      [36.1, 55, B, -20],
      [50.5, 55, B],
    ],
  },
  9: {
    length: 19,
    sticks: [
      [13.5, 14.5, G],
      [30, 14.5, R],
      [46.5, 14.5, B],
      [13.5, 38, G],
      [30, 38, R],
      [46.5, 38, B],
      [13.5, 61.5, G],
      [30, 61.5, R],
      [46.5, 61.5, B],
    ],
  },
}

const STICK_WIDTH = 9

/** The one of bamboo: a sparrow on a twig. */
function Sparrow() {
  return (
    <>
      <path d="M41 45L55 61L49 64L35 52Z" fill={BLUE_INK} />
      <path d="M9 27Q11 13 24 12Q35 12 37 24Q47 34 46 46Q40 57 28 55Q14 52 14 36Q14 31 15 29Z" fill={GREEN_INK} />
      <path d="M5 26L13.5 21.5V29Z" fill={RED_INK} />
      <path d="M22 33Q35 30 43 46Q38 53 29 49Q22 44 22 33Z" fill={BONE} />
      <path d="M25.5 36.5Q34 35 39.5 45.5Q35 49 30 46Q26 43 25.5 36.5Z" fill={RED_INK} />
      <circle cx={22} cy={22} r={3} fill={BONE} />
      <path d="M24 54V63M31 54.5V63" stroke={RED_INK} strokeWidth={2.6} />
      <rect x={9} y={62.5} width={38} height={5.6} rx={2.8} fill={GREEN_INK} />
    </>
  )
}

/** Bamboo: rounded sticks with one node each. A path for each ink, and one for the nodes. */
export function Bamboo({ rank }: { readonly rank: Rank }) {
  if (rank === 1) return <Sparrow />
  const { length, sticks, width = STICK_WIDTH } = LAYOUTS[rank]
  const inks = [...new Set(sticks.map(([, , ink]) => ink))]
  return (
    <>
      {inks.map((ink) => (
        <path
          key={ink}
          d={lines(
            sticks.filter((stick) => stick[2] === ink),
            'along',
            length - width,
          )}
          fill="none"
          stroke={ink}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
      <path d={lines(sticks, 'across', width)} fill="none" stroke={BONE} strokeWidth={1.8} />
    </>
  )
}

/** A line along each stick, or one across its middle, as one path. */
function lines(sticks: readonly Stick[], way: 'along' | 'across', length: number): string {
  const upright = way === 'along' ? 90 : 0
  return sticks
    .map(([x, y, , turn = 0]) => {
      const angle = ((turn + upright) * Math.PI) / 180
      const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
      return `M${rounded(x - dx)} ${rounded(y - dy)}L${rounded(x + dx)} ${rounded(y + dy)}`
    })
    .join('')
}
