import { setTimeout as sleep } from 'node:timers/promises'
import { caseOf, type Case } from './cases/index.ts'
import { check } from './check.ts'
import { startLurkers } from './lurkers.ts'
import type { Product } from './product.ts'
import { times } from './random.ts'
import { makeSpoils } from './secrets.ts'
import { strangersFaults } from './strangers.ts'
import { talk, type Heard } from './wire/talk.ts'
import { ask, lookAround, storedRecords, type World } from './world.ts'

/** Something that must not be: in the case of a number, or about the product as a whole. */
export interface Finding {
  readonly number: number | null
  readonly what: string
  /** The case's bytes and what came, shortened; empty where there is no case. */
  readonly words: string
}

/** What a run came to. */
export interface Report {
  readonly cases: number
  readonly findings: readonly Finding[]
  /** Answers by status; `socket` are WebSockets, `none` connections without an answer. */
  readonly byStatus: ReadonlyMap<string, number>
  readonly bytes: number
  /** The longest answer, bytes. */
  readonly longest: number
  /** Memory of server and viewer in bytes: after a tenth of the run, and at its end. */
  readonly memory: readonly (readonly [number, number])[]
}

/** What is to be run. */
export interface Plan {
  readonly seed: number
  /** The numbers of the cases; the next one is asked for until there is none. */
  readonly numbers: Iterator<number>
  readonly progress: (done: number) => void
}

/** How many cases are under way at a time. */
const AT_ONCE = 12
/** After how many cases what came is held against the store, and the world is looked at again. */
const ROUND = 500

/** Lets the stranger loose on a product. */
export async function run(product: Product, { seed, numbers, progress }: Plan): Promise<Report> {
  const findings: Finding[] = []
  const byStatus = new Map<string, number>()
  const spoils = makeSpoils()
  const parts = [product.server, product.viewer]
  let [cases, bytes, longest] = [0, 0, 0]
  let world = await lookAround(product.server.port, product.seated, await storedRecords(product.store))
  let early: number[] | null = null
  const lurkers = startLurkers(
    parts.map(({ port }) => port),
    world,
  )
  const before = await edges(product, world)

  async function one(number: number): Promise<void> {
    const made = caseOf(seed, number, world, product.token)
    const port = product[made.to].port
    const heard = await talk(port, made.script)
    const { faults, texts } = check(made, heard, product.token)
    const others = made.kind === 'framing' ? await strangersFaults(product.viewer.port, number) : []
    for (const what of [...faults, ...others]) findings.push({ number, what, words: wordsOf(made, heard) })
    spoils.add(number, made.entitled, texts)
    tally(heard)
    cases++
    progress(cases)
  }

  function tally({ answers, upgraded }: Heard): void {
    for (const { status, size } of answers) {
      byStatus.set(String(status), (byStatus.get(String(status)) ?? 0) + 1)
      bytes += size
      longest = Math.max(longest, size)
    }
    const other = upgraded ? 'socket' : answers.length === 0 ? 'none' : null
    if (other !== null) byStatus.set(other, (byStatus.get(other) ?? 0) + 1)
  }

  async function lookForSecrets(): Promise<void> {
    const records = await storedRecords(product.store)
    for (const { number, what } of spoils.secrets(records)) findings.push({ number, what, words: '' })
    world = await lookAround(product.server.port, product.seated, records)
  }

  for (let going = true; going && parts.every((part) => part.isRunning());) {
    const round: number[] = []
    while (round.length < ROUND) {
      const next = numbers.next()
      if (next.done) break
      round.push(next.value)
    }
    going = round.length === ROUND
    const left = round.values()
    await Promise.all(
      times(AT_ONCE, async () => {
        for (const number of left) await one(number)
      }),
    )
    if (parts.every((part) => part.isRunning())) await lookForSecrets()
    early ??= parts.map((part) => part.memory())
  }
  lurkers.leave()
  for (const what of await afterwards(product, world, before)) findings.push({ number: null, what, words: '' })
  const late = parts.map((part) => (part.isRunning() ? part.memory() : 0))
  const memory = late.map((now, at) => [early?.[at] ?? 0, now] as const)
  return { cases, findings, byStatus, bytes, longest, memory }
}

const edges = async (product: Product, { tables }: World): Promise<readonly unknown[]> =>
  Promise.all(
    tables.map((id) =>
      ask(product.server.port, `{ tableUpdate(id: "${id}") { cursor } }`).catch((error: unknown) => error),
    ),
  )

/** What is wrong with the product after all of it: a crash, a fault in its log, a page or a table that stands still. */
async function afterwards(product: Product, world: World, before: readonly unknown[]): Promise<readonly string[]> {
  const { server, viewer } = product
  const faults: string[] = []
  for (const [name, part] of Object.entries({ server, viewer })) {
    if (!part.isRunning()) faults.push(`the ${name} crashed`)
    const line = part
      .output()
      .split('\n')
      .find((line) => /"level":[56]0|unhandled|uncaught|Error:|⨯/i.test(line))
    if (line !== undefined) faults.push(`the ${name} wrote: ${line.slice(0, 1_000)}`)
    if (part.output().includes(product.token)) faults.push(`the ${name} wrote its token down`)
  }
  if (!server.isRunning() || !viewer.isRunning()) return faults
  for (const [what, { port }, path] of [
    ['the server', server, '/health'],
    ['the server through the viewer', viewer, '/health'],
    ['the viewer', viewer, '/'],
  ] as const) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
    if (status !== 200) faults.push(`${what} answers with ${status} afterwards`)
  }
  const started = Date.now()
  for (let standing = before.length; standing > 0 && Date.now() - started < 60_000;) {
    const now = await edges(product, world)
    standing = now.filter((edge, at) => JSON.stringify(edge) === JSON.stringify(before[at])).length
    if (standing > 0) await sleep(100)
    else return faults
  }
  return [...faults, 'a table stands still']
}

function wordsOf({ kind, to, script }: Case, heard: Heard): string {
  const said = Buffer.concat([...script.chunks, ...(script.frames ?? [])])
  const lines = heard.answers.map(
    ({ status, headers, body }) => `${status} ${JSON.stringify(headers)}\n${body.slice(0, 500)}`,
  )
  return `${kind} to the ${to}, ${said.length} bytes:\n${shown(said)}\nanswered:\n${lines.join('\n')}\n${shown(heard.rest)}`
}

/** Bytes as a text in one line each, what is no character escaped. */
function shown(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 2_000).toString('latin1')).replaceAll('\\r\\n', '\n')
}
