import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backupStore, checkStore, isStoreError, openEmbeddedStore, restoreStore } from '@paipu/event-store'
import { checkChains } from '@paipu/records'
import { counted } from './support/count.ts'
import { refused } from './support/failure.ts'
import { STDOUT } from './support/output.ts'
import { storeFile, storeOption } from './support/store.ts'

interface StoreFlags {
  readonly store?: string
  readonly json?: true
}

/** Something that is wrong with a store; `stream` and `revision` where it is one event. */
interface StoreFault {
  readonly kind: string
  readonly message: string
  readonly stream?: string
  readonly revision?: number
}

/** What the check of a store found. */
interface CheckedStore {
  readonly store: string
  readonly events: number
  readonly streams: number
  readonly faults: readonly StoreFault[]
}

const CHECK = `
Looks at the file's own structure, at every stream's revisions and positions, and computes the hash chain of every stream
anew: a single bit of an event that is not as it was stored is found, and named by stream and revision. Changes nothing,
and works while a server runs. What the events mean is what paipu verify checks.

Exit code 1: something is wrong.`

const BACKUP = `
The copy is of one moment, also while a server writes to the store, and appears under its name once it is whole. It is
checked as by paipu store check; a copy of a damaged store is kept. An existing file is never overwritten.

Example:
  paipu store backup /backups/paipu-$(date +%F).db`

const RESTORE = `
Puts a backup in the place of the store, checked as by paipu store check before it appears there; a backup with a fault
is refused. A store that is there is never overwritten: stop the server and move its file away first.

Example:
  paipu store restore /backups/paipu-2026-01-01.db --store data/paipu.db`

/** Adds `paipu store` with its own commands. */
export function addStore(program: Command): void {
  const store = program
    .command('store')
    .summary('check, back up and restore the store file')
    .description('Checks, backs up and restores the store file.')
  store
    .command('check')
    .summary('look for damage, gaps and changed events')
    .description('Looks through the whole store for damage, gaps and changed events.')
    .addOption(storeOption())
    .option('--json', 'write one JSON object')
    .addHelpText('after', CHECK)
    .action(check)
  store
    .command('backup <file>')
    .summary('copy the store to a new file')
    .description('Copies the store to a new file.')
    .addOption(storeOption())
    .addHelpText('after', BACKUP)
    .action(backup)
  store
    .command('restore <backup>')
    .summary('make the store from a backup')
    .description('Makes the store from a backup.')
    .addOption(storeOption())
    .addHelpText('after', RESTORE)
    .action(restore)
}

async function check({ store, json }: StoreFlags): Promise<void> {
  const checked = await checkFile(storeFile(store, 'paipu store check'))
  if (checked.faults.length > 0) process.exitCode = 1
  await STDOUT.write(
    json === true ? `${JSON.stringify(checked)}\n` : `${[...faultLines(checked), verdict(checked)].join('\n')}\n`,
  )
}

async function backup(file: string, { store }: StoreFlags): Promise<void> {
  await backupStore(storeFile(store, 'paipu store backup'), file)
  const checked = await checkFile(resolve(file))
  for (const line of faultLines(checked)) process.stderr.write(`paipu: ${line}\n`)
  if (checked.faults.length > 0) process.exitCode = 1
  await STDOUT.write(`backed up   ${contents(checked)}, ${statSync(file).size} bytes\n`)
}

async function restore(backupFile: string, { store }: StoreFlags): Promise<void> {
  const target = storeFile(store, 'paipu store restore')
  let restored: CheckedStore | undefined
  await restoreStore(backupFile, target, async (copy) => {
    restored = { ...(await checkFile(copy)), store: target }
    if (restored.faults.length > 0) throw refused(`${backupFile} is not restored: ${faultLines(restored).join('; ')}`)
  })
  await STDOUT.write(`restored    ${contents(restored!)}\n`)
}

function verdict(checked: CheckedStore): string {
  return `${checked.faults.length === 0 ? 'sound' : 'wrong'}       ${contents(checked)}`
}

function contents({ store, events, streams }: CheckedStore): string {
  return `${store}: ${counted(events, 'event')} in ${counted(streams, 'stream')}`
}

function faultLines({ faults }: CheckedStore): string[] {
  return faults.map(({ kind, message }) => `${kind}: ${message.replaceAll(/\s+/g, ' ')}`)
}

/** Structure, gaps and order by the store's own check; then the chains, as far as the file can be read. */
async function checkFile(path: string): Promise<CheckedStore> {
  const findings = await checkStore(path)
  const { events, streams, faults } = await chainFaults(path)
  return { store: path, events, streams, faults: [...findings, ...faults] }
}

async function chainFaults(path: string): Promise<Omit<CheckedStore, 'store'>> {
  try {
    const store = await openEmbeddedStore({ path, readOnly: true })
    try {
      const { events, streams, broken } = await checkChains(store)
      return { events, streams, faults: broken.map(brokenChain) }
    } finally {
      await store.close()
    }
  } catch (error) {
    // The store's own check has said where.
    if (isStoreError(error, 'store-corrupt')) return { events: 0, streams: 0, faults: [] }
    throw error
  }
}

function brokenChain({ stream, revision, message }: { stream: string; revision: number; message: string }): StoreFault {
  return { kind: 'changed-event', stream, revision, message: `${stream}, event ${revision}: ${message}` }
}
