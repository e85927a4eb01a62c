import { readdirSync, renameSync, writeFileSync } from 'node:fs'
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

/** Puts another file in its place once the first of its deals has been checked. */
function changing(file: string, sink: DealSink): DealSink {
  return {
    ...sink,
    standing(...asked) {
      writeFileSync(`${file}.new`, writeLog(golden('research-1')))
      renameSync(`${file}.new`, file)
      return sink.standing(...asked)
    },
  }
}

test('what was put into the file after its check is not stored: what was checked is', async () => {
  const { file, store, sink } = await importing()
  expect(await importFile(file, changing(file, sink))).toMatchObject({ stored: 3 })
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
