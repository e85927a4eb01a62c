import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newestRuleSet } from '@paipu/engine'
import { importDeal, readRecords } from '@paipu/records'
import { simulatedLog } from '../src/simulated-log.ts'
import { folder, goldenFile, linesOf, paipu } from './support/paipu.ts'
import { resealed } from '../../../libs/records/test/support/deals.ts'
import { golden, openStore, serveStore, writeToken } from './support/stores.ts'

describe('while another program has the store open for writing', () => {
  test('the server takes the deals, and what is there already is not sent again', async () => {
    const path = join(folder(), 'a.db')
    const store = await openStore(path)
    const server = await serveStore(path, store)
    const first = await paipu(['import', goldenFile('research-1'), goldenFile('research-2'), '--store', path])
    expect([first.code, first.stderr, server.requests()]).toEqual([0, '', 2])
    expect(await readRecords(store, golden('research-1')[0]!.stream)).toEqual(golden('research-1'))
    const again = await paipu(['import', goldenFile('research-1'), '--store', path])
    expect(again.stdout).toMatch(/^already-there/)
  })

  test('the server takes simulated deals too, and says what it refuses', async () => {
    const path = join(folder(), 'a.db')
    const store = await openStore(path)
    await serveStore(path, store)
    const args = ['simulate', '--rules', 'wanzhou', '--deals', '2', '--seed', 's', '--store', path, '--json']
    const records = simulatedLog({ rules: newestRuleSet('wanzhou')!, seed: 's', dealNumber: 2 })
    const first = records[0]!
    await importDeal(
      store,
      resealed([{ ...first, data: { ...(first.data as object), source: 'other' } }, ...records.slice(1)]),
    )
    const { code, stderr } = await paipu(args)
    expect([code, linesOf(stderr).length]).toEqual([1, 1])
    expect(stderr).toMatch(new RegExp(`the store refuses ${first.stream}: .*other events`))
    expect(
      await readRecords(store, simulatedLog({ rules: newestRuleSet('wanzhou')!, seed: 's', dealNumber: 1 })[0]!.stream),
    ).not.toEqual([])
  })

  test('a broken file never reaches the server', async () => {
    const path = join(folder(), 'a.db')
    const server = await serveStore(path, await openStore(path))
    expect((await paipu(['import', join(import.meta.dirname, 'server.test.ts'), '--store', path])).code).toBe(2)
    expect(server.requests()).toBe(0)
  })

  test('without a token file it is named who holds it, and what to do', async () => {
    const path = join(folder(), 'a.db')
    await openStore(path)
    const { code, stdout, stderr } = await paipu(['import', goldenFile('research-1'), '--store', path])
    expect([code, stdout, linesOf(stderr).length]).toEqual([1, '', 1])
    const holder = process.platform === 'linux' ? `by process ${process.pid} \\(.+\\)` : 'by another program'
    expect(stderr).toMatch(
      new RegExp(`a\\.db is open for writing ${holder}: stop it, or name another store with --store`),
    )
  })

  test('a server that does not answer, or does not know the token, is named', async () => {
    const path = join(folder(), 'a.db')
    const store = await openStore(path)
    writeToken(path, { url: 'http://127.0.0.1:1', token: 'secret', pid: 4711 })
    const silent = await paipu(['import', goldenFile('research-1'), '--store', path])
    expect([silent.code, silent.stderr]).toEqual([
      1,
      expect.stringMatching(/\(process 4711, http:\/\/127\.0\.0\.1:1\) does not answer: /),
    ])
    await serveStore(path, store, 'another secret')
    const unknown = await paipu(['import', goldenFile('research-1'), '--store', path])
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      expect.stringMatching(/did not take the records: HTTP 401, the token beside the store is needed/),
    ])
    writeToken(path, { url: 'no url' })
    const broken = await paipu(['import', goldenFile('research-1'), '--store', path])
    expect([broken.code, broken.stderr]).toEqual([
      1,
      expect.stringMatching(/a\.db\.token is no token of a Paipu server/),
    ])
  })
})
