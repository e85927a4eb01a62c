import type { Seat } from '@paipu/engine'
import { HIDDEN, type Hidden, type Suit } from '@paipu/tiles'
import type { ViewState } from '@paipu/views'
import type { ReactNode } from 'react'
import { signed } from '../../board/format.ts'
import type { Side } from '../../board/geometry.ts'
import { LockDrawing } from '../../board/lock-drawing.tsx'
import { seatStatus, type SeatStatus } from '../../board/seat-status.ts'
import { SIDE_TILES, SideTilesDrawing } from '../../board/side-tiles.tsx'
import { boardWords } from '../../board/words.ts'
import type { Language } from '../../words/language.ts'
import { widthOf } from './glyphs.ts'
import { linesOf } from './lines.ts'
import { WIND_COLOURS } from '../../wind-colours.ts'
import { Text, Writing } from './text.tsx'

export interface PicturePlateProps {
  readonly state: ViewState
  readonly seat: Seat
  readonly side: Side
  readonly name: string
  readonly language: Language
  readonly change: number
  readonly place: number | null
  readonly won: boolean
}

const WIDTH = 272
const HEIGHT = 246
const LEFT = 11
const TOP = 9
const SMALL = 19
const MEDIUM = 26
const CHIP = 25
const GAP = 7
const SIDE_HEIGHT = 98

/** Where the plates stand, as in plate.module.css. */
const CORNERS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  bottom: [649, 649],
  right: [649, 101],
  top: [79, 101],
  left: [79, 649],
}

/** Where a plate's hue runs: along its owner's edge. */
const EDGES: Readonly<Record<Side, readonly [x: number, y: number, width: number, height: number]>> = {
  bottom: [0, HEIGHT - 4.5, WIDTH, 4.5],
  right: [WIDTH - 4.5, 0, 4.5, HEIGHT],
  top: [0, 0, WIDTH, 4.5],
  left: [0, 0, 4.5, HEIGHT],
}

/** What stands by a seat's name, as the board of a page has it. */
export function PicturePlate({ state, seat, side, name, language, change, place, won }: PicturePlateProps) {
  const status = seatStatus(state, seat)
  const hue = WIND_COLOURS[status.wind]
  const [x, y] = CORNERS[side]
  const [edgeX, edgeY, width, height] = EDGES[side]
  const ink = status.left ? 'var(--text-muted)' : 'var(--text)'
  const nameWidth = WIDTH - 2 * LEFT - CHIP - GAP
  const lines = linesOf(name, { width: nameWidth, lines: 2, size: SMALL, weight: 400 })
  const points = signed(status.points)
  const pointsY = TOP + Math.max(CHIP, lines.length * SMALL * 1.2) + 20
  return (
    <g transform={`translate(${x} ${y})`}>
      {status.active && <rect width={WIDTH} height={HEIGHT} rx={6} fill="var(--felt-raised)" />}
      <rect x={edgeX} y={edgeY} width={width} height={height} fill={hue} />
      <rect x={LEFT} y={TOP} width={CHIP} height={CHIP} rx={5} fill={hue} />
      <Text
        x={LEFT + CHIP / 2}
        y={TOP + CHIP / 2}
        size={SMALL}
        weight={700}
        anchor="middle"
        fill="var(--on-seat)"
        text={boardWords(language).winds[status.wind]}
      />
      {lines.map((line, index) => (
        <Text
          key={index}
          x={LEFT + CHIP + GAP}
          y={TOP + CHIP / 2 + index * SMALL * 1.2}
          size={SMALL}
          fill={ink}
          text={line}
        />
      ))}
      <Text x={LEFT} y={pointsY} size={MEDIUM} weight={700} fill={ink} text={points} />
      {change !== 0 && (
        <Text
          x={LEFT + widthOf(points, MEDIUM, 700) + GAP}
          y={pointsY}
          size={SMALL}
          fill={change < 0 ? 'var(--amber)' : 'var(--text)'}
          text={signed(change)}
        />
      )}
      <g transform={`translate(${LEFT} ${pointsY + 18})`}>
        <Standing status={status} place={place} language={language} />
      </g>
      <svg
        x={LEFT}
        y={HEIGHT - TOP - SIDE_HEIGHT}
        width={(SIDE_HEIGHT * SIDE_TILES.width) / SIDE_TILES.height}
        height={SIDE_HEIGHT}
        viewBox={`0 0 ${SIDE_TILES.width} ${SIDE_TILES.height}`}
      >
        <SideTilesDrawing seat={state.seats[seat]} lit={won} numerals={false} Writing={Writing} />
      </svg>
    </g>
  )
}

interface StandingProps {
  readonly status: SeatStatus
  readonly place: number | null
  readonly language: Language
}

/** The void suit, a win, a lock and other signs, one beside the other. */
function Standing(props: StandingProps) {
  const signs = signsOf(props)
  return signs.map(({ drawn }, index) => {
    const x = signs.slice(0, index).reduce((sum, { width }) => sum + width + GAP, 0)
    return (
      <g key={index} transform={`translate(${x})`}>
        {drawn}
      </g>
    )
  })
}

interface Sign {
  readonly width: number
  readonly drawn: ReactNode
}

function signsOf({ status, place, language }: StandingProps): readonly Sign[] {
  const words = boardWords(language)
  const { voidSuit, won, locked, announced, flowerPig } = status
  return [
    ...(voidSuit === null ? [] : [chip(<VoidChip suit={voidSuit} />)]),
    ...(won ? [chip(<Seal />)] : []),
    ...(won && place !== null ? [said(words.place(place), 'var(--gold)')] : []),
    ...(locked ? [chip(<Lock />)] : []),
    ...(announced ? [said(words.ready, 'var(--jade)')] : []),
    ...(flowerPig ? [said(words.flowerPig, 'var(--amber)')] : []),
  ]
}

function chip(drawn: ReactNode): Sign {
  return { width: CHIP, drawn }
}

function said(text: string, fill: string): Sign {
  return {
    width: widthOf(text, SMALL, 700),
    drawn: <Text x={0} y={CHIP / 2} size={SMALL} weight={700} fill={fill} text={text} />,
  }
}

function VoidChip({ suit }: { readonly suit: Suit | Hidden }) {
  return (
    <>
      <rect width={CHIP} height={CHIP} rx={5} fill="var(--tile-bone)" />
      {suit !== HIDDEN && <use href={`#suit-${suit}`} x={2} y={2} width={CHIP - 4} height={CHIP - 4} />}
      <path d={`M1 ${CHIP - 1}L${CHIP - 1} 1`} stroke="#465560" strokeWidth={2.5} />
    </>
  )
}

function Seal() {
  return (
    <>
      <rect width={CHIP} height={CHIP} rx={4} fill="var(--gold-fill)" />
      <Text x={CHIP / 2} y={CHIP / 2} size={SMALL} weight={700} anchor="middle" fill="var(--on-gold)" text="胡" />
    </>
  )
}

function Lock() {
  return (
    <g transform={`scale(${CHIP / 24})`} fill="var(--jade)" stroke="var(--jade)">
      <LockDrawing />
    </g>
  )
}
