import type { ViewTile } from '@paipu/tiles'
import { memo, type CSSProperties } from 'react'
import { faceId } from '../tiles/index.ts'
import styles from './placed-tile.module.css'
import { heightOf, type Spot } from './geometry.ts'
import type { LitTone } from './last-tile.ts'

/** How far a tile has come, in board units of its owner's part, for its slide. */
export interface Slide {
  readonly x: number
  readonly y: number
}

export interface PlacedTileProps {
  readonly tile: ViewTile
  readonly spot: Spot
  readonly numerals: boolean
  readonly lit?: LitTone | null
  /** Discarded just as it was drawn: marked by a thin line. */
  readonly passedOn?: boolean
  /** One of the tiles a locked seat waits for. */
  readonly wait?: boolean
  /** How dangerous it is to discard, from 0 to 1. */
  readonly danger?: number
  readonly slide?: Slide | null
}

const PASSED_ON = 'var(--tile-ink)'
const WAIT = 'var(--jade)'
const DANGER = 'var(--vermilion)'

/**
 * A tile on the board, drawn anew only where something of it changes: a step moves a few of a seat's tiles. Of a hidden one
 * nothing but its place is written. Colours are attributes, here and wherever tiles lie, so that a picture without style
 * sheets has them too.
 */
export const PlacedTile = memo(function PlacedTile({
  tile,
  spot,
  numerals,
  lit = null,
  passedOn = false,
  wait = false,
  danger = 0,
  slide = null,
}: PlacedTileProps) {
  const { x, y, width, turn } = spot
  const height = heightOf(width)
  const face = (
    <>
      <use href={`#${faceId(tile, numerals)}`} x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
      {passedOn ? <Line fill={PASSED_ON} opacity={0.62} spot={spot} at={0.915} /> : null}
      {wait ? <Line fill={WAIT} spot={spot} at={-0.06} /> : null}
      {danger > 0 ? <Danger spot={spot} level={danger} /> : null}
      {lit === null ? null : <Ring tone={lit} spot={spot} />}
    </>
  )
  const turned =
    turn === 0 ? face : <g transform={`rotate(${turn} ${round(x + width / 2)} ${round(y + height / 2)})`}>{face}</g>
  if (slide === null) return turned
  return (
    <g
      className={styles.slide}
      style={{ '--slide-x': `${round(slide.x)}px`, '--slide-y': `${round(slide.y)}px` } as CSSProperties}
    >
      {turned}
    </g>
  )
}, draws)

/** Whether two drawings of a tile would be the same. */
function draws(one: PlacedTileProps, other: PlacedTileProps): boolean {
  return (
    one.tile === other.tile &&
    one.numerals === other.numerals &&
    (one.lit ?? null) === (other.lit ?? null) &&
    (one.passedOn ?? false) === (other.passedOn ?? false) &&
    (one.wait ?? false) === (other.wait ?? false) &&
    (one.danger ?? 0) === (other.danger ?? 0) &&
    one.spot.x === other.spot.x &&
    one.spot.y === other.spot.y &&
    one.spot.width === other.spot.width &&
    one.spot.turn === other.spot.turn &&
    one.slide?.x === other.slide?.x &&
    one.slide?.y === other.slide?.y
  )
}

/** A wash over a tile's foot, the higher the more dangerous it is. */
function Danger({ spot: { x, y, width }, level }: { readonly spot: Spot; readonly level: number }) {
  const height = Math.max(0.1, level) * heightOf(width) * 0.5
  return (
    <rect
      fill={DANGER}
      opacity={0.62}
      x={round(x)}
      y={round(y + heightOf(width) - height)}
      width={round(width)}
      height={round(height)}
      rx={3}
    />
  )
}

/** A line across a tile, `at` its height from the top. */
function Line({
  fill,
  opacity,
  spot,
  at,
}: {
  readonly fill: string
  readonly opacity?: number
  readonly spot: Spot
  readonly at: number
}) {
  const { x, y, width } = spot
  const height = Math.max(3, width * 0.07)
  return (
    <rect
      fill={fill}
      opacity={opacity}
      x={round(x + width * 0.14)}
      y={round(y + heightOf(width) * at - height / 2)}
      width={round(width * 0.72)}
      height={round(height)}
      rx={round(height / 2)}
    />
  )
}

const LIT = { act: 'var(--vermilion)', win: 'var(--gold)', seen: 'var(--text)' }

/** A ring along a lit tile's edge, set off from its face by a seam so that it shows on bone in either theme. */
function Ring({ tone, spot }: { readonly tone: LitTone; readonly spot: Spot }) {
  return (
    <>
      <Frame stroke="var(--felt)" strokeWidth={4} spot={spot} out={-2} />
      <Frame stroke={LIT[tone]} strokeWidth={4.5} spot={spot} out={1} />
    </>
  )
}

function Frame({
  stroke,
  strokeWidth,
  spot: { x, y, width },
  out,
}: {
  readonly stroke: string
  readonly strokeWidth: number
  readonly spot: Spot
  readonly out: number
}) {
  return (
    <rect
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      x={round(x - out)}
      y={round(y - out)}
      width={round(width + 2 * out)}
      height={round(heightOf(width) + 2 * out)}
      rx={round(width * 0.12 + out)}
    />
  )
}

/** Two decimals are enough for any screen, and keep the markup short. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
