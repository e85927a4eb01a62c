import { ruleFactsOf, seatsFrom, type Direction, type Seat } from '@paipu/engine'
import { wallStands, type ViewState } from '@paipu/views'
import { memo, type ReactNode } from 'react'
import { BONE, INK, OUTLINE, type Language } from '../tiles/index.ts'
import styles from './centre.module.css'
import { classNames, hueClass } from './class-names.ts'
import { BOARD, CENTRE, heightOf, sideOf, type Side } from './geometry.ts'
import { PlacedTile } from './placed-tile.tsx'
import { seatStatus, type SeatStatus } from './seat-status.ts'
import { Walls } from './walls.tsx'
import { hasPlainWindows, plainWindow } from './plain-window.ts'
import { boardWords } from './words.ts'

/** Live tiles after the deal, the same in every rule set (rules.md C3, B1, R2). */
const FULL_WALL = 55

const MIDDLE = BOARD / 2
const TAB_CLASS = { bottom: styles.tabBottom, right: styles.tabRight, top: styles.tabTop, left: styles.tabLeft }

interface CentreDrawingProps {
  readonly state: ViewState
  readonly bottom: Seat
  readonly numerals: boolean
}

/** The walls, the ring of what is left of them, the birds, and how the swap went. */
export function CentreDrawing({ state, bottom, numerals }: CentreDrawingProps) {
  const birds = hasBirds(state)
  return (
    <g>
      <rect
        fill="var(--felt-sunken)"
        x={MIDDLE - CENTRE}
        y={MIDDLE - CENTRE}
        width={2 * CENTRE}
        height={2 * CENTRE}
        rx={16}
      />
      <Walls state={state} bottom={bottom} />
      <g className={classNames(birds && styles.tightRing)}>
        <WallRing left={state.wallLeft} radius={birds ? 50 : 72} y={birds ? MIDDLE - 34 : MIDDLE} />
      </g>
      {state.birds.map((tile, index) => (
        <PlacedTile
          key={index}
          tile={tile}
          spot={{ x: MIDDLE + (index - 2) * BIRD, y: MIDDLE + 80 - heightOf(BIRD), width: BIRD - 1, turn: 0 }}
          numerals={numerals}
        />
      ))}
      {state.swap === null ? null : <Swap {...state.swap} />}
    </g>
  )
}

/** Whether the deal is played with birds, so that they have their room before they are set aside (rules.md R2). */
export function hasBirds({ started, birds }: ViewState): boolean {
  return birds.length > 0 || (started !== null && (ruleFactsOf(started.ruleSet)?.birds ?? 0) > 0)
}

const BIRD = 38

/** How far the corners inside the walls are from the middle, each way. */
const CORNER = 96

interface WallRingProps {
  readonly left: number
  readonly radius: number
  readonly y: number
}

const WallRing = memo(function WallRing({ left, radius, y }: WallRingProps) {
  const part = Math.min(1, left / FULL_WALL)
  const round = 2 * Math.PI * radius
  return (
    <g fill="none" strokeWidth={7} transform={`rotate(-90 ${MIDDLE} ${y})`}>
      <circle stroke="var(--felt-line)" cx={MIDDLE} cy={y} r={radius} />
      <circle
        stroke="var(--text-muted)"
        cx={MIDDLE}
        cy={y}
        r={radius}
        strokeDasharray={`${(part * round).toFixed(1)} ${round.toFixed(1)}`}
      />
    </g>
  )
})

interface SwapProps {
  readonly direction: Direction
  readonly die: number | null
}

/** In the upper corners: the die, where one was rolled, and the way the tiles went. */
const Swap = memo(function Swap({ direction, die }: SwapProps) {
  return (
    <g>
      {die === null ? null : <Die pips={die} />}
      <path
        fill="none"
        stroke="var(--text-muted)"
        strokeWidth={5}
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={`translate(${MIDDLE + CORNER} ${MIDDLE - CORNER}) scale(0.85)`}
        d={SWAP_ARROWS[direction]}
      />
    </g>
  )
})

/** Tiles go round with the play (right, anticlockwise on the board), against it (left), or both ways across. */
const SWAP_ARROWS: Record<Direction, string> = {
  right: 'M-16 8A18 18 0 1 0 -9 -15.6M3 -13L-9 -15.6L-4.5 -26',
  left: 'M16 8A18 18 0 1 1 9 -15.6M-3 -13L9 -15.6L4.5 -26',
  across: 'M-8 20V-19M-16 -10L-8 -19L0 -10M8 -20V19M0 10L8 19L16 10',
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

function Die({ pips }: { readonly pips: number }) {
  return (
    <g transform={`translate(${MIDDLE - CORNER} ${MIDDLE - CORNER}) scale(0.85)`}>
      <rect fill={BONE} stroke={OUTLINE} strokeWidth={1.5} x={-20} y={-20} width={40} height={40} rx={8} />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} fill={INK} cx={x * 10.5} cy={y * 10.5} r={4.6} />
      ))}
    </g>
  )
}

/** The wall's count in its ring, which is empty until the wall stands, with what else is to be said below. */
export function WallCount({ state, below, window = null }: WallCountProps) {
  return (
    <div className={styles.count}>
      <span className={styles.wallLeft}>{wallStands(state) ? state.wallLeft : null}</span>
      {below === null ? null : <span className={styles.deal}>{below}</span>}
      {window === null ? null : <span className={styles.window}>{window}</span>}
    </div>
  )
}

interface WallCountProps {
  readonly state: ViewState
  readonly below: string | null
  /** The window that is open, in words; empty where none is, but there will be one: it has its room. */
  readonly window?: string | null
}

/** Where the words of the centre stand. */
export function CentreBox({ state, children }: { readonly state: ViewState; readonly children: ReactNode }) {
  return <div className={classNames(styles.centre, hasBirds(state) && styles.withBirds)}>{children}</div>
}

interface CentreTextProps {
  readonly state: ViewState
  readonly bottom: Seat
  readonly language: Language
}

/** The wall's count, the deal's number, and each seat's wind at its side. */
export function CentreText({ state, bottom, language }: CentreTextProps) {
  const window = plainWindow(state)
  return (
    <CentreBox state={state}>
      <WallCount
        state={state}
        below={dealInWords(state, language)}
        window={window === null ? (hasPlainWindows(state) ? '' : null) : boardWords(language).windows[window]}
      />
      {seatsFrom(bottom).map((seat) => {
        const { wind, dealer, active } = seatStatus(state, seat)
        return (
          <WindTab
            key={seat}
            wind={wind}
            dealer={dealer}
            active={active}
            side={sideOf(seat, bottom)}
            language={language}
          />
        )
      })}
    </CentreBox>
  )
}

/** The deal's number, as the centre has room for it. */
export function dealInWords(state: ViewState, language: Language): string | null {
  const { started } = state
  if (started === null) return null
  const words = boardWords(language)
  const short = hasBirds(state) || started.dealNumber > 99
  return short ? words.dealShort(started.dealNumber) : words.deal(started.dealNumber)
}

interface WindTabProps extends Pick<SeatStatus, 'wind' | 'dealer' | 'active'> {
  readonly side: Side
  readonly language: Language
}

const WindTab = memo(function WindTab({ wind, dealer, active, side, language }: WindTabProps) {
  const words = boardWords(language)
  return (
    <div className={classNames(styles.tab, TAB_CLASS[side], hueClass(wind), active && styles.tabActive)}>
      <span>{words.winds[wind]}</span>
      {dealer ? (
        <span className={styles.dealerMark} title={words.dealer}>
          {words.dealerMark}
        </span>
      ) : null}
    </div>
  )
})
