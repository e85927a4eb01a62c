import {
  evolveView,
  inSmall,
  NOTHING_YET,
  SPECTATOR,
  viewerName,
  type BoardInSmall,
  type ViewEvent,
  type Viewer,
  type ViewState,
  type WireFrame,
} from '@paipu/views'
import type { TableSummary } from '@paipu/read-models'
import { makeSource, type Feed } from '../feeds/feed.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Clock } from '../time/clock.ts'
import { cursorOf, framesBehind, makeChannel, type Channel, type Redaction } from './channel.ts'
import { makeEdge, type Edge, type Revealed } from './edge.ts'
import type { TableUpdate } from './update.ts'

/** What the lobby may say of a table: what a spectator sees at its visible edge. */
export interface AtTheEdge {
  readonly dealNumber: number | null
  readonly wallLeft: number | null
  readonly points: readonly number[] | null
  readonly board: BoardInSmall | null
}

/** The facts of a table that never change. */
export type TableFacts = Pick<
  TableSummary,
  'id' | 'name' | 'ruleSet' | 'seats' | 'policy' | 'delaySeconds' | 'openedAt'
>

/** A table as its watchers see it. */
export interface WatchedTable {
  readonly facts: TableFacts
  readonly visibleFrom: Date
  /** What the store holds of it goes in here. */
  readonly edge: Edge
  /** The table closes at a time, milliseconds since 1970; its watchers learn it after the delay. */
  close(at: number): void
  /** Shows what has become visible and waits for what comes next. Call it after anything went in. */
  refresh(): void
  atTheEdge(): AtTheEdge
  /** How many watch. */
  spectators(): number
  /** What a watcher gets first: what comes behind its cursor or, where that can't be, everything. */
  update(viewer: Viewer, after: string | null): TableUpdate
  /** Follows the table. */
  watch(viewer: Viewer, after: string | null): Feed<TableUpdate>
  /** Ends all subscriptions. */
  stop(): void
}

/** Told of what the lobby shows of a table. */
export interface TableListener {
  /** More is visible, or more or fewer watch. */
  changed(): void
  /** Its watchers have seen it close. */
  closed(): void
}

/** What a watched table works with. */
export interface TableTools {
  readonly clock: Clock
  readonly redact: Redaction
  readonly metrics: Metrics
}

/** Makes a watched table. */
export function makeWatchedTable(
  facts: TableFacts,
  { clock, redact, metrics }: TableTools,
  listener: TableListener,
): WatchedTable {
  const delayMs = facts.delaySeconds * 1000
  const visibleFrom = new Date(Date.parse(facts.openedAt) + delayMs)
  const edge = makeEdge(delayMs)
  const channels = new Map<string, Channel<TableUpdate>>()
  const snapshots = new Map<Channel<TableUpdate>, TableUpdate>()
  const spectator = channelOf(SPECTATOR)
  let deal: Revealed['deal'] | null = null
  let view: ViewState = NOTHING_YET
  let closesAt: number | null = null
  /** What is there at the start was due long before: it tells nothing of how late this server is. */
  let takenUp = false
  let callOff: () => void = () => {}

  function channelOf(viewer: Viewer): Channel<TableUpdate> {
    const known = channels.get(viewerName(viewer))
    if (known !== undefined) return known
    const channel = makeChannel<TableUpdate>(viewer, redact)
    channel.show(edge.visible())
    channels.set(channel.name, channel)
    return channel
  }

  function updateOf(
    kind: TableUpdate['kind'],
    channel: Channel<TableUpdate>,
    frames: readonly WireFrame[],
  ): TableUpdate {
    return Object.freeze({
      kind,
      deal: deal?.id ?? null,
      dealNumber: deal?.dealNumber ?? null,
      frames,
      cursor: cursorOf(channel, deal?.id ?? null),
      delaySeconds: facts.delaySeconds,
      visibleFrom,
      serverTime: new Date(clock.now()),
    })
  }

  /** Everything that a channel has. Whoever asks at the same moment gets the same one: many come back all at once. */
  function snapshot(channel: Channel<TableUpdate>): TableUpdate {
    const known = snapshots.get(channel)
    const isCurrent =
      known?.deal === (deal?.id ?? null) &&
      known.frames.length === channel.frames().length &&
      known.serverTime.getTime() === clock.now()
    if (isCurrent) return known
    const made = updateOf('snapshot', channel, Object.freeze([...channel.frames()]))
    snapshots.set(channel, made)
    return made
  }

  /** Counts what a spectator sees, and nothing else: these figures are for everybody. */
  function measure(frames: readonly WireFrame[]): void {
    const first = frames[0]
    if (first === undefined || !takenUp) return
    metrics.count('paipu_visible_moments_total', '', frames.length)
    metrics.observe('paipu_edge_lag_seconds', (clock.now() - Date.parse(first.time) - delayMs) / 1000)
  }

  /** Shows what the edge has passed; answers whether a spectator sees any of it. */
  function show({ begins, events }: Revealed): boolean {
    let seen = begins
    if (begins) view = NOTHING_YET
    for (const channel of channels.values()) {
      if (begins) channel.clear()
      const frames = channel.show(events)
      if (channel === spectator) {
        view = frames.reduce(foldFrame, view)
        seen ||= frames.length > 0
        measure(frames)
      }
      if (channel.watchers.size === 0 || (frames.length === 0 && !begins)) continue
      const update = begins ? snapshot(channel) : updateOf('frames', channel, frames)
      for (const watcher of channel.watchers) watcher.push(update)
    }
    return seen
  }

  function refresh(): void {
    callOff()
    for (const revealed of edge.move(clock.now())) {
      deal = revealed.deal
      // The lobby is a spectator's: that nothing to be seen has happened must not show in it either.
      if (show(revealed)) listener.changed()
    }
    takenUp = true
    const due = edge.due() ?? closesAt
    if (due === null) return
    if (edge.due() === null && due <= clock.now()) finish()
    else callOff = clock.after(due - clock.now(), refresh)
  }

  function finish(): void {
    stop()
    listener.closed()
  }

  function stop(): void {
    callOff()
    for (const channel of channels.values()) for (const watcher of channel.watchers) watcher.complete()
  }

  function update(viewer: Viewer, after: string | null): TableUpdate {
    const channel = channelOf(viewer)
    const frames = framesBehind(channel, deal?.id ?? null, after)
    return frames === null ? snapshot(channel) : updateOf('frames', channel, frames)
  }

  return {
    facts,
    visibleFrom,
    edge,
    close(at) {
      closesAt = at + delayMs
    },
    refresh,
    atTheEdge: () =>
      deal === null
        ? { dealNumber: null, wallLeft: null, points: null, board: null }
        : {
            dealNumber: deal.dealNumber,
            wallLeft: view.wallLeft,
            points: view.seats.map(({ points }) => points),
            board: inSmall(view),
          },
    spectators: () => [...channels.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    update,
    watch(viewer, after) {
      const first = update(viewer, after)
      const channel = channelOf(viewer)
      if (first.kind === 'snapshot') metrics.count('paipu_snapshots_total', 'join')
      const source = makeSource(
        first,
        () => snapshot(channel),
        () => {
          channel.watchers.delete(source)
          listener.changed()
        },
        () => {
          metrics.count('paipu_queue_drops_total')
          metrics.count('paipu_snapshots_total', 'drop')
        },
      )
      channel.watchers.add(source)
      listener.changed()
      return source.feed
    },
    stop,
  }
}

function foldFrame(view: ViewState, { type, data }: WireFrame): ViewState {
  return evolveView(view, { type, data } as ViewEvent)
}
