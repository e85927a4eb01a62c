import { randomUUID } from 'node:crypto'
import { ACT, SEAT } from '../../../../apps/server/test/support/seats.ts'
import { pick, type Client } from './client.ts'
import type { Server } from './server.ts'

const EDGE = SEAT.replace('subscription', 'query').replace('seat(', 'seatUpdate(')
const WATCH = `subscription ($id: ID!, $viewer: String) { table(id: $id, viewer: $viewer) { kind deal frames cursor } }`
/** How long a seat stays before it comes back, milliseconds. */
const STAY_MS = 150

/** What players at their seats try, and those who would like to be. */
export function seatWays(server: Server, { graphql, socket, anyCursor }: Client): readonly (() => Promise<void>)[] {
  const places = server.tables.flatMap(({ id, seats }) => seats.map((place) => ({ table: id, ...place })))
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  /** The cursor of another seat, of a spectator, or of a frame that is not there yet. */
  function turned(): string {
    const [deal, ply, viewer] = anyCursor().split(':')
    if (ply === undefined) return 'start'
    return pick([`${deal}:${ply}:seats-0`, `${deal}:${ply}:all-hands`, `${deal}:${Number(ply) + 9}:${viewer}`])
  }

  /** Plays, so that the deals are ones that players from outside sit at: one of its actions, or one that it may not do. */
  async function act(attempt: string, table: string, token: string, entitled: string): Promise<void> {
    const text = await graphql(attempt, entitled, EDGE, { table, after: null }, bearer(token))
    const update = (JSON.parse(text || '{}') as { data?: { seatUpdate?: Update } | null }).data?.seatUpdate
    const deal = update?.deal ?? randomUUID()
    const actions = [...(update?.actions ?? []), { type: 'answer', answer: 'win' }, { type: 'win', seat: 0 }]
    const sent = { table, deal, decision: update?.decision ?? 3, command: randomUUID(), action: pick(actions) }
    for (const again of [sent, sent, { ...sent, command: randomUUID(), decision: Math.max(1, sent.decision - 1) }])
      await graphql(attempt, entitled, ACT, again, bearer(token))
  }

  return [
    async () => {
      for (const { table, seat, token } of places) {
        const entitled = `seats-${seat}@table`
        const asks = [null, anyCursor(), turned()].map((after) => ({
          query: SEAT,
          variables: { table, after },
          entitled,
        }))
        await socket('a seat that comes back', asks, STAY_MS, { token }, {})
      }
    },
    async () => {
      for (const { table, seat, token } of places) await act('a seat that plays', table, token, `seats-${seat}@table`)
    },
    async () => {
      for (const { table, token } of places) {
        const elsewhere = pick(places.filter((place) => place.table !== table))
        const asks = [null, anyCursor()].map((after) => ({
          query: SEAT,
          variables: { table: elsewhere.table, after },
          entitled: 'spectator',
        }))
        await socket('the seat of another table', asks, STAY_MS, { token }, {})
        await act('the seat of another table acts', elsewhere.table, token, 'spectator')
      }
    },
    async () => {
      for (const { table } of places) {
        const token = pick(['', 'seat-0', 'null', 'x'.repeat(43), table])
        const asks = [{ query: SEAT, variables: { table, after: anyCursor() }, entitled: 'spectator' }]
        await socket('a wrong token at a seat', asks, STAY_MS, { token }, bearer(token))
        await act('a wrong token acts', table, token, 'spectator')
      }
    },
    async () => {
      for (const { table, token } of places) {
        const asks = ['spectator', 'all-hands', 'seats-0', 'seats-1', 'reviewer'].map((viewer) => ({
          query: WATCH,
          variables: { id: table, viewer },
          entitled: 'spectator',
        }))
        await socket('a seat that watches its own table', asks, STAY_MS, { token }, bearer(token))
      }
    },
  ]
}

interface Update {
  readonly deal: string | null
  readonly decision: number
  readonly actions: readonly object[]
}
