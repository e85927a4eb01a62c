import { appendFrames, type Frame } from '@paipu/views'
import type { TableUpdate } from '../api/schema.ts'

/** One deal of a table, as far as it is visible. */
export interface LiveDeal {
  readonly id: string | null
  readonly number: number | null
  readonly frames: readonly Frame[]
}

/** A place that the watcher keeps: in the deal at the edge, or in an earlier one that was over when they were there. */
export interface Held {
  readonly ply: number
  readonly past: LiveDeal | null
}

/** What a page knows of a live table. */
export interface LiveState {
  /** The deal at the visible edge. */
  readonly edge: LiveDeal
  /** Where to go on from after a loss; `null` to ask for everything anew. */
  readonly cursor: string | null
  /** `null` follows the edge. */
  readonly held: Held | null
  /** The deal before the one at the edge, for the way to its replay. */
  readonly previous: { readonly id: string; readonly number: number | null } | null
  /** When the table's first moment comes out of its delay; `null` while not known. */
  readonly visibleFrom: string | null
  /** The server's clock less this one's, milliseconds. */
  readonly skew: number
  /** How often updates had a gap and had to be asked for again. A rise asks for a new subscription from `cursor`. */
  readonly resyncs: number
  /** Whether a gap has not been closed yet. */
  readonly gap: boolean
}

export type LiveAction =
  | { readonly type: 'update'; readonly update: TableUpdate; readonly now: number }
  /** Goes to a moment of the deal shown, and stays there; its last moment at the edge follows again. */
  | { readonly type: 'seek'; readonly ply: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'edge' }

/** Before anything is known of a table. */
export const NOTHING: LiveState = {
  edge: { id: null, number: null, frames: [] },
  cursor: null,
  held: null,
  previous: null,
  visibleFrom: null,
  skew: 0,
  resyncs: 0,
  gap: false,
}

/** The state from a table's first update. `now` is this machine's clock, milliseconds. */
export function startLive(update: TableUpdate, now: number): LiveState {
  return live(NOTHING, { type: 'update', update, now })
}

/** What follows. Every frame gets in exactly once: what is there already is dropped, a gap is asked for again. */
export function live(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'update':
      return receive(state, action.update, action.now)
    case 'seek':
      return seek(state, action.ply)
    case 'step':
      return seek(state, shownPly(state) + action.by)
    case 'edge':
      return { ...state, held: null }
  }
}

/** The deal on screen. */
export function shownDeal(state: LiveState): LiveDeal {
  return state.held?.past ?? state.edge
}

/** The moment on screen; -1 while there is none. */
export function shownPly(state: LiveState): number {
  return state.held?.ply ?? state.edge.frames.length - 1
}

/** What is on screen; `null` while nothing is visible yet. */
export function shownFrame(state: LiveState): Frame | null {
  return shownDeal(state).frames[shownPly(state)] ?? null
}

/** How many visible moments lie after the one on screen. */
export function momentsBehind(state: LiveState): number {
  if (state.held === null) return 0
  const rest = shownDeal(state).frames.length - 1 - state.held.ply
  return state.held.past === null ? rest : rest + state.edge.frames.length
}

function receive(state: LiveState, update: TableUpdate, now: number): LiveState {
  const heard = { ...state, visibleFrom: update.visibleFrom, skew: Date.parse(update.serverTime) - now }
  return update.kind === 'snapshot' ? replace(heard, update) : extend(heard, update)
}

function replace(state: LiveState, update: TableUpdate): LiveState {
  const edge = dealOf(update)
  if (edge.frames.length < update.frames.length) return askAgain(state)
  const fresh = { ...state, edge, cursor: update.cursor, gap: false }
  if (edge.id !== state.edge.id) return { ...fresh, previous: previousOf(state), held: keepPast(state) }
  if (state.held === null || state.held.past !== null) return fresh
  return {
    ...fresh,
    held: edge.frames.length === 0 ? null : { ply: Math.min(state.held.ply, edge.frames.length - 1), past: null },
  }
}

function previousOf({ edge, previous }: LiveState): LiveState['previous'] {
  return edge.id === null ? previous : { id: edge.id, number: edge.number }
}

/** A watcher who looks at an earlier moment stays with the deal when the table goes on to the next. */
function keepPast({ held, edge }: LiveState): Held | null {
  return held === null ? null : { ply: held.ply, past: held.past ?? edge }
}

function extend(state: LiveState, update: TableUpdate): LiveState {
  const known = state.edge.frames.length
  const news = update.frames.filter((frame) => frame.ply >= known)
  if (update.deal !== state.edge.id || news.some((frame, index) => frame.ply !== known + index)) return askAgain(state)
  const frames = news.length === 0 ? state.edge.frames : appendFrames(state.edge.frames, news)
  return { ...state, edge: { ...state.edge, frames }, cursor: update.cursor, gap: false }
}

/** First from the last cursor; when that leaves a gap again, everything anew. */
function askAgain(state: LiveState): LiveState {
  return { ...state, gap: true, cursor: state.gap ? null : state.cursor, resyncs: state.resyncs + 1 }
}

function seek(state: LiveState, asked: number): LiveState {
  const past = state.held?.past ?? null
  const last = shownDeal(state).frames.length - 1
  if (last < 0) return state
  if (past !== null && asked > last)
    return state.edge.frames.length > 1 ? { ...state, held: { ply: 0, past: null } } : { ...state, held: null }
  const ply = Math.min(Math.max(asked, 0), last)
  return { ...state, held: past === null && ply === last ? null : { ply, past } }
}

function dealOf(update: TableUpdate): LiveDeal {
  return { id: update.deal, number: update.dealNumber, frames: appendFrames([], update.frames) }
}
