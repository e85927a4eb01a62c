import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { logOf, writeCompact, writeJsonLines, writeText } from '@paipu/exports'
import { readyDeal, writeLog, type ReadyDeal } from '@paipu/records'
import { chunksOf } from '../src/import/chunks.ts'
import { startPacking, unpacked } from '../src/import/packed-deals.ts'
import { soundDeals, type SoundDeals } from '../src/import/sound-deals.ts'
import { plannedDeal, simulatedLog } from '../src/simulated-log.ts'
import { checkedDealsInFile } from '../src/support/deal-files.ts'
import type { FileFault } from '../src/support/file-item.ts'
import { resealed, withLeaf } from '../../../libs/records/test/support/deals.ts'
import { folder } from './support/paipu.ts'

/** Of so many bytes are chunks here: a fault may stand in the first, in the last, or between them. */
const CHUNK = 90_000
const DEALS = Array.from({ length: 16 }, (_, deal) => simulatedLog(plannedDeal(RULE_SETS, 'chunks', deal)))
const LOGS = DEALS.map(writeLog)
/** A deal of a later chunk. */
const LATE = 10

/** The deal with which the second chunk begins. */
const SECOND_CHUNK = LOGS.findIndex((_, deal) => LOGS.slice(0, deal + 1).join('').length > CHUNK)

interface Found {
  readonly deals: readonly ReadyDeal[]
  readonly fault: FileFault | null
}

async function allOf(some: AsyncIterable<SoundDeals>): Promise<Found> {
  const deals: ReadyDeal[] = []
  for await (const one of some) {
    if (!one.ok) return { deals, fault: one.fault }
    const whole = unpacked(one.deals.bytes)
    expect(whole.map(({ events: _, ...head }) => head)).toEqual(one.deals.heads)
    deals.push(...whole)
  }
  return { deals, fault: null }
}

/** What is found where a file is read line by line, by one thread. */
async function plainly(file: string): Promise<Found> {
  const deals: ReadyDeal[] = []
  for await (const item of checkedDealsInFile(file)) {
    if (!item.ok) return { deals, fault: item.fault }
    deals.push(readyDeal(item.deal.records))
  }
  return { deals, fault: null }
}

function fileOf(text: string): string {
  const file = join(folder(), 'deals.jsonl')
  writeFileSync(file, text)
  return file
}

/** The log of all deals, one of them changed. */
function changed(at: number, change: (log: string) => string): string {
  return LOGS.with(at, change(LOGS[at]!)).join('')
}

function mixed(...deals: readonly (readonly EventRecord[])[]): string {
  const longest = Math.max(...deals.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, event) => deals.flatMap((deal) => deal.slice(event, event + 1)))
  return writeLog(turns.flat())
}

const anotherHash = (log: string): string => log.replace(/"hash":"./, '"hash":"x')
const withoutLastLine = (log: string): string => log.slice(0, log.trimEnd().lastIndexOf('\n') + 1)
/** The same in the Paipu log format. */
const EVENT_LOGS = DEALS.map((deal) => writeJsonLines(logOf(deal)))
const COMPACT = DEALS.map((deal) => `${writeCompact(logOf(deal)).trimEnd()}\n`)

function changedEvents(at: number, change: (log: string) => string): string {
  return EVENT_LOGS.with(at, change(EVENT_LOGS[at]!)).join('')
}

const SAYS_END = resealed(withLeaf(DEALS[3]!, ['0', 'data', 'seats', '0', 'name'], () => '"type":"DealEnded"'))

const SOUND: readonly (readonly [what: string, text: string])[] = [
  ['sound deals', LOGS.join('')],
  ['no line break at its end', LOGS.join('').trimEnd()],
  ['a byte-order mark', `\ufeff${LOGS.join('')}`],
  ['blank lines', LOGS.join('\n \n')],
  ['line breaks of another system', LOGS.join('').replaceAll('\n', '\r\n')],
  ['two deals mixed in its midst', LOGS.slice(0, 8).join('') + mixed(DEALS[8]!, DEALS[9]!) + LOGS.slice(10).join('')],
  ['all deals mixed', mixed(...DEALS)],
  ['a name that says what an end says', changed(3, () => writeLog(SAYS_END))],
  ['no deal', '\n\n'],
  ['events of sound deals', EVENT_LOGS.join('')],
  ['events with comments before them', `# a comment\n\n${EVENT_LOGS.join('')}`],
  ['events and no line break at their end', EVENT_LOGS.join('').trimEnd()],
  ['events with line breaks of another system', EVENT_LOGS.join('').replaceAll('\n', '\r\n')],
  [
    'events and a header that looks like a compact log',
    changedEvents(LATE, (log) => log.replace('}\n', ',"paipu":1,"events":[]}\n')),
  ],
  ['a compact log', COMPACT.join('')],
  ['text', writeText(logOf(DEALS[0]!))],
]
const FAULTY: typeof SOUND = [
  ['a byte-order mark before a later deal', changed(LATE, (log) => `\ufeff${log}`)],
  ['a byte-order mark where a chunk begins', changed(SECOND_CHUNK, (log) => `\ufeff${log}`)],
  ['a bad hash in the first deal', changed(0, anotherHash)],
  ['a bad hash in a later deal', changed(LATE, anotherHash)],
  ['a bad hash in the last deal', changed(15, anotherHash)],
  ['a line that is none', changed(LATE, (log) => `${log}{"type":"DealEnded"}\n`)],
  ['a deal without its end', changed(LATE, withoutLastLine)],
  ['a last deal cut off', LOGS.join('').slice(0, -300)],
  ['an event behind a deal’s end', changed(LATE, (log) => log + log.slice(0, log.indexOf('\n') + 1))],
  ['events with a comment in their midst', changedEvents(LATE, (log) => `# a comment\n${log}`)],
  ['events with a wrong tile', changedEvents(LATE, (log) => log.replace(/"tile":"(?!1m)../, '"tile":"1m'))],
  ['events with a deal without its footer', changedEvents(LATE, withoutLastLine)],
  ['events without the last footer', changedEvents(15, withoutLastLine)],
  ['events and deals in another form', EVENT_LOGS.slice(0, LATE).join('') + LOGS.slice(LATE).join('')],
  ['a compact log between events', changedEvents(LATE, () => COMPACT[LATE]!)],
]

test('deals that are packed come back as they were', () => {
  const name = '"張\\n三丰" \u2028 \ud83c\udc04 \ud800'
  const deals = DEALS.slice(0, 3).map(readyDeal)
  const [first] = deals
  const odd = { ...first!, odd: { at: 3, message: name }, table: 'x', events: [] }
  const texts = first!.events.map((event) => ({ ...event, data: JSON.stringify({ name }) }))
  for (const some of [[], deals, [odd, ...deals], [{ ...first!, events: texts }]]) {
    const packing = startPacking(10)
    for (const deal of some) packing.add(deal)
    expect(packing.count()).toBe(some.length)
    const { heads, bytes } = packing.done()
    expect(unpacked(bytes)).toEqual(some)
    expect(heads).toEqual(some.map(({ events: _, ...head }) => head))
  }
})

test('files are cut into chunks that are the file, and what is before a fault is found', async () => {
  for (const [form, text] of [
    ['records', LOGS.join('')],
    ['events', EVENT_LOGS.join('')],
  ] as const) {
    const chunks: Uint8Array[] = []
    for await (const { bytes } of chunksOf(fileOf(text), form, CHUNK)) chunks.push(bytes)
    expect(chunks.length).toBeGreaterThan(2)
    expect(Buffer.concat(chunks).toString()).toBe(text)
    expect(await allOf(soundDeals(fileOf(text)))).toEqual({ deals: DEALS.map(readyDeal), fault: null })
  }
  const file = fileOf(changed(LATE, anotherHash))
  const { deals, fault } = await allOf(soundDeals(file, { threads: 0, chunkBytes: CHUNK }))
  expect(deals.length).toBe(LATE)
  expect(deals).toEqual(DEALS.slice(0, LATE).map(readyDeal))
  const line = DEALS.slice(0, LATE).flat().length + 1
  expect(fault).toEqual({ malformed: true, message: expect.stringContaining(`line ${line}: `) as unknown })
})

test.each([...SOUND, ...FAULTY])('%s: the chunks of a file come to what its lines do', async (what, text) => {
  const file = fileOf(text)
  const found = await allOf(soundDeals(file, { threads: 0, chunkBytes: CHUNK }))
  expect(found).toEqual(await plainly(file))
  expect(found.fault === null).toBe(SOUND.some(([sound]) => sound === what))
})

test.each([...SOUND, ...FAULTY].filter(([what]) => /^sound|midst|later deal$|wrong tile/.test(what)))(
  '%s: so do several threads',
  async (_what, text) => {
    const file = fileOf(text)
    expect(await allOf(soundDeals(file, { threads: 2, chunkBytes: CHUNK }))).toEqual(await plainly(file))
  },
)
