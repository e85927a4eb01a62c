import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  idOfStream,
  metadataOf,
  tableStream,
  type DealStartedV1,
  type EventRecord,
  type SeedCommittedV1,
  type TableEvent,
  type WallBuiltV1,
} from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import { openEmbeddedStore, type NewEvent } from '@paipu/event-store'
import { commitmentOf, derivedId } from '@paipu/fairness'
import { EMPTY_HEAD, sealAfter, toNewEvent, writeLog } from '@paipu/records'
import { simulatedLog } from '../src/simulated-log.ts'
import { folder, goldenFile, linesOf, paipu } from './support/paipu.ts'
import { resealed } from '../../../libs/records/test/support/deals.ts'
import { golden, storeWith } from './support/stores.ts'

/** A golden deal with the points of its first payment changed. */
function withOtherPoints(name: string): { readonly records: EventRecord[]; readonly at: number } {
  const records = golden(name)
  const at = records.findIndex(({ type }) => type === 'PointsPaid')
  const data = records[at]!.data as { readonly payments: readonly { readonly points: number }[] }
  const payments = data.payments.map((payment) => ({ ...payment, points: payment.points + 1 }))
  return { records: records.with(at, { ...records[at]!, data: { ...data, payments } }), at }
}

describe('paipu verify', () => {
  test('does not call a file without a deal sound', async () => {
    const file = join(folder(), 'empty.jsonl')
    writeFileSync(file, '')
    const { code, stdout } = await paipu(['verify', file])
    expect([code, stdout]).toEqual([2, `unreadable  ${file}: the file holds no deal\n`])
  })

  test('finds golden deals sound, in files and in a store', async () => {
    const store = join(folder(), 'a.db')
    await storeWith(store, golden('research-1'), golden('research-2'), golden('research-5').slice(0, 50))
    const files = await paipu(['verify', goldenFile('research-1'), goldenFile('research-9')])
    expect([files.code, linesOf(files.stdout)]).toEqual([
      0,
      [
        `sound       ${golden('research-1')[0]!.stream}: 134 events`,
        `sound       ${golden('research-9')[0]!.stream}: 83 events`,
      ],
    ])
    const all = await paipu(['verify', '--all', '--store', store, '--json'])
    expect([all.code, linesOf(all.stdout).map((line) => (JSON.parse(line) as { result: string }).result)]).toEqual([
      0,
      ['sound', 'sound', 'unfinished'],
    ])
  })

  test('names the event whose hash does not fit, or which the rules make another', async () => {
    const dir = folder()
    const { records, at } = withOtherPoints('research-1')
    const [changed, hidden] = [join(dir, 'changed.jsonl'), join(dir, 'hidden.jsonl')]
    writeFileSync(changed, writeLog(records))
    writeFileSync(hidden, writeLog(resealed(records)))
    const { code, stdout } = await paipu(['verify', changed, hidden])
    expect(code).toBe(1)
    expect(linesOf(stdout)[0]).toBe(`wrong       ${changed}: line ${at + 1}, event ${at}: hash does not fit the event`)
    expect(linesOf(stdout)[1]).toMatch(
      new RegExp(
        `^wrong       .*hidden.jsonl: line ${at + 1}, event ${at}: PointsPaid.payments: .* where the rules make it`,
      ),
    )
  })

  test('names what is wrong in a store that someone wrote to', async () => {
    const store = join(folder(), 'a.db')
    const { records, at } = withOtherPoints('research-1')
    await writeAnything(store, records.map(toNewEvent), records[0]!.stream)
    const other = golden('research-2')
    const noJson = other.map((record, index) =>
      index === 7 ? { ...toNewEvent(record), data: 'oops' } : toNewEvent(record),
    )
    await writeAnything(store, noJson, other[0]!.stream)
    const third = golden('research-5')
    const noEvent = third.map((record, index) =>
      index === 9
        ? { ...toNewEvent(record), metadata: JSON.stringify({ ...metadataOf(record), version: 7 }) }
        : toNewEvent(record),
    )
    await writeAnything(store, noEvent, third[0]!.stream)
    const { code, stdout } = await paipu(['verify', '--all', '--store', store])
    expect(code).toBe(1)
    expect(linesOf(stdout)).toEqual([
      `wrong       ${records[0]!.stream}: event ${at}: hash does not fit the event`,
      `wrong       ${other[0]!.stream}: event 7: ${other[7]!.type} is not stored as JSON`,
      `wrong       ${third[0]!.stream}: event 9: ${third[9]!.type} has no version 7 here: it was written by a newer Paipu`,
    ])
  })

  test('judges a deal that still runs as far as it goes, and tells nothing of its tiles', async () => {
    const store = join(folder(), 'a.db')
    const { records, at } = withOtherPoints('research-1')
    await storeWith(store, resealed(records).slice(0, at + 2), golden('research-2').slice(0, -1))
    const { code, stdout } = await paipu(['verify', '--all', '--store', store])
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        `wrong       ${records[0]!.stream}: event ${at}: it is not what it must be`,
        `unfinished  ${golden('research-2')[0]!.stream}: ${golden('research-2').length - 1} events`,
      ],
    ])
  })

  test('an event of a newer version or an unknown type is named by its place, here and where it would be shown', async () => {
    const store = join(folder(), 'a.db')
    const [newer, unknown] = [golden('research-1'), golden('research-2')]
    const metadata = JSON.stringify({ ...metadataOf(newer[7]!), version: 2 })
    await writeAnything(store, newer.map(toNewEvent).with(7, { ...toNewEvent(newer[7]!), metadata }), newer[0]!.stream)
    const strange = { ...toNewEvent(unknown[9]!), type: 'TileEaten' }
    await writeAnything(store, unknown.map(toNewEvent).with(9, strange), unknown[0]!.stream)
    const reasons = [
      `event 7: ${newer[7]!.type} has no version 2 here: it was written by a newer Paipu`,
      'event 9: "TileEaten" is no event type',
    ]
    const verified = await paipu(['verify', '--all', '--store', store])
    expect(linesOf(verified.stdout)).toEqual([
      `wrong       ${newer[0]!.stream}: ${reasons[0]}`,
      `wrong       ${unknown[0]!.stream}: ${reasons[1]}`,
    ])
    for (const [index, { stream }] of [newer[0]!, unknown[0]!].entries()) {
      const id = idOfStream(stream)
      const shown = await paipu(['replay', id, '--store', store])
      expect([shown.code, shown.stdout, shown.stderr]).toEqual([1, '', `paipu: deal ${id}, ${reasons[index]}\n`])
    }
    const all = await paipu(['export', '--all', '--store', store])
    expect([all.code, all.stdout, linesOf(all.stderr).length]).toEqual([1, '', 2])
  })

  test('holds a deal against what its table announced', async () => {
    const [honest, swapped, unasked] = ['honest', 'swapped', 'unasked'].map((seed, index) => dealOf(seed, index + 1))
    const store = join(folder(), 'a.db')
    const otherSecret = {
      ...commitmentTo(swapped!),
      secret: 'ab'.repeat(32),
      commitment: commitmentOf('ab'.repeat(32)),
    }
    const table = tableWith([
      { type: 'SeedCommitted', data: commitmentTo(honest!) },
      openingOf(honest!),
      { type: 'SeedCommitted', data: otherSecret },
      openingOf(swapped!),
    ])
    await storeWith(store, table, honest!, swapped!, unasked!)
    const { code, stdout } = await paipu(['verify', '--all', '--store', store])
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        `sound       ${honest![0]!.stream}: ${honest!.length} events`,
        `wrong       ${swapped![0]!.stream}: the commitment is not the one that was announced`,
        `wrong       ${unasked![0]!.stream}: the table never opened the deal`,
      ],
    ])
  })

  test('tells what can’t be read from what is wrong', async () => {
    const dir = folder()
    const store = join(dir, 'a.db')
    writeFileSync(join(dir, 'text.txt'), 'hello')
    await storeWith(store, golden('research-1'))
    expect((await paipu(['verify', join(dir, 'text.txt')])).code).toBe(2)
    const missing = await paipu(['verify', idOfStream(golden('research-2')[0]!.stream), '--store', store])
    expect([missing.code, missing.stdout]).toEqual([1, expect.stringMatching(/^wrong .*there is no deal/)])
    const neither = await paipu(['verify', 'nowhere', '--store', store])
    expect([neither.code, neither.stderr]).toEqual([2, expect.stringMatching(/"nowhere" is no deal's id/)])
  })
})

const TABLE = '0190a000-0000-7000-8000-000000000001'

/** A simulated deal as if it had been played at the table. */
function dealOf(seed: string, dealNumber: number): EventRecord[] {
  const records = simulatedLog({ rules: newestRuleSet('wanzhou')!, seed, dealNumber })
  const started = { ...(records[0]!.data as DealStartedV1), table: TABLE }
  return resealed(records.with(0, { ...records[0]!, data: started }))
}

function openingOf(deal: readonly EventRecord[]): TableEvent {
  const { dealNumber, dealer } = deal[0]!.data as DealStartedV1
  return { type: 'DealOpened', data: { deal: idOfStream(deal[0]!.stream), dealNumber, dealer } }
}

function commitmentTo(deal: readonly EventRecord[]): SeedCommittedV1 {
  const secret = (deal[1]!.data as WallBuiltV1).seed!
  const { dealNumber } = deal[0]!.data as DealStartedV1
  return { deal: idOfStream(deal[0]!.stream), dealNumber, commitment: commitmentOf(secret), secret }
}

function tableWith(events: readonly TableEvent[]): EventRecord[] {
  let id = 0
  const newId = (): string => derivedId(0, `table event ${id++}`)
  const stamp = { time: '2026-03-01T12:00:00.000Z', correlationId: TABLE, actor: 'table', newId } as const
  return sealAfter(tableStream(TABLE), EMPTY_HEAD, events, stamp)
}

/** Writes events past every check. */
async function writeAnything(path: string, events: readonly NewEvent[], stream: string): Promise<void> {
  const store = await openEmbeddedStore({ path })
  await store.append(stream, 'no-stream', events)
  await store.close()
}
