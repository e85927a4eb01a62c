import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DoorwayFile } from '../../src/owner/doorway-file.ts'
import { startStoreNode } from './node.ts'

/** Where the events of a test are: nothing is there at first. */
export interface Place {
  /** The store's address, a file or a connection string. */
  readonly address: string
  /** The file that tells how to reach a server. */
  readonly doorway: string
  remove(): Promise<void>
}

/** Whether tests run against a compatible node instead of the embedded store: the project `server-over-eventstoredb` has it so. */
export const OVER_EVENTSTOREDB = process.env['PAIPU_TEST_STORE'] === 'eventstoredb'

/** Makes a place for the events of a test. */
export async function newPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'paipu-server-'))
  const node = OVER_EVENTSTOREDB ? await startStoreNode(':memory:') : null
  return {
    address: node?.address ?? join(folder, 'paipu.db'),
    doorway: join(folder, 'paipu.db.token'),
    async remove() {
      await node?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a server has left in such a file for its owner. */
export async function doorwayIn(path: string): Promise<DoorwayFile> {
  return JSON.parse(await readFile(path, 'utf8')) as DoorwayFile
}
