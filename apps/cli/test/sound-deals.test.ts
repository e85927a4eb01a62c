import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { readyDeal, writeLog, type ReadyDeal } from '@paipu/records'
import { startPacking, unpacked } from '../src/import/packed-deals.ts'
import { soundDeals, type SoundDeals } from '../src/import/sound-deals.ts'
import { plannedDeal, simulatedLog } from '../src/simulated-log.ts'
import { checkedDealsInFile } from '../src/support/deal-files.ts'
import type { FileFault } from '../src/support/file-item.ts'
import { folder } from './support/paipu.ts'

/** Deals that are some three chunks, so that a fault may stand in the first, in the last, or between them. */
const DEALS = Array.from({ length: 45 }, (_, deal) => simulatedLog(plannedDeal(RULE_SETS, 'chunks', deal)))
const LOGS = DEALS.map(writeLog)

/** The deal that does not fit into the first million bytes. */
const SECOND_CHUNK = LOGS.findIndex((_, deal) => LOGS.slice(0, deal + 1).join('').length > 1_000_000)

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

const ANOTHER_HASH = (log: string): string => log.replace(/"hash":"."/, '"hash":"x')
const FILES: readonly (readonly [what: string, text: string])[] = [
  ['sound deals', LOGS.join('')],
  ['no line break at its end', LOGS.join('').trimEnd()],
  ['a byte-order mark', `\ufeff${LOGS.join('')}`],
  ['a byte-order mark before a later deal', changed(30, (log) => `\ufeff${log}`)],
  ['a byte-order mark where a chunk begins', changed(SECOND_CHUNK, (log) => `\ufeff${log}`)],
  ['blank lines', LOGS.join('\n \n')],
  ['line breaks of another system', LOGS.join('').replaceAll('\n', '\r\n')],
  [
    'two deals mixed in its midst',
    LOGS.slice(0, 25).join('') + mixed(DEALS[25]!, DEALS[26]!) + LOGS.slice(27).join(''),
  ],
  ['all deals mixed', mixed(...DEALS)],
  ['a bad hash in the first deal', changed(0, ANOTHER_HASH)],
  ['a bad hash in a later deal', changed(30, ANOTHER_HASH)],
  ['a bad hash in the last deal', changed(44, ANOTHER_HASH)],
  ['a line that is none', changed(30, (log) => `${log}{"type":"DealEnded"}\n`)],
  ['a deal without its end', changed(30, (log) => log.slice(0, log.trimEnd().lastIndexOf('\n') + 1))],
  ['a last deal cut off', LOGS.join('').slice(0, -300)],
  ['an event behind a deal’s end', changed(30, (log) => log + log.slice(0, log.indexOf('\n') + 1))],
  [
    'a name that says what an end says',
    changed(3, (log) => log.replace('"Bot 1"', String.raw`"\"type\":\"DealEnded\""`)),
  ],
  ['no deal', '\n\n'],
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

test.each(FILES)('%s: the chunks of a file come to what its lines do', async (_what, text) => {
  const file = fileOf(text)
  expect(await allOf(soundDeals(file, 0))).toEqual(await plainly(file))
})

test.each(FILES.filter(([what]) => /^sound|midst|later deal$/.test(what)))(
  '%s: so do several threads',
  async (_what, text) => {
    const file = fileOf(text)
    expect(await allOf(soundDeals(file, 2))).toEqual(await plainly(file))
  },
)
