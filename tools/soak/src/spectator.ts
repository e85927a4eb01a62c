import type { WireFrame } from '@paipu/views'
import { GRAPHQL } from '../../bench/src/fanout/speech.ts'
import { openWire, type Wire } from '../../bench/src/fanout/wire.ts'
import type { Seen } from './seen.ts'
import { judge, type Verdict } from './verdict.ts'

/** What one update of a table says. */
interface Update {
  readonly kind: 'snapshot' | 'frames'
  readonly deal: string | null
  readonly frames: readonly WireFrame[]
  readonly cursor: string
}

/** Where a spectator's frames go, and what is held of them. */
export interface Watching {
  readonly seen: Seen
  /** Frames of one spectator follow each other without gap or double. */
  readonly dense: Verdict
  /** Who stays is shown each deal to its end. */
  readonly complete: Verdict
  /** A moment was shown so many milliseconds after its delay had run out; `table` goes on. */
  readonly shown: (table: string, lagMs: number) => void
  readonly delayMs: number
}

/** Where somebody has come to, to go on there. */
export interface Place {
  readonly deal: string | null
  readonly ply: number
  readonly cursor: string | null
}

/** Before the first update. */
export const NOWHERE: Place = { deal: null, ply: -1, cursor: null }

/** Somebody who watches a table over one connection. */
export interface Spectator {
  readonly place: () => Place
  leave(): void
}

const QUERY =
  'subscription ($id: ID!, $viewer: String!, $after: String) { table(id: $id, viewer: $viewer, after: $after) { kind deal frames cursor } }'

/** Begins to watch behind a place; `gone` is called when the connection was ended by the other side. */
export function watchTable(
  { port, localAddress }: { readonly port: number; readonly localAddress: string },
  { table, viewer }: { readonly table: string; readonly viewer: string },
  from: Place,
  { seen, dense, complete, shown, delayMs }: Watching,
  gone: () => void,
): Spectator {
  let { deal, ply, cursor } = from
  let lastType: string | null = null
  let isFirst = true
  let left = false
  const wire: Wire = openWire(port, localAddress, GRAPHQL, {
    open: () => wire.send('{"type":"connection_init"}'),
    message: (bytes) => receive(String(bytes)),
    closed() {
      if (!left) gone()
    },
  })

  function receive(text: string): void {
    const message = JSON.parse(text) as { type: string; payload?: { data?: { table: Update }; errors?: unknown } }
    if (message.type === 'connection_ack') {
      const variables = { id: table, viewer, after: cursor }
      wire.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY, variables } }))
    } else if (message.type === 'next' && message.payload?.data) take(message.payload.data.table)
    else if (message.type !== 'ping') judge(dense, `table ${table}, ${viewer}: ${text.slice(0, 300)}`)
  }

  function take(update: Update): void {
    const { kind, frames } = update
    const live = !isFirst
    isFirst = false
    cursor = update.cursor
    if (update.deal === null) return
    const isSame = update.deal === deal
    if (live && !isSame && deal !== null && lastType !== null)
      judge(complete, lastType === 'DealEnded' ? null : `deal ${deal}, ${viewer}: left at frame ${ply}, ${lastType}`)
    const first = kind === 'snapshot' ? 0 : ply + 1
    const wrong = frames.findIndex((frame, index) => frame.ply !== first + index)
    const isDense = wrong < 0 && (kind === 'snapshot' || isSame)
    const where = `deal ${update.deal}, ${viewer}, ${kind}`
    judge(dense, isDense ? null : `${where}: frame ${frames[wrong]?.ply} where ${first + wrong} belongs, of ${deal}`)
    for (const frame of frames) seen.show(update.deal, viewer, frame)
    if (live && frames[0] !== undefined && kind === 'frames')
      shown(table, Date.now() - Date.parse(frames[0].time) - delayMs)
    deal = update.deal
    ply = frames.at(-1)?.ply ?? ply
    lastType = frames.at(-1)?.type ?? lastType
  }

  return {
    place: () => ({ deal, ply, cursor }),
    leave() {
      left = true
      wire.destroy()
    },
  }
}
