import { makeSource, type Feed, type Source } from '../feeds/feed.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Clock } from '../time/clock.ts'
import { tableModel, type Table } from './models.ts'
import type { WatchedTable } from './watched-table.ts'

/** What changes within this time is told together, milliseconds. */
const TOGETHER_MS = 500

/** What a reader of the lobby gets. Made once for all of them, and never changed. */
export interface LobbyUpdate {
  /** `snapshot`: these are all the tables; `changes`: these are as they are now, the others as they were. */
  readonly kind: 'snapshot' | 'changes'
  readonly tables: readonly Table[]
  /** The ids of tables that are no longer there. */
  readonly closed: readonly string[]
  readonly serverTime: Date
}

/** All live tables in one feed, for as many readers as there are. */
export interface Lobby {
  /** A table is new, has changed, or is gone. */
  changed(id: string): void
  watch(): Feed<LobbyUpdate>
  stop(): void
}

/** Makes the lobby of the tables that `all` holds. */
export function makeLobby(all: ReadonlyMap<string, WatchedTable>, clock: Clock, metrics: Metrics): Lobby {
  const readers = new Set<Source<LobbyUpdate>>()
  const waiting = new Set<string>()
  let callOff: (() => void) | null = null
  let latest: LobbyUpdate | null = null

  function snapshot(): LobbyUpdate {
    if (latest?.serverTime.getTime() !== clock.now()) latest = updateOf('snapshot', [...all.values()], [])
    return latest
  }

  function updateOf(
    kind: LobbyUpdate['kind'],
    tables: readonly WatchedTable[],
    closed: readonly string[],
  ): LobbyUpdate {
    return Object.freeze({ kind, tables: tables.map(tableModel), closed, serverTime: new Date(clock.now()) })
  }

  function tell(): void {
    callOff = null
    const ids = [...waiting]
    waiting.clear()
    const update = updateOf(
      'changes',
      ids.flatMap((id) => all.get(id) ?? []),
      ids.filter((id) => !all.has(id)),
    )
    for (const reader of readers) reader.push(update)
  }

  return {
    changed(id) {
      latest = null
      if (readers.size === 0) return
      waiting.add(id)
      callOff ??= clock.after(TOGETHER_MS, tell)
    },
    watch() {
      const reader = makeSource(
        snapshot(),
        snapshot,
        () => readers.delete(reader),
        () => metrics.count('paipu_queue_drops_total'),
      )
      readers.add(reader)
      return reader.feed
    },
    stop() {
      callOff?.()
      for (const reader of readers) reader.complete()
    },
  }
}
