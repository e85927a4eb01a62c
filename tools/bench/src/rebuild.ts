import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quantile, spent } from './event-store/measure.ts'
import { fillStore } from './rebuild/fill.ts'
import type { BenchRow } from './row.ts'

const EVENTS = 1_000_000
const ROUNDS = 5

/** What a rebuild says of itself. */
interface Rebuilt {
  readonly seconds: number
  readonly megabytes: number
}

/**
 * All read models built anew from a store of a million events, each time in a new process, beside bare `node:sqlite`
 * looking once at the type of each event. The two take turns; figures are medians. A minute, most of it to fill the store.
 */
export async function benchRebuild(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rebuild-'))
  const path = join(folder, 'store.db')
  try {
    await fillStore(path, EVENTS)
    const rebuilt: Rebuilt[] = []
    const scanned: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rebuilt.push(rebuild(path))
      scanned.push(spent(() => scan(path)) / 1000)
    }
    const [rate, limit] = [rebuilt.map(({ seconds }) => seconds), scanned].map((all) => EVENTS / median(all))
    const peer = { name: 'bare node:sqlite, types alone', value: limit! }
    return [
      {
        name: 'read models: rebuild of all',
        value: rate!,
        unit: 'events/s',
        peer,
        ratio: rate! / limit!,
        aim: 'at least 500,000/s',
      },
      {
        name: 'read models: memory of it',
        value: median(rebuilt.map(({ megabytes }) => megabytes)),
        unit: 'MB',
        aim: 'below 300 MB',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rebuild(path: string): Rebuilt {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'rebuild/run.ts'), path], {
    encoding: 'utf8',
  })
  return JSON.parse(output) as Rebuilt
}

function scan(path: string): void {
  const db = new DatabaseSync(path, { readOnly: true })
  const { deals } = db.prepare("SELECT count(*) AS deals FROM events NOT INDEXED WHERE type = 'DealEnded'").get()!
  db.close()
  if (deals === 0) throw new Error('the store holds no deal')
}

function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values), 0.5)
}
