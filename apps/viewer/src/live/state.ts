import { appendFrames, type Frame } from '@paipu/views'
import type { TableUpdate } from '../api/schema.ts'
import type { LiveDeal } from './live-deal.ts'
import { samePlace } from './same-place.ts'

/** A place that the watcher keeps: in the deal at the edge, or in an earlier one that was over when they were there. */
export interface Held {
  readonly ply: number
  readonly past: LiveDeal | null
  /** Whether it goes on by itself, faster than the table, until it is at the edge; else it stays. */
  readonly catchingUp: boolean
}

/** How a watcher goes with the table: at its visible edge, or behind it, standing or catching up. */
export type Mode = 'edge' | 'standing' | 'catching-up'

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
  | { readonly type: 'update'; readonly update: TableUpdate; readonly viewer: string; readonly now: number }
  /** An earlier deal, whole or for another viewer than before. */
  | { readonly type: 'past'; readonly deal: LiveDeal }
  /** Goes to a moment of the deal shown, and stays there; its last moment at the edge follows again. */
  | { readonly type: 'seek'; readonly ply: number }
  | { readonly type: 'step'; readonly by: number }
  /** At the edge or while catching up: stays. While standing: catches up. */
  | { readonly type: 'play' }
  /** On from a moment while catching up, so many times; nothing where one is no longer there. */
  | { readonly type: 'advance'; readonly from: string; readonly times: number }
  | { readonly type: 'edge' }

/** Before anything is known of a table. */
export const NOTHING: LiveState = {
  edge: { id: null, number: null, frames: [], viewer: 'spectator' },
  cursor: null,
  held: null,
  previous: null,
  visibleFrom: null,
  skew: 0,
  resyncs: 0,
  gap: false,
}

/**
 * The state from a table's first update. `now` is this machine's clock, milliseconds; `ply` the moment to stay at, `null` for
 * the edge.
 */
export function startLive(update: TableUpdate, viewer: string, now: number, ply: number | null): LiveState {
  const state = live(NOTHING, { type: 'update', update, viewer, now })
  return ply === null ? state : seek(state, ply)
}

/** What follows. Every frame gets in exactly once: what is there already is dropped, a gap is asked for again. */
export function live(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'update':
      return receive(state, action)
    case 'past':
      return takePast(state, action.deal)
    case 'seek':
      return seek(state, action.ply)
    case 'step':
      return seek(state, shownPly(state) + action.by)
    case 'play':
      return play(state)
    case 'advance':
      return action.from === placeName(state) ? advanceBy(state, action.times) : state
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

/** A name for the place on screen: another one at every moment of every deal. */
export function placeName(state: LiveState): string {
  return `${shownDeal(state).id} ${shownPly(state)}`
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

/** How the watcher goes with the table. */
export function modeOf({ held }: LiveState): Mode {
  return held === null ? 'edge' : held.catchingUp ? 'catching-up' : 'standing'
}

/** The moment after the one on screen; `null` where there is none yet. */
export function nextFrame(state: LiveState): Frame | null {
  const next = shownDeal(state).frames[shownPly(state) + 1]
  return next ?? (state.held?.past == null ? null : (state.edge.frames[0] ?? null))
}

/** How long ago the table left the moment on screen, seconds: the delay at the edge, and more behind it. */
export function secondsBehind(state: LiveState, delaySeconds: number, now: number): number {
  const next = nextFrame(state)
  return next === null ? delaySeconds : Math.max(delaySeconds, Math.floor((now - Date.parse(next.time)) / 1000))
}

function receive(state: LiveState, { update, viewer, now }: Extract<LiveAction, { type: 'update' }>): LiveState {
  const heard = { ...state, visibleFrom: update.visibleFrom, skew: Date.parse(update.serverTime) - now }
  return update.kind === 'snapshot' ? replace(heard, update, viewer) : extend(heard, update)
}

function replace(state: LiveState, update: TableUpdate, viewer: string): LiveState {
  const edge = { id: update.deal, number: update.dealNumber, frames: appendFrames([], update.frames), viewer }
  if (edge.frames.length < update.frames.length) return askAgain(state)
  const fresh = { ...state, edge, cursor: update.cursor, gap: false }
  if (edge.id !== state.edge.id) return { ...fresh, previous: previousOf(state), held: keepPast(state) }
  if (state.held === null || state.held.past !== null) return fresh
  return {
    ...fresh,
    held: edge.frames.length === 0 ? null : { ...state.held, ply: samePlace(state.edge, edge, state.held.ply) },
  }
}

function takePast(state: LiveState, deal: LiveDeal): LiveState {
  const { held } = state
  if (held?.past?.id !== deal.id || held === null || deal.frames.length === 0) return state
  return { ...state, held: { ...held, ply: samePlace(held.past!, deal, held.ply), past: deal } }
}

function previousOf({ edge, previous }: LiveState): LiveState['previous'] {
  return edge.id === null ? previous : { id: edge.id, number: edge.number }
}

/** A watcher who looks at an earlier moment stays with the deal when the table goes on to the next. */
function keepPast({ held, edge }: LiveState): Held | null {
  return held === null ? null : { ...held, past: held.past ?? edge }
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
  if (past !== null && asked > last) return enterEdge(state, 0, false)
  const ply = Math.min(Math.max(asked, 0), last)
  return { ...state, held: past === null && ply === last ? null : { ply, past, catchingUp: false } }
}

/** Goes from an earlier deal to a moment of the one at the edge. */
function enterEdge(state: LiveState, ply: number, catchingUp: boolean): LiveState {
  const atEdge = ply >= state.edge.frames.length - 1
  return { ...state, held: atEdge ? null : { ply, past: null, catchingUp } }
}

function play(state: LiveState): LiveState {
  const { held } = state
  if (shownFrame(state) === null) return state
  if (held === null) return { ...state, held: { ply: shownPly(state), past: null, catchingUp: false } }
  if (momentsBehind(state) === 0) return { ...state, held: null }
  return { ...state, held: { ...held, catchingUp: !held.catchingUp } }
}

/** On to the next moment, and those that came together with it, as they did at the table. */
function advance(state: LiveState): LiveState {
  const { held } = state
  if (held === null || !held.catchingUp) return state
  const { frames } = shownDeal(state)
  if (held.ply + 1 < frames.length) {
    const ply = lastTogether(frames, held.ply + 1)
    return held.past === null ? enterEdge(state, ply, true) : { ...state, held: { ...held, ply } }
  }
  return enterEdge(state, lastTogether(state.edge.frames, 0), true)
}

function advanceBy(state: LiveState, times: number): LiveState {
  let there = state
  for (let n = 0; n < times; n++) there = advance(there)
  return there
}

function lastTogether(frames: readonly Frame[], ply: number): number {
  const time = frames[ply]?.time
  const after = frames.findIndex((frame) => frame.ply > ply && frame.time !== time)
  return (after < 0 ? frames.length : after) - 1
}
