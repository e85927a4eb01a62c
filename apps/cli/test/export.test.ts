import { idOfStream } from '@paipu/contracts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeLog } from '@paipu/records'
import { folder, goldenFile, linesOf, paipu } from './support/paipu.ts'
import { dealAtTable, golden, openStore, storeWith } from './support/stores.ts'

const NAMES = ['research-2', 'research-9', 'research-1']
const textOf = (name: string): string => readFileSync(goldenFile(name), 'utf8')
const idOf = (name: string): string => idOfStream(golden(name)[0]!.stream)

describe('paipu export', () => {
  test('writes deals byte for byte as they were imported, in the order asked for', async () => {
    const store = join(folder(), 'a.db')
    await storeWith(store, ...NAMES.map(golden))
    const all = await paipu(['export', '--all', '--store', store])
    expect([all.code, all.stderr]).toEqual([0, ''])
    expect(all.stdout).toBe(NAMES.map(textOf).join(''))
    const two = await paipu(['export', idOf('research-1'), `deal-${idOf('research-2')}`], {
      env: { PAIPU_STORE: store },
    })
    expect(two.stdout).toBe(textOf('research-1') + textOf('research-2'))
  })

  test('writes a file that appears whole, and imports again to the same', async () => {
    const dir = folder()
    const [store, other, out] = [join(dir, 'a.db'), join(dir, 'b.db'), join(dir, 'all.jsonl')]
    await storeWith(store, ...NAMES.map(golden))
    expect(await paipu(['export', '--all', '--store', store, '--out', out])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    expect(readdirSync(dir).filter((name) => name.startsWith('all'))).toEqual(['all.jsonl'])
    await paipu(['import', out, '--store', other])
    expect((await paipu(['export', '--all', '--store', other])).stdout).toBe(readFileSync(out, 'utf8'))
  })

  test('reads beside a writer', async () => {
    const path = join(folder(), 'a.db')
    await storeWith(path, golden('research-1'))
    await openStore(path)
    expect((await paipu(['export', '--all', '--store', path])).stdout).toBe(textOf('research-1'))
  })

  test('refuses a running deal by name, and writes nothing of the others', async () => {
    const dir = folder()
    const [store, out] = [join(dir, 'a.db'), join(dir, 'all.jsonl')]
    await storeWith(store, golden('research-1'), golden('research-2').slice(0, -1))
    const { code, stdout, stderr } = await paipu([
      'export',
      idOf('research-1'),
      idOf('research-2'),
      '--store',
      store,
      '--out',
      out,
    ])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`paipu: deal ${idOf('research-2')} is still running: only finished deals are open\n`)
    expect(readdirSync(dir).filter((name) => name.startsWith('all'))).toEqual([])
    expect((await paipu(['export', '--all', '--store', store])).stdout).toBe(textOf('research-1'))
  })

  test('keeps a deal to itself until its table’s delay has run out', async () => {
    const store = join(folder(), 'a.db')
    const over = dealAtTable('research-1', new Date(Date.now() - 120_000).toISOString(), 60)
    const delayed = dealAtTable('research-2', new Date().toISOString(), 3600)
    await storeWith(store, over.table, over.deal, delayed.table, delayed.deal)
    const all = await paipu(['export', '--all', '--store', store])
    expect(all.stdout).toBe(writeLog(over.deal))
    expect(all.stderr).toMatch(/left out 1 deal within the delay/)
    const named = await paipu(['export', idOf('research-2'), '--store', store])
    expect([named.code, named.stdout]).toEqual([1, ''])
    expect(named.stderr).toMatch(/within its table's delay: it opens at 2/)
  })

  test('refuses what it can’t find in one line', async () => {
    const store = join(folder(), 'a.db')
    await storeWith(store, golden('research-1'))
    const cases: readonly (readonly [string[], number, RegExp])[] = [
      [['019aa2b0-7c4e-7000-8000-000000000000'], 1, /there is no deal 019aa2b0/],
      [['research-1'], 2, /"research-1" is no deal's id/],
      [[], 2, /name deals by their ids, or give --all/],
      [['--all', idOf('research-1')], 2, /name deals/],
    ]
    for (const [args, exitCode, message] of cases) {
      const { code, stdout, stderr } = await paipu(['export', ...args, '--store', store])
      expect([code, stdout, linesOf(stderr).length]).toEqual([exitCode, '', 1])
      expect(stderr).toMatch(message)
    }
    const nowhere = await paipu(['export', '--all', '--store', join(folder(), 'none.db')])
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringMatching(/there is no event store at/)])
  })
})
