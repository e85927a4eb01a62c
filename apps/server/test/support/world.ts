import { openEmbeddedStore } from '@paipu/event-store'
import type { DealStartedV1, EventRecord } from '@paipu/contracts'
import { readSettings } from '../../src/config/settings.ts'
import { Deals } from '../../src/deals/deals.service.ts'
import { OwnDeals } from '../../src/deals/own-deals.service.ts'
import { Exports } from '../../src/exports/exports.service.ts'
import type { Feed } from '../../src/feeds/feed.ts'
import { Indexes } from '../../src/indexes/indexes.service.ts'
import { makeMetrics } from '../../src/metrics/metrics.ts'
import { PlayStatistics } from '../../src/statistics/statistics.service.ts'
import { Thinking } from '../../src/statistics/think-time.service.ts'
import { Reach } from '../../src/reach/reach.service.ts'
import { SeatTokens } from '../../src/seats/seat-tokens.service.ts'
import type { Redaction } from '../../src/watching/channel.ts'
import type { LobbyUpdate } from '../../src/watching/lobby.ts'
import { JSON_LINES, SERVER_SENT_EVENTS } from '../../src/watching/stream-format.ts'
import type { TableUpdate } from '../../src/watching/update.ts'
import { Watching } from '../../src/watching/watching.service.ts'
import { answer, answerLater, taken } from './answers.ts'
import { handClock, START } from './clock.ts'
import { ASKED, exported } from './exported.ts'
import { silentLog } from './log.ts'
import { DEAL } from './pairs.ts'
import { put, TABLE } from './tables.ts'

/** Everything that a server says of a table, without a network: the services that HTTP and the socket give the word to. */
export interface World {
  /** Turns the clock to a moment; answers everything that anybody may get then, by how it is asked for. */
  at(moment: number, viewers: readonly string[]): Promise<Readonly<Record<string, string>>>
  close(): Promise<void>
}

/** Makes the world of records. Whoever watches from the start is `followers`. */
export async function makeWorld(
  records: { readonly table: readonly EventRecord[]; readonly deal: readonly EventRecord[] },
  followers: readonly string[],
  redact: Redaction,
): Promise<World> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  await put(store, records.table)
  await put(store, records.deal)
  const clock = handClock(START)
  const log = silentLog()
  const indexes = new Indexes(store, log)
  await indexes.caughtUp()
  const metrics = makeMetrics()
  const reach = new Reach(readSettings({}, '/'), clock, log)
  const tokens = new SeatTokens(clock, indexes, reach, log)
  const watching = new Watching(store, clock, redact, indexes, reach, tokens, log, metrics)
  await watching.start()
  const deals = new Deals(store, clock, indexes)
  const own = new OwnDeals(store, clock, indexes, deals, tokens)
  const exports = new Exports(store, clock, indexes, own, tokens)
  const statistics = new PlayStatistics(clock, indexes, new Thinking(store, indexes))
  const { ruleSet, seats } = records.deal[0]!.data as DealStartedV1
  const { player, name } = seats[0]
  const from = { headers: {}, socket: {} }
  const live = new Map<string, Feed<TableUpdate>>(
    followers.map((viewer) => [viewer, watching.watch({ id: TABLE, viewer, after: null, from })]),
  )
  /** Cursors as they were given out, the first and the last of each viewer. */
  const cursors = new Map<string, string[]>()

  function edge(viewer: string, after: string | null): string {
    return answer(() => watching.update({ id: TABLE, viewer, after, from }), textOf)
  }

  /** Everything that can be answered of an update: it never changes, and most are given more than once. */
  const texts = new WeakMap<object, string>()
  function textOf(value: object): string {
    const text = texts.get(value) ?? JSON.stringify(value)
    texts.set(value, text)
    return text
  }

  /** What a viewer gets who is there, who comes now, who comes back, and who asks with cursors that it should not have. */
  function asViewer(viewer: string, out: Record<string, string>): void {
    const feed = live.get(viewer)
    const updates = feed === undefined ? [] : taken(feed)
    out[`${viewer} live`] = updates.map((update) => JSON.stringify(update)).join('\n')
    out[`${viewer} live, events`] = updates.map((update) => SERVER_SENT_EVENTS.bytes(update)).join('')
    out[`${viewer} live, lines`] = updates.map((update) => JSON_LINES.bytes(update)).join('')
    const late = edge(viewer, null)
    out[`${viewer} late`] = late
    const known = cursors.get(viewer) ?? []
    for (const after of known) out[`${viewer} after ${after}`] = edge(viewer, after)
    const cursor = /"cursor":"([^"]*)"/.exec(late)?.[1]
    if (cursor === undefined) return
    const [deal, ply] = cursor.split(':')
    for (const after of [`${deal}:${Number(ply) + 1}:${viewer}`, `${deal}:0:all-hands`, `${DEAL}:9999:${viewer}`])
      out[`${viewer} after what it may not have: ${after}`] = edge(viewer, after)
    cursors.set(viewer, [known[0] ?? cursor, cursor])
  }

  return {
    async at(moment, viewers) {
      clock.set(moment)
      watching.table(TABLE).refresh()
      const out: Record<string, string> = {}
      for (const viewer of viewers) asViewer(viewer, out)
      for (const viewer of ['reviewer', 'nobody', '']) out[`as ${viewer}`] = edge(viewer, null)
      out['after nonsense'] = edge('spectator', 'nonsense')
      out['lobby'] = answer(() => first(watching.lobby.watch()), textOf)
      out['figures for everybody'] = JSON.stringify([
        metrics.value('paipu_visible_moments_total'),
        metrics.histogram('paipu_edge_lag_seconds').counts(),
      ])
      out['deals'] = answer(() => deals.page({ ...ANY, first: 100 }))
      out['deals of the table'] = answer(() => deals.page({ ...ANY, table: TABLE, first: 1 }))
      out['deals of a player'] = answer(() => deals.page({ ...ANY, player, first: 100 }))
      out['deals by name'] = answer(() => deals.page({ ...ANY, name, first: 100 }))
      for (const having of ['self-draw', 'dealt-in', 'kong-added', 'fan:root', 'place-1', 'points:1..', 'wall-end'])
        out[`deals having ${having}`] = answer(() => deals.page({ ...ANY, having, first: 1 }))
      out['player'] = answer(() => statistics.player(player))
      out['players'] = answer(() => statistics.players({ search: '', first: 100, after: null }))
      out['rule set'] = answer(() => statistics.ruleSet(ruleSet.id))
      out['thinking of a player'] = await answerLater(statistics.playerThinking(player))
      out['thinking under rules'] = await answerLater(statistics.ruleSetThinking(ruleSet.id))
      out['deal'] = await answerLater(deals.deal(DEAL))
      out['export'] = await answerLater(deals.records(DEAL))
      Object.assign(out, await exported(exports, ASKED, from, answerLater))
      return out
    },
    async close() {
      watching.stop()
      indexes.stop()
      await store.close()
    },
  }
}

/** A list of deals that is narrowed by nothing. */
const ANY = { ruleSet: null, table: null, player: null, name: null, having: null, after: null } as const

function first(feed: Feed<LobbyUpdate>): LobbyUpdate {
  const update = feed.take()!
  void feed.return()
  return update
}
