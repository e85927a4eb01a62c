import { statSync } from 'node:fs'
import { checkSound, type Contents } from '../../crash/src/support/sound.ts'
import type { Life } from './house.ts'
import type { Sample } from './samples.ts'
import type { Finding } from './verdict.ts'

/** Memory and lag may differ by so much between the first and the last part of a run, and a little. */
const MEMORY_FACTOR = 1.3
const MEMORY_BYTES = 64 * 2 ** 20
const LAG_FACTOR = 3
const LAG_MS = 500
/** How old a server is when its memory counts, seconds. */
const STARTED = 20
/** How old it is when its heap is full, seconds: until then it takes more and more, in steps of 30 to 60 MiB. */
const GROWN_UP = 180
/** How far what is on the disk may be from what is computed. */
const DISK = [0.8, 1.25] as const

/** How much of a run's samples the machine must have had room in, for what depends on how fast it is to be judged. */
const ROOM = 2 / 3

/**
 * Why nothing can be said of how memory and lag went: others kept the processors for themselves. `null` where the machine had
 * room for most of the run.
 */
function noRoom(samples: readonly Sample[]): string | null {
  const starved = samples.filter((sample) => sample.starved).length
  return starved <= samples.length * (1 - ROOM)
    ? null
    : `in ${starved} of ${samples.length} samples the servers had less than a quarter of the processor time that they wanted`
}

/**
 * What is wrong with how memory went: of grown-up servers that of all together, as those who leave one that dies go to the others;
 * in a run that is too short for that, of servers of the same ages. Of each half of the run the upper tenth counts.
 */
export function memoryFinding(samples: readonly Sample[]): Finding {
  const why = noRoom(samples)
  if (why !== null) return { unjudged: why }
  const judged = samples.filter(({ starved }) => !starved)
  const half = (samples.at(-1)?.at ?? 0) / 2
  const [before, after] = halves(ofGrownUps(judged), half) ?? halves(ofTheSameAges(judged, half), half) ?? []
  if (before === undefined || after === undefined)
    return { fault: 'the servers did not live long enough to be measured in both halves of the run' }
  const isLevel = after <= before * MEMORY_FACTOR + MEMORY_BYTES
  return { fault: isLevel ? null : `memory rose from ${megabytes(before)} to ${megabytes(after)}` }
}

interface Memory {
  readonly at: number
  readonly rss: number
}

function ofGrownUps(samples: readonly Sample[]): Memory[] {
  const most = Math.max(...samples.map(({ servers }) => servers.length))
  return samples.flatMap(({ at, servers }) =>
    servers.length === most && servers.every(({ age }) => age >= GROWN_UP)
      ? [{ at, rss: servers.reduce((sum, server) => sum + server.rss, 0) }]
      : [],
  )
}

function ofTheSameAges(samples: readonly Sample[], half: number): Memory[] {
  const started = samples.flatMap(({ at, servers }) =>
    servers.filter(({ age }) => age >= STARTED).map(({ age, rss }) => ({ at, age, rss })),
  )
  const oldest = (late: boolean): number =>
    Math.max(...started.filter(({ at }) => at >= half === late).map(({ age }) => age))
  const shared = Math.min(oldest(false), oldest(true))
  return started.filter(({ age }) => age <= shared)
}

/** The upper tenths of both halves of a run; `null` where one of them holds nothing. */
function halves(memory: readonly Memory[], half: number): readonly [number, number] | null {
  const [before, after] = [false, true].map((late) =>
    upper(memory.filter(({ at }) => at >= half === late).map(({ rss }) => rss)),
  )
  return before == null || after == null ? null : [before, after]
}

/** What is wrong with how late moments were shown. Times around kills, and when the machine had no room, do not count. */
export function lagFinding(samples: readonly Sample[]): Finding {
  const why = noRoom(samples)
  if (why !== null) return { unjudged: why }
  const settled = samples.flatMap(({ unsettled, starved, lagP50 }) =>
    unsettled || starved || lagP50 === null ? [] : [lagP50],
  )
  const third = Math.floor(settled.length / 3)
  if (third === 0) return { fault: 'too few quiet times to compare' }
  const [before, after] = [middle(settled.slice(0, third)), middle(settled.slice(-third))]
  const isLevel = after <= before * LAG_FACTOR + LAG_MS
  return { fault: isLevel ? null : `moments were shown ${before} ms late, and ${after} ms in the end` }
}

/** What servers wrote that they should not have: errors, and what is no line of the log. */
export function logFaults(lives: readonly Life[]): string[] {
  return lives.flatMap(({ server, running }) => {
    const lines = running.output().split('\n')
    // A kill may cut the last line.
    return lines.slice(0, -1).flatMap((line) => {
      const fault = lineFault(line)
      return fault === null ? [] : [`server ${server}: ${fault}`]
    })
  })
}

const ERROR = 50

function lineFault(line: string): string | null {
  if (line.startsWith('Paipu server: ') || line === '') return null
  try {
    const { level } = JSON.parse(line) as { level: number }
    return level >= ERROR ? line.slice(0, 500) : null
  } catch {
    return line.slice(0, 500)
  }
}

/** The whole store, sound; throws what is not. */
export async function storeOf(path: string): Promise<Contents & { readonly bytes: number; readonly computed: number }> {
  const contents = await checkSound(path)
  return { ...contents, bytes: statSync(path).size, computed: computedBytes(contents) }
}

/** Bytes of an event beside its JSON: its id (twice, in its row and in an index), its name, numbers, and its places. */
const ROW_BYTES = 36 + 36 + 14 + 22 + 22
/** What of its pages SQLite fills, those of the indexes too. */
const FILLED = 0.82

/** What the events of a store take on the disk, computed from what they say. */
function computedBytes({ streams }: Contents): number {
  let bytes = 0
  for (const records of streams.values())
    for (const { data, metadata } of records)
      bytes += JSON.stringify(data).length + JSON.stringify(metadata).length + ROW_BYTES
  return bytes / FILLED
}

/** What is wrong with how much the disk holds; `null` for nothing. */
export function diskFault({ bytes, computed }: { readonly bytes: number; readonly computed: number }): string | null {
  const share = bytes / computed
  return share >= DISK[0] && share <= DISK[1]
    ? null
    : `${megabytes(bytes)} on the disk, computed ${megabytes(computed)}`
}

/** Bytes in words. */
function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}

function upper(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? null
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
