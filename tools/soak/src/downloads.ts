import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { EventRecord } from '@paipu/contracts'
import { readLog } from '@paipu/records'
import type { House } from './house.ts'
import type { Seen } from './seen.ts'
import { judge, type Verdict } from './verdict.ts'

/** Downloads of finished deals, without end. */
export interface Downloads {
  /** How many there were, and how many bytes. */
  readonly tally: { downloads: number; bytes: number }
  /**
   * Waits until no deal that is over waits for its record any more and one was asked for twice, but not for ever; how many wait
   * then.
   */
  caughtUp(): Promise<number>
  stop(): Promise<void>
}

/** How many are under way at a time beside those that fetch records to hold frames against. */
const AT_A_TIME = 4
/** How many records are remembered, to be asked for again. */
const REMEMBERED = 2_000
/** How long after one download the same loop begins the next, milliseconds. */
const PAUSE_MS = 200
/** How long records may take in the end, milliseconds. */
const CATCHES_UP_MS = 180_000

/**
 * Fetches the record of each deal that spectators saw end, has what they were shown held against it, and goes on asking for
 * old ones: a record never changes, whichever server gives it.
 */
export function startDownloads(house: House, seen: Seen, unchanged: Verdict): Downloads {
  const tally = { downloads: 0, bytes: 0 }
  const known = new Map<string, string>()
  const end = new AbortController()

  /** The record's lines; `null` where there is no answer now, or not yet. */
  async function fetchLog(deal: string): Promise<string | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${house.port()}/deals/${deal}/events.jsonl`)
      const text = await answer.text()
      if (!answer.ok) return null
      tally.downloads++
      tally.bytes += text.length
      return text
    } catch {
      return null
    }
  }

  async function compare(deal: string): Promise<string | null> {
    const text = await fetchLog(deal)
    if (text === null) return null
    const digest = createHash('sha256').update(text).digest('hex')
    const before = known.get(deal)
    if (before !== undefined) judge(unchanged, before === digest ? null : `the record of deal ${deal} has changed`)
    known.set(deal, digest)
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
    return text
  }

  async function holdAll(): Promise<void> {
    for (const deal of seen.ended()) {
      const text = await compare(deal)
      if (text !== null) seen.hold(deal, recordsIn(text))
    }
  }

  async function loop(act: () => Promise<unknown>): Promise<void> {
    while (!end.signal.aborted) {
      await act()
      await wait(PAUSE_MS)
    }
  }

  async function any(): Promise<void> {
    const deals = [...known.keys()]
    const deal = deals[Math.floor(Math.random() * deals.length)]
    if (deal !== undefined) await compare(deal)
  }

  const loops = [loop(holdAll), ...Array.from({ length: AT_A_TIME }, () => loop(any))]
  return {
    tally,
    async caughtUp() {
      const latest = Date.now() + CATCHES_UP_MS
      while ((seen.ended().length > 0 || unchanged.count === 0) && Date.now() < latest) await wait(PAUSE_MS)
      return seen.ended().length
    },
    async stop() {
      end.abort()
      await Promise.all(loops)
    },
  }
}

function recordsIn(text: string): readonly EventRecord[] {
  const read = readLog(text)
  if (!read.ok) throw new Error(`line ${read.fault.line} of a record: ${read.fault.message}`)
  return read.records
}
