import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newestRuleSet } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { importFile } from '../src/import/import-file.ts'
import { simulatedLog } from '../src/simulated-log.ts'
import { openToAdd, type DealSink } from '../src/support/store.ts'
import { folder } from './support/paipu.ts'
import { countEvents, golden } from './support/stores.ts'

const DEALS = [1, 2, 3].map((dealNumber) =>
  simulatedLog({ rules: newestRuleSet('wanzhou')!, seed: 'import', dealNumber }),
)
const EVENTS = DEALS.flat().length

/** A file of three deals, and a store of its own to bring them into. */
async function importing(): Promise<{ readonly file: string; readonly store: string; readonly sink: DealSink }> {
  const here = folder()
  const [file, store] = [join(here, 'deals.jsonl'), join(here, 'paipu.db')]
  writeFileSync(file, DEALS.map(writeLog).join(''))
  const sink = await openToAdd(store)
  onTestFinished(() => sink.close())
  return { file, store, sink }
}

test('a file is stored once, also where a deal stands in it twice', async () => {
  const { file, store, sink } = await importing()
  writeFileSync(file, [...DEALS, DEALS[0]!].map(writeLog).join(''))
  expect(await importFile(file, sink)).toEqual({ result: 'stored', deals: 3, stored: 3 })
  expect(await countEvents(store)).toBe(EVENTS)
  expect(await importFile(file, sink)).toEqual({ result: 'already-there', deals: 3, stored: 0 })
})

test('of a file of which a part is there, the rest is stored', async () => {
  const { file, store, sink } = await importing()
  writeFileSync(file, writeLog(DEALS[1]!))
  await importFile(file, sink)
  writeFileSync(file, DEALS.map(writeLog).join(''))
  expect(await importFile(file, sink)).toEqual({ result: 'stored', deals: 3, stored: 2 })
  expect(await countEvents(store)).toBe(EVENTS)
})

test('one bad deal keeps the others out', async () => {
  const { file, store, sink } = await importing()
  writeFileSync(file, [...DEALS, golden('research-1').slice(0, -1)].map(writeLog).join(''))
  expect(await importFile(file, sink)).toMatchObject({
    result: 'refused',
    message: expect.stringContaining('the events stop') as unknown,
  })
  expect(await countEvents(store)).toBe(0)
})

/** Does something to the file once the first of its deals has been checked. */
function changing(sink: DealSink, change: () => void): DealSink {
  return {
    ...sink,
    standing(...asked) {
      change()
      return sink.standing(...asked)
    },
  }
}

const OTHER = writeLog(golden('research-1'))
test.each([
  ['a shorter file', OTHER],
  ['a longer one, with deals behind the end of the first', DEALS.map(writeLog).join('') + OTHER],
])('what comes in its place after a file was read is not stored, be it %s', async (_what, text) => {
  const { file, store, sink } = await importing()
  const replacing = changing(sink, () => {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  })
  expect(await importFile(file, replacing)).toMatchObject({ stored: 3 })
  expect(await countEvents(store)).toBe(EVENTS)
})

test('a file that is taken away after it was read is stored', async () => {
  const { file, store, sink } = await importing()
  const removing = changing(sink, () => rmSync(file, { force: true }))
  expect(await importFile(file, removing)).toMatchObject({ stored: 3 })
  expect(await countEvents(store)).toBe(EVENTS)
})

test('what is on its way into the store is in no file that stays, or that anyone sees', async () => {
  const { file, sink } = await importing()
  const seen: string[] = []
  await importFile(file, {
    ...sink,
    put(deal) {
      seen.push(...readdirSync(sink.folder))
      return sink.put(deal)
    },
  })
  expect(new Set(seen.filter((name) => !name.startsWith('paipu.db')))).toEqual(new Set(['deals.jsonl']))
})

test('a folder in which nothing can be kept is named', async () => {
  const { file, store, sink } = await importing()
  const nowhere = join(file, 'none')
  await expect(importFile(file, { ...sink, folder: nowhere })).rejects.toThrow(`${nowhere} can't be written: ENOTDIR`)
  expect(await countEvents(store)).toBe(0)
})
