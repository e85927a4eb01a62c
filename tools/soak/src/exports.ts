import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { House } from './house.ts'
import { judge, type Verdict } from './verdict.ts'

/** Exports of all finished deals, without end. */
export interface Exporting {
  readonly tally: { exports: number; bytes: number }
  /** Waits until one was held against another, but not for ever: on a slow machine each takes long. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/** What is exported in turn: every action of every deal, and a table. */
const FILES = ['deals.jsonl?format=jsonl', 'wins.csv?format=csv&tables=wins'] as const
/** How long after one export the next begins, milliseconds. */
const PAUSE_MS = 5_000
/** How long the first may take once nobody watches any more, milliseconds. */
const CATCHES_UP_MS = 180_000

/** How often is looked whether it has, milliseconds. */
const LOOK_MS = 200

/** Where an export comes from, what it says of its deals, and what it is. */
interface Exported {
  readonly asOf: string | null
  readonly last: string | null
  readonly digest: string
}

/** Exports again and again, and each a second time from another server: as of one moment it is the same bytes. */
export function startExports(house: House, same: Verdict): Exporting {
  const tally = { exports: 0, bytes: 0 }
  const end = new AbortController()

  /** `null` where the answer is no export, or was cut off by a kill. */
  async function fetchExport(path: string): Promise<Exported | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${house.port()}/exports/${path}`, { signal: end.signal })
      if (!answer.ok) return null
      const bytes = Buffer.from(await answer.arrayBuffer())
      tally.exports++
      tally.bytes += bytes.length
      const { headers } = answer
      const digest = createHash('sha256').update(bytes).digest('hex')
      return { asOf: headers.get('paipu-as-of'), last: headers.get('paipu-last'), digest }
    } catch {
      return null
    }
  }

  async function twice(path: string): Promise<void> {
    const first = await fetchExport(path)
    if (first === null || first.asOf === null || first.last === null) return
    const fixed = new URLSearchParams({ asOf: first.asOf, last: first.last })
    const second = await fetchExport(`${path}&${fixed}`)
    if (second !== null)
      judge(
        same,
        second.digest === first.digest ? null : `${path}, as of ${first.asOf}, is other bytes the second time`,
      )
  }

  async function loop(): Promise<void> {
    for (let turn = 0; !end.signal.aborted; turn++) {
      await twice(FILES[turn % FILES.length]!)
      await wait(PAUSE_MS, undefined, { signal: end.signal }).catch(() => {})
    }
  }

  const running = loop()
  return {
    tally,
    async caughtUp() {
      const latest = Date.now() + CATCHES_UP_MS
      while (same.count === 0 && Date.now() < latest) await wait(LOOK_MS)
    },
    async stop() {
      end.abort()
      await running
    },
  }
}
