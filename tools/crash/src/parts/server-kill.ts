import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEAL_STREAMS, TABLE_STREAMS, type EventRecord } from '@paipu/contracts'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { simulatedDeals, type Deals } from '../support/deals.ts'
import { must } from '../support/must.ts'
import { between, type Part } from '../support/part.ts'
import { startServer, type CrashServer } from '../support/server.ts'
import { checkKept, checkSound, seenText, type Contents, type Seen } from '../support/sound.ts'
import { storeWithTables, tableDeals } from '../support/tables.ts'

/** How hard the server is worked and how often it is killed. */
export interface ServerKills {
  readonly rounds: number
  readonly tables: number
  readonly writers: number
  readonly paceMs: number
}

/** What a round leaves: deals whose storing was acknowledged, by stream, with their length and last hash. */
type Acknowledged = Map<string, { readonly events: number; readonly head: string }>

/** A writer goes on with the deal that it could not hand over. */
interface Writer {
  deal: readonly EventRecord[] | null
}

/**
 * `kill -9` of the real server under playing tables and writers, again and again. What a reader of the file has seen and
 * what the server has acknowledged must be there afterwards, where it was, and every table must go on and finish its deal.
 */
export function serverKills({ rounds, tables, writers, paceMs }: ServerKills): Part {
  return {
    name: `kill -9 of the server under ${tables} tables and ${writers} writers`,
    steps: rounds + 2,
    async run(folder, step) {
      const path = join(folder, 'paipu.db')
      await storeWithTables(path, tables, paceMs)
      const deals = simulatedDeals(`crash ${folder}`)
      const acknowledged: Acknowledged = new Map()
      const seen: Seen = new Map()
      const crew: Writer[] = Array.from({ length: writers }, () => ({ deal: null }))
      for (let round = 1; round <= rounds; round++) {
        await crash(path, { deals, crew, acknowledged, seen })
        await checkKept(path, seen)
        step(`kill ${round}: ${seen.size} events seen, ${acknowledged.size} deals acknowledged`)
      }
      await deals.stop()
      const before = await checkSound(path)
      step('sound after the last kill')
      await finishDeals(path, before)
      const after = await checkSound(path)
      await checkKept(path, seen)
      checkAcknowledged(after, acknowledged)
      step('every table went on and finished its deal')
      return [
        ['rounds of kill -9', rounds],
        ['events in the end', after.events],
        ['events a reader saw before a kill, all in their places', seen.size],
        ['deals acknowledged to writers, all whole', acknowledged.size],
        ['deals finished at tables', finishedAtTables(after)],
        ['tables that went on after the last kill', tables],
      ]
    },
  }
}

interface Work {
  readonly deals: Deals
  readonly crew: readonly Writer[]
  readonly acknowledged: Acknowledged
  readonly seen: Seen
}

/** Starts the server, lets everyone work for a while, and kills it. */
async function crash(path: string, { deals, crew, acknowledged, seen }: Work): Promise<void> {
  const server = await startServer(path)
  const reader = await openEmbeddedStore({ path, readOnly: true })
  const before = seen.size
  const enough = Promise.withResolvers<void>()
  const wanted = before + between(200, 2500)
  reader.subscribeToAll({
    after: [...seen.keys()].at(-1),
    onEvent(event) {
      seen.set(event.position, seenText(event))
      if (seen.size >= wanted) enough.resolve()
    },
  })
  const working = Promise.all(crew.map((writer) => write(server, writer, deals, acknowledged)))
  const tooEarly = server.gone.then(() => must(false, () => `the server ended: ${server.output()}`))
  await Promise.race([enough.promise, tooEarly])
  tooEarly.catch(() => undefined)
  await server.end('SIGKILL')
  await working
  await reader.close()
}

/** Hands over deals one after the other until the server is gone. */
async function write(server: CrashServer, writer: Writer, deals: Deals, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    writer.deal ??= await deals.next()
    const answer = await server.give(writer.deal)
    if (answer === null) return
    must(answer.status === 200, () => `a deal was not taken: ${answer.status} ${answer.body}`)
    const { stream, metadata } = writer.deal.at(-1)!
    acknowledged.set(stream, { events: writer.deal.length, head: metadata.hash })
    writer.deal = null
    await wait(between(20, 120))
  }
}

/** Starts the server once more, until each table has closed the deal that was open, or one more. */
async function finishDeals(path: string, before: Contents): Promise<void> {
  const server = await startServer(path)
  const reader = await openEmbeddedStore({ path, readOnly: true })
  const left = new Map([...tablesOf(before)].map(([stream, records]) => [stream, tableDeals(records).closed.length]))
  await new Promise<void>((resolve, reject) => {
    server.said(/a table was stopped/).then(
      ([text]) => reject(new Error(text)),
      () => undefined,
    )
    follow(reader, (stream, closed) => {
      if (closed > (left.get(stream) ?? Infinity)) left.delete(stream)
      if (left.size === 0) resolve()
    })
  })
  await reader.close()
  await server.end('SIGTERM')
  must(!existsSync(`${path}.token`), () => 'the server left its token behind')
}

/** Tells how many deals a table has closed, again with each. */
function follow(reader: EventStore, onClosed: (stream: string, closed: number) => void): void {
  const closed = new Map<string, number>()
  reader.subscribeToAll({
    streamPrefix: TABLE_STREAMS,
    onEvent({ stream, type }) {
      if (type !== 'DealClosed') return
      closed.set(stream, (closed.get(stream) ?? 0) + 1)
      onClosed(stream, closed.get(stream)!)
    },
  })
}

function tablesOf({ streams }: Contents): [string, readonly EventRecord[]][] {
  return [...streams].filter(([stream]) => stream.startsWith(TABLE_STREAMS))
}

function finishedAtTables(contents: Contents): number {
  return tablesOf(contents).reduce((sum, [, records]) => sum + tableDeals(records).closed.length, 0)
}

/** Every acknowledged deal is there, whole and unchanged, and nothing of one that is not whole. */
function checkAcknowledged({ streams }: Contents, acknowledged: Acknowledged): void {
  for (const [stream, { events, head }] of acknowledged) {
    const records = streams.get(stream) ?? []
    must(
      records.length === events && records.at(-1)?.metadata.hash === head,
      () => `${stream} was acknowledged with ${events} events, and has ${records.length}`,
    )
  }
  must(
    [...acknowledged.keys()].every((stream) => stream.startsWith(DEAL_STREAMS)),
    () => 'a stream is no deal',
  )
}
