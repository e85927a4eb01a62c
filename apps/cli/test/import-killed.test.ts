import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { openStore } from '@paipu/event-store'
import { checkDeal, readRecords, writeLog } from '@paipu/records'
import { plannedDeal, simulatedLog } from '../src/simulated-log.ts'
import { folder, linesOf, paipu, start } from './support/paipu.ts'
import { storeWith } from './support/stores.ts'

/** More than are stored at once. */
const DEALS = Array.from({ length: 150 }, (_, deal) => simulatedLog(plannedDeal(RULE_SETS, 'killed', deal)))

test('an import that is killed leaves whole deals, and the next one stores the others', { tags: 'long' }, async () => {
  const here = folder()
  const [file, path] = [join(here, 'deals.jsonl'), join(here, 'paipu.db')]
  writeFileSync(file, DEALS.map(writeLog).join(''))
  await storeWith(path, DEALS[0]!)
  const store = await openStore(path, { readOnly: true })
  onTestFinished(() => store.close())
  const importing = start(['import', file, '--store', path])
  const ended = new Promise((resolve) => importing.once('close', resolve))
  store.subscribeToAll({ after: 'end', onEvent: () => void importing.kill('SIGKILL') })
  await ended
  const found = await Promise.all(DEALS.map((deal) => readRecords(store, deal[0]!.stream)))
  const stored = found.filter((records) => records.length > 0)
  for (const records of stored) expect(checkDeal(records)).toMatchObject({ ok: true })
  expect(stored.length).toBeGreaterThan(1)
  const { stdout } = await paipu(['import', file, '--store', path])
  expect(linesOf(stdout)[0]).toMatch(
    stored.length < DEALS.length
      ? `stored         ${file}: 150 deals, ${DEALS.length - stored.length} new`
      : `already-there  ${file}: 150 deals, 0 new`,
  )
  expect(await Promise.all(DEALS.map((deal) => readRecords(store, deal[0]!.stream)))).toEqual(DEALS)
})
