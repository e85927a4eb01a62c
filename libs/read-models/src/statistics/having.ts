import { placesOf, type BySeat, type Seat } from '@paipu/engine'
import type { FinishedDeal } from '../deal-index.ts'
import { FACTS } from './facts.ts'
import type { Statistics } from './statistics-model.ts'
import type { PointRange } from './totals.ts'

/** Something that a number of the statistics counts, so that the deals behind it can be asked for. */
export type Having =
  | { readonly kind: 'result'; readonly result: FinishedDeal['end']['result'] }
  /** A seat did it at all: one of {@link FACTS}, or a win with the fan behind `fan:`. */
  | { readonly kind: 'fact'; readonly name: string }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'points'; readonly range: PointRange }

/** Every form that {@link readHaving} reads, in words. */
export const HAVING_FORMS = `won, wall-end, time-limit, ${FACTS.join(', ')}, fan:<name of a fan>, place-1 … place-4, points:<from>..<to>`

/** What a text asks of a deal; `null` for one that asks for nothing there is. */
export function readHaving(text: string): Having | null {
  if (text === 'won' || text === 'wall-end' || text === 'time-limit') return { kind: 'result', result: text }
  if (FACTS.some((fact) => fact === text) || /^fan:[a-z][a-z-]{0,39}$/.test(text)) return { kind: 'fact', name: text }
  const place = /^place-([1-4])$/.exec(text)?.[1]
  if (place !== undefined) return { kind: 'place', place: Number(place) }
  const [, from, to] = /^points:(-?\d{1,6})?\.\.(-?\d{1,6})?$/.exec(text) ?? []
  return from === undefined && to === undefined ? null : { kind: 'points', range: { from: bound(from), to: bound(to) } }
}

function bound(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}

/** The text of a range of points, as {@link readHaving} reads it. */
export function rangeText({ from, to }: PointRange): string {
  return `points:${from ?? ''}..${to ?? ''}`
}

/** Whether a deal has something for a seat of which `is` holds. */
export function has(
  { did }: Statistics,
  { id, end }: FinishedDeal,
  having: Having,
  is: (seat: Seat) => boolean,
): boolean {
  switch (having.kind) {
    case 'result':
      return end.result === having.result
    case 'fact':
      return did.get(id)?.some((names, seat) => is(seat as Seat) && names.includes(having.name)) ?? false
    case 'place':
      return placesOf(end.totals as BySeat<number>).some((place, seat) => is(seat as Seat) && place === having.place)
    case 'points':
      return end.totals.some((points, seat) => is(seat as Seat) && isWithin(points, having.range))
  }
}

function isWithin(points: number, { from, to }: PointRange): boolean {
  return (from === null || points >= from) && (to === null || points <= to)
}
