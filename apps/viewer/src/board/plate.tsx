import type { Seat } from '@paipu/engine'
import { HIDDEN, type Hidden, type Suit, type Tile } from '@paipu/tiles'
import { NOTHING_YET, suitInWords, type ViewState } from '@paipu/views'
import { memo, type ReactNode } from 'react'
import { SuitSign, type Language } from '../tiles/index.ts'
import styles from './plate.module.css'
import { classNames, hueClass } from './class-names.ts'
import { clockFace, scriptTag, signed } from './format.ts'
import type { Side } from './geometry.ts'
import type { LastTile } from './last-tile.ts'
import { LockDrawing } from './lock-drawing.tsx'
import { SideTiles } from './side-tiles.tsx'
import { seatStatus, type SeatStatus } from './seat-status.ts'
import { boardWords } from './words.ts'

export interface PlateProps {
  readonly state: ViewState
  readonly seat: Seat
  readonly side: Side
  readonly name: string
  readonly language: Language
  readonly change: number
  readonly place: number | null
  readonly clock: number | null
  readonly lastTile: LastTile | null
  /** What the seat waits for, where that is to be shown. */
  readonly waits: readonly Tile[]
  readonly numerals: boolean
}

/** A plate's box, in the corner at its owner's right. */
export function PlateBox({
  status,
  side,
  children,
}: {
  readonly status: SeatStatus
  readonly side: Side
  readonly children: ReactNode
}) {
  return (
    <div
      className={classNames(
        styles.plate,
        styles[side],
        hueClass(status.wind),
        status.active && styles.active,
        status.left && styles.out,
      )}
    >
      {children}
    </div>
  )
}

/** A seat's wind as a filled letter. */
export function Wind({ wind, language }: { readonly wind: Seat; readonly language: Language }) {
  return <span className={styles.wind}>{boardWords(language).winds[wind]}</span>
}

/** A row of a plate: the name, or what stands in its place. */
export function NameRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.nameRow}>{children}</div>
}

/** A seat's points with their sign. */
export function Points({ points }: { readonly points: number }) {
  const text = signed(points)
  return <span className={classNames(styles.points, text.length > 4 && styles.longPoints)}>{text}</span>
}

/** What stands by a seat's name, in the corner at its owner's right. Everything has its room from the start. */
export const Plate = memo(function Plate({
  state,
  seat,
  side,
  name,
  language,
  change,
  place,
  clock,
  lastTile,
  waits,
  numerals,
}: PlateProps) {
  const status = seatStatus(state, seat)
  return (
    <PlateBox status={status} side={side}>
      <NameRow>
        <Wind wind={status.wind} language={language} />
        <span className={styles.name} lang={scriptTag(name)} dir="auto" title={name}>
          {name}
        </span>
      </NameRow>
      <div className={styles.pointsRow}>
        <Points points={status.points} />
        {change === 0 ? null : <span className={change < 0 ? styles.paid : styles.gained}>{signed(change)}</span>}
        {clock === null ? null : <span className={styles.clock}>{clockFace(clock)}</span>}
      </div>
      <div className={styles.statusRow}>
        <VoidChip suit={status.voidSuit} language={language} />
        <Standing status={status} place={place} language={language} />
      </div>
      <SideTiles seat={state.seats[seat]} lit={isWonLit({ lastTile, seat })} waits={waits} numerals={numerals} />
    </PlateBox>
  )
}, saysSame)

/** Whether two plates would be the same. */
function saysSame(one: PlateProps, other: PlateProps): boolean {
  return (
    one.seat === other.seat &&
    one.side === other.side &&
    one.name === other.name &&
    one.language === other.language &&
    one.change === other.change &&
    one.place === other.place &&
    one.clock === other.clock &&
    one.numerals === other.numerals &&
    one.waits.join() === other.waits.join() &&
    isWonLit(one) === isWonLit(other) &&
    standsSame(one.state, other.state, one.seat)
  )
}

/** Whether a seat stands the same: most moments change what it holds, of which its plate says nothing. */
function standsSame(one: ViewState, other: ViewState, seat: Seat): boolean {
  const [held, next] = [one.seats[seat], other.seats[seat]]
  if (held.laidAside !== next.laidAside || held.removed !== next.removed) return false
  const [status, after] = [seatStatus(one, seat), seatStatus(other, seat)]
  return STATUS.every((part) => status[part] === after[part])
}

const STATUS = Object.keys(seatStatus(NOTHING_YET, 0)) as (keyof SeatStatus)[]

function isWonLit({ lastTile, seat }: Pick<PlateProps, 'lastTile' | 'seat'>): boolean {
  return lastTile?.place === 'won' && lastTile.seat === seat
}

/** The seal of a win, the same in every language. */
export function Seal({ title }: { readonly title?: string }) {
  return (
    <span className={styles.seal} lang="zh-Hans" title={title}>
      胡
    </span>
  )
}

/** The sign of a locked hand. */
export function Lock({ title }: { readonly title: string }) {
  return (
    <svg className={styles.lock} viewBox="0 0 24 24" focusable="false">
      <title>{title}</title>
      <LockDrawing />
    </svg>
  )
}

/** That a seat has announced ready. */
export function Announced({ language }: { readonly language: Language }) {
  return <span className={styles.ready}>{boardWords(language).ready}</span>
}

/** The void suit's sign, struck out; a blank chip while it is chosen but not shown. */
function VoidChip({ suit, language }: { readonly suit: Suit | Hidden | null; readonly language: Language }) {
  if (suit === null) return null
  const words = boardWords(language)
  if (suit === HIDDEN) return <span className={styles.voidChip} title={words.voidHidden} />
  return (
    <span className={styles.voidChip} title={words.voidSuit(suitInWords(suit, language))}>
      <SuitSign suit={suit} size="100%" language={language} decorative />
    </span>
  )
}

function Standing({
  status,
  place,
  language,
}: {
  readonly status: SeatStatus
  readonly place: number | null
  readonly language: Language
}) {
  const words = boardWords(language)
  return (
    <>
      {status.won ? (
        <span className={styles.won}>
          <Seal title={words.won} />
          {place === null ? null : <span className={styles.place}>{words.place(place)}</span>}
        </span>
      ) : null}
      {status.locked ? <Lock title={words.locked} /> : null}
      {status.announced ? <Announced language={language} /> : null}
      {status.flowerPig ? <span className={styles.pig}>{words.flowerPig}</span> : null}
    </>
  )
}
