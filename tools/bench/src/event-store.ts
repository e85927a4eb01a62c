import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchEmbedded } from './event-store/embedded.ts'
import { benchEventStoreDb } from './event-store/eventstoredb.ts'
import type { BenchRow } from './row.ts'

/**
 * Both stores as they run by default, every append synced to the disk. What stands in one row takes turns; figures of many
 * appends are medians. Some twenty seconds.
 */
export async function benchEventStore(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-event-store-'))
  try {
    return [...(await benchEmbedded(folder)), ...(await benchEventStoreDb(folder))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
