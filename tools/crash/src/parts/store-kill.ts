import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { checkStore, openEmbeddedStore, type RecordedEvent } from '@paipu/event-store'
import { checkAppends, checkWhole, type Append } from '../support/appends.ts'
import { must } from '../support/must.ts'
import { between, type Part } from '../support/part.ts'
import { ROOT, startScript } from '../support/processes.ts'

const WRITERS = join(ROOT, 'libs/event-store/test/support/write.ts')

/**
 * `kill -9` of a process with sixteen writers on a store, again and again; and after each kill the log that it left, cut
 * or with a byte changed at many places of what is in it alone: what opens is an exact prefix, and everything of an append
 * or nothing.
 */
export function storeKills({ rounds, tears }: { readonly rounds: number; readonly tears: number }): Part {
  return {
    name: 'kill -9 of a store under 16 direct writers',
    steps: rounds,
    async run(folder, step) {
      const path = join(folder, 'events.db')
      // The store is there before its writers: what is torn is a log of appends, never the making of the file.
      await (await openEmbeddedStore({ path })).close()
      const appends: Append[] = []
      let torn = 0
      let lost = 0
      for (let round = 1; round <= rounds; round++) {
        appends.push(...(await writeAndKill(path, between(50, 1500))))
        const after = await tearLog(path, join(folder, `torn-${round}`), tears)
        torn += after.torn
        lost += after.lost
        const all = await read(path, true)
        checkAppends(all, appends)
        checkWhole(all)
        step(`kill ${round}: ${appends.length} appends acknowledged, ${torn} torn logs`)
      }
      const findings = await checkStore(path)
      must(findings.length === 0, () => `${findings[0]!.kind}: ${findings[0]!.message}`)
      return [
        ['rounds of kill -9', rounds],
        ['appends acknowledged, all in their places', appends.length],
        ['torn logs that opened to an exact prefix', torn],
        ['of these shorter than the whole', lost],
      ]
    },
  }
}

/** Lets the writers have so many appends acknowledged, then kills them; what they still said counts. */
async function writeAndKill(path: string, enough: number): Promise<Append[]> {
  const writers = startScript([WRITERS, path])
  const appends: Append[] = []
  for await (const line of createInterface({ input: writers.child.stdout! })) {
    appends.push(appendIn(line))
    if (appends.length === enough) writers.child.kill('SIGKILL')
  }
  must(appends.length >= enough, () => `the writers ended: ${writers.output()}`)
  return appends
}

function appendIn(line: string): Append {
  const [stream, revision, position, ...ids] = line.split(' ')
  return { stream: stream!, revision: BigInt(revision!), position: position!, ids }
}

async function read(path: string, readOnly: boolean): Promise<RecordedEvent[]> {
  const store = await openEmbeddedStore({ path, readOnly })
  const all: RecordedEvent[] = []
  for await (const event of store.readAll()) all.push(event)
  await store.close()
  return all
}

/** Opens copies of a store whose log is cut, or has another byte, somewhere behind what has gone into the file. */
async function tearLog(path: string, folder: string, tears: number): Promise<{ torn: number; lost: number }> {
  if (!existsSync(`${path}-wal`)) return { torn: 0, lost: 0 }
  const log = readFileSync(`${path}-wal`)
  const first = bytesInFile(path)
  if (first >= log.length) return { torn: 0, lost: 0 }
  mkdirSync(folder)
  const copy = join(folder, 'events.db')
  copyFileSync(path, copy)
  writeFileSync(`${copy}-wal`, log)
  const whole = await read(copy, true)
  let lost = 0
  for (let tear = 0; tear < tears; tear++) {
    const target = join(folder, `${tear}.db`)
    copyFileSync(path, target)
    writeFileSync(`${target}-wal`, tear % 2 === 0 ? log.subarray(0, between(first, log.length)) : changed(log, first))
    const events = await read(target, tear % 4 < 2)
    const prefix = events.every(({ id, position }, at) => id === whole[at]!.id && position === whole[at]!.position)
    must(prefix, () => `${target} did not open to an exact prefix`)
    checkWhole(events)
    if (events.length < whole.length) lost++
  }
  return { torn: tears, lost }
}

/** A copy with another byte, none before the first one named. */
function changed(log: Buffer, first: number): Buffer {
  const torn = Buffer.from(log)
  torn[between(first, log.length - 1)]! ^= between(1, 255)
  return torn
}

/** Bytes of a log before its first frame, and of a frame, its page included (sqlite.org/walformat.html). */
const LOG_HEADER = 32
const FRAME = 24 + 4096
/** Where the log's index says how many frames a checkpoint may have copied into the file. */
const COPIED_AT = 128

/**
 * How many bytes of a store's log may be in its file, too: they were synchronised before the first of them was copied, so that no
 * crash tears them, and a file beside a log without them is one that nothing could leave.
 */
function bytesInFile(path: string): number {
  const frames = readFileSync(`${path}-shm`).readUInt32LE(COPIED_AT)
  return frames === 0 ? 0 : LOG_HEADER + frames * FRAME
}
