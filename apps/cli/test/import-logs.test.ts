import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SPECTATOR } from '@paipu/views'
import { logOf, writeText } from '@paipu/exports'
import { folder, goldenFile, linesOf, paipu, ROOT } from './support/paipu.ts'
import { countEvents, golden } from './support/stores.ts'

const example = (file: string): string => join(ROOT, 'docs/examples', file)

test('the same deal in every form is stored once, with the hashes it has', async () => {
  const dir = folder()
  const [store, packed] = [join(dir, 'a.db'), join(dir, 'wanzhou-2.jsonl.gz')]
  writeFileSync(packed, gzipSync(readFileSync(goldenFile('wanzhou-2'))))
  const forms = ['jsonl', 'txt', 'json'].map((ending) => example(`wanzhou-2.${ending}`))
  const { code, stdout } = await paipu(['import', ...forms, packed, goldenFile('wanzhou-2'), '--store', store])
  expect(code).toBe(0)
  expect(linesOf(stdout).map((line) => line.split(' ')[0])).toEqual([
    'stored',
    ...forms.map(() => 'already-there'),
    'already-there',
  ])
  expect((await paipu(['export', '--all', '--store', store])).stdout).toBe(
    readFileSync(goldenFile('wanzhou-2'), 'utf8'),
  )
})

test('a file with a fault is refused with its line, and nothing of it is stored', async () => {
  const dir = folder()
  const [store, bad, view] = [join(dir, 'a.db'), join(dir, 'bad.txt'), join(dir, 'view.txt')]
  const text = writeText(logOf(golden('wanzhou-2')))
  writeFileSync(bad, text + writeText(logOf(golden('wanzhou-1'))).replace(/^head: .*$/m, `head: ${'0'.repeat(64)}`))
  writeFileSync(view, writeText(logOf(golden('wanzhou-1'), { viewer: SPECTATOR })))
  const { code, stdout } = await paipu(['import', bad, view, '--store', store])
  expect(code).toBe(2)
  expect(stdout).toMatch(
    /^unreadable +.*bad\.txt: line \d+: head 0{64} is not the hash.*\nunreadable +.*view\.txt: line 1: a view/,
  )
  expect(await countEvents(store)).toBe(0)
})

test('verify and replay read logs too', async () => {
  const verified = await paipu(['verify', example('red-dragon-wild-2.txt')])
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^sound +deal-.*: 81 events\n$/)])
  const replayed = await paipu(['replay', example('red-dragon-wild-2.json')])
  expect(linesOf(replayed.stdout).length).toBeGreaterThan(70)
})
