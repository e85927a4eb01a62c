import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runReadModels, statisticsModel, type Statistics } from '@paipu/read-models'
import { folder, linesOf, paipu } from './support/paipu.ts'
import { dealAtTable, golden, openStore, storeWith } from './support/stores.ts'

const END = '2026-03-01T12:00:00.000Z'

/** The digests that a rebuild of a store prints, by model. */
async function digests(path: string): Promise<Record<string, string>> {
  const { code, stdout, stderr } = await paipu(['rebuild', '--store', path, '--json'])
  expect([code, stderr]).toEqual([0, ''])
  const { models } = JSON.parse(stdout) as { models: { model: string; digest: string }[] }
  return Object.fromEntries(models.map(({ model, digest }) => [model, digest]))
}

describe('paipu rebuild', () => {
  test('prints the digest of what was built, the same again, also while another process writes', async () => {
    const path = join(folder(), 'a.db')
    const { deal, table } = dealAtTable('wanzhou-1', END, 30)
    await storeWith(path, table, deal, golden('research-1'))
    const writer = await openStore(path)
    const running = runReadModels<[Statistics]>(writer, [statisticsModel])
    await running.caughtUp
    const text = statisticsModel.encode(running.states[0])
    running.stop()
    const first = await digests(path)
    expect(first['statistics']).toBe(createHash('sha256').update(text).digest('hex'))
    expect(await digests(path)).toEqual(first)
    const { stdout } = await paipu(['rebuild', '--store', path])
    expect(linesOf(stdout).map((line) => line.split(/ +/)[0])).toEqual(['table-index', 'deal-index', 'statistics'])
    expect(stdout).toContain(first['statistics'])
    expect(stdout).toContain('2 deals, 2 over')
  })

  test('comes to the same statistics whatever order the deals were stored in, and to others with another deal', async () => {
    const [one, other, third] = ['a.db', 'b.db', 'c.db'].map((name) => join(folder(), name)) as [string, string, string]
    await storeWith(one, golden('wanzhou-1'), golden('planet-blood-battle-v1-1'))
    await storeWith(other, golden('planet-blood-battle-v1-1'), golden('wanzhou-1'))
    await storeWith(third, golden('planet-blood-battle-v1-1'), golden('wanzhou-2'))
    const [first, second, different] = await Promise.all([one, other, third].map(digests))
    expect(first!['statistics']).toBe(second!['statistics'])
    expect(first!['statistics']).not.toBe(different!['statistics'])
  })

  test('says which address is none, and which server does not answer', async () => {
    const path = join(folder(), 'a.db')
    await storeWith(path, golden('wanzhou-1'))
    const wrong = await paipu(['rebuild', '--store', path, '--server', 'localhost'])
    expect([wrong.code, wrong.stdout, wrong.stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^paipu: --server: "localhost" is no address/),
    ])
    const silent = await paipu(['rebuild', '--store', path, '--server', 'http://127.0.0.1:1'])
    expect([silent.code, silent.stdout, silent.stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/127\.0\.0\.1:1\/ does not answer: /),
    ])
  })
})
