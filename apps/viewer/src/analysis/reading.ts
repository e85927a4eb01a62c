import type { Cost, DealAnalysis, Decision } from '@paipu/analysis'
import { bySeat, type BySeat, type Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { plyOfSource, sees, type Frame, type Mark, type Viewer } from '@paipu/views'
import type { HandDanger } from '../board/index.ts'
import { decisionOf } from './decision-at.ts'
import type { Analysis } from './use-analysis.ts'

/** The analysis once it is there. */
export function known(analysis: Analysis): DealAnalysis | null {
  return typeof analysis === 'string' ? null : analysis
}

/** The decision that a moment is about; see {@link decisionOf}. */
export function decisionAt(analysis: DealAnalysis | null, source: number): Decision | null {
  return decisionOf(analysis?.decisions ?? [], source)
}

/** Whether a decision is told of in a view: those of the seats it shows, and where it shows none, of all. */
function isTold(viewer: Viewer, seat: Seat): boolean {
  return viewer.seats.length === 0 || sees(viewer, seat)
}

/** What the decisions told of in a view cost, by the place of their event. */
export function costsOf(analysis: DealAnalysis | null, viewer: Viewer): ReadonlyMap<number, Cost> {
  const told = analysis?.decisions.filter(({ seat, cost }) => cost !== null && isTold(viewer, seat)) ?? []
  return new Map(told.map(({ source, cost }) => [source, cost!]))
}

/** The moments of costly decisions, in order. */
export function costlyPlies(frames: readonly Frame[], costs: ReadonlyMap<number, Cost>): readonly number[] {
  return frames.filter(({ source }) => costs.has(source)).map(({ ply }) => ply)
}

/** When the seats shown in a view became ready. */
export function readyMarks(analysis: DealAnalysis | null, viewer: Viewer, frames: readonly Frame[]): readonly Mark[] {
  const waiting = new Set<Seat>()
  return (analysis?.readiness ?? []).flatMap(({ source, seat, waits }): Mark[] => {
    const before = waiting.has(seat)
    if (waits.length === 0) waiting.delete(seat)
    else waiting.add(seat)
    return before || waits.length === 0 || !sees(viewer, seat)
      ? []
      : [{ ply: plyOfSource(frames, source), kind: 'ready', seat }]
  })
}

/** What the seats shown in a view wait for at a moment. */
export function waitsAt(analysis: DealAnalysis | null, viewer: Viewer, source: number): BySeat<readonly Tile[]> {
  return bySeat((seat) => {
    if (!sees(viewer, seat)) return []
    return analysis?.readiness.findLast((each) => each.seat === seat && each.source <= source)?.waits ?? []
  })
}

/** A risk from which on the mark of a tile is as strong as can be. */
const GREAT_RISK = 0.3

/**
 * The danger in the hand that is about to discard: where all hands are shown the true one, in a seat's own view what it could
 * take it for; `null` where no hand that is shown is about to discard.
 */
export function dangerAt(analysis: DealAnalysis | null, viewer: Viewer, source: number): HandDanger | null {
  return dangerBefore(decisionAt(analysis, source), viewer, source)
}

/** {@link dangerAt} where the moment's decision is known. */
export function dangerBefore(decision: Decision | null, viewer: Viewer, source: number): HandDanger | null {
  if (decision === null || decision.source === source || decision.discards.length === 0) return null
  if (!sees(viewer, decision.seat)) return null
  const allHands = viewer.seats.length === 4
  const level = ({ danger, risk }: Decision['discards'][number]) =>
    allHands ? Number(danger.length > 0) : Math.min(1, risk / GREAT_RISK)
  return { seat: decision.seat, tiles: new Map(decision.discards.map((option) => [option.tile, level(option)])) }
}
