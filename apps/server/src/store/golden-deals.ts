import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventStore } from '@paipu/event-store'
import { importDeal, readLog } from '@paipu/records'

/** Whether nothing has ever been stored. */
export async function isEmpty(store: EventStore): Promise<boolean> {
  for await (const _ of store.readAll({ limit: 1 })) return false
  return true
}

/**
 * Imports every deal log of a folder (`*.jsonl`), in the order of their names; answers how many. A folder that is not
 * there holds none. Throws an error that names the file of a log that is refused.
 */
export async function importFolder(store: EventStore, folder: string): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  for (const name of names) {
    // One after the other, so that every store has them in one order.
    await importFile(store, join(folder, name))
  }
  return names.length
}

async function importFile(store: EventStore, path: string): Promise<void> {
  const read = readLog(await readFile(path, 'utf8'))
  if (!read.ok) throw new Error(`${path}:${read.fault.line}: ${read.fault.message}`)
  const imported = await importDeal(store, read.records)
  if (imported.result === 'refused') throw new Error(`${path}: record ${imported.fault.at}: ${imported.fault.message}`)
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
