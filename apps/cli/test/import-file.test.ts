import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newestRuleSet } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { importFile } from '../src/import-file.ts'
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

// All deals are kept in memory, or too many to be: so they are read a second time.
test.each([EVENTS, EVENTS - 1])('a file of so many events is stored where %i are kept', async (keptEvents) => {
  const { file, store, sink } = await importing()
  expect(await importFile(file, sink, keptEvents)).toEqual({ result: 'stored', deals: 3, stored: 3 })
  expect(await countEvents(store)).toBe(EVENTS)
  expect(await importFile(file, sink, keptEvents)).toEqual({ result: 'already-there', deals: 3, stored: 0 })
})

test.each([EVENTS + 1, 0])('one bad deal keeps the others out where %i are kept', async (keptEvents) => {
  const { file, store, sink } = await importing()
  writeFileSync(file, [...DEALS, golden('research-1').slice(0, -1)].map(writeLog).join(''))
  expect(await importFile(file, sink, keptEvents)).toMatchObject({
    result: 'refused',
    message: expect.stringContaining('the events stop') as unknown,
  })
  expect(await countEvents(store)).toBe(0)
})

/** Puts another file in its place once the first of its deals has been checked. */
function changing(file: string, sink: DealSink): DealSink {
  return {
    ...sink,
    faultOf(records) {
      writeFileSync(`${file}.new`, writeLog(golden('research-1')))
      renameSync(`${file}.new`, file)
      return sink.faultOf(records)
    },
  }
}

test('what was put into the file after its check is not stored: what was checked is, or nothing', async () => {
  const kept = await importing()
  expect(await importFile(kept.file, changing(kept.file, kept.sink), EVENTS)).toMatchObject({ stored: 3 })
  const again = await importing()
  await expect(importFile(again.file, changing(again.file, again.sink), 0)).rejects.toThrow('changed while it was read')
  expect(await countEvents(again.store)).toBe(0)
})
