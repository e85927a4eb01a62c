import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SPECTATOR } from '@paipu/views'
import { logOf, writeText } from '@paipu/exports'
import { researchData, researchText } from '../../../libs/records/test/support/research-text.ts'
import { folder, goldenFile, linesOf, paipu, ROOT } from './support/paipu.ts'
import { golden } from './support/stores.ts'

const NAMES = ['wanzhou-2', 'red-dragon-wild-2', 'research-9']
const FORMS = ['events', 'text', 'compact'] as const
const run = promisify(execFile)

describe('paipu convert', () => {
  test('goes through every form and comes back byte for byte', async () => {
    const dir = folder()
    const start = NAMES.map((name) => readFileSync(goldenFile(name), 'utf8')).join('')
    let file = join(dir, 'records')
    writeFileSync(file, start)
    for (const form of [...FORMS, 'records'] as const) {
      const out = join(dir, form === 'records' ? 'records again' : form)
      expect(await paipu(['convert', file, '--to', form, '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' })
      file = out
    }
    expect(readFileSync(file, 'utf8')).toBe(start)
  })

  test('unpacks what is packed, and joins files', async () => {
    const dir = folder()
    const [a, b] = [join(dir, 'a.gz'), join(dir, 'b.zst')]
    writeFileSync(a, gzipSync(readFileSync(goldenFile('wanzhou-2'))))
    writeFileSync(b, zstdCompressSync(writeText(logOf(golden('research-9')))))
    const { code, stdout } = await paipu(['convert', a, b, '--to', 'records'])
    expect(code).toBe(0)
    expect(stdout).toBe(['wanzhou-2', 'research-9'].map((name) => readFileSync(goldenFile(name), 'utf8')).join(''))
  })

  test('what is converted can be imported and is the same deal', async () => {
    const dir = folder()
    const [out, store] = [join(dir, 'a.jsonl'), join(dir, 'a.db')]
    await paipu(['convert', join(ROOT, 'docs/examples/wanzhou-2.txt'), '--to', 'records', '--out', out])
    expect((await paipu(['import', out, goldenFile('wanzhou-2'), '--store', store])).code).toBe(0)
    expect((await paipu(['export', '--all', '--store', store])).stdout).toBe(
      readFileSync(goldenFile('wanzhou-2'), 'utf8'),
    )
  })

  test('takes a public research record as the engine plays it', async () => {
    const file = join(folder(), 'record.txt')
    writeFileSync(file, researchText(researchData(golden('research-9'))))
    const { stdout } = await paipu(['convert', file, '--to', 'records'])
    expect(stdout).toBe(readFileSync(goldenFile('research-9'), 'utf8'))
  })

  test('refuses what is wrong in one line, and leaves no file', async () => {
    const dir = folder()
    const [file, out] = [join(dir, 'bad.txt'), join(dir, 'out')]
    writeFileSync(file, writeText(logOf(golden('wanzhou-2'))).replace(' discard ', ' eat '))
    const { code, stdout, stderr } = await paipu(['convert', file, '--to', 'events', '--out', out])
    expect([code, stdout, linesOf(stderr).length, existsSync(out)]).toEqual([1, '', 1, false])
    expect(stderr).toMatch(/line \d+: "eat" is no verb \(sound before it: \d+ lines, 0 deals\)/)
  })

  test('a view stays a view', async () => {
    const file = join(folder(), 'view.txt')
    writeFileSync(file, writeText(logOf(golden('wanzhou-2'), { viewer: SPECTATOR })))
    const { stdout } = await paipu(['convert', file, '--to', 'events'])
    expect(linesOf(stdout)[0]).toContain('"viewer":"spectator"')
    const records = await paipu(['convert', file, '--to', 'records'])
    expect([records.code, records.stdout]).toEqual([1, ''])
    expect(records.stderr).toContain('a view (spectator) holds too little for records')
  })

  test.each([
    [['convert', '/nowhere/x', '--to', 'text'], /there is no such file/],
    [['convert', ROOT, '--to', 'text'], /it is a folder/],
    [['convert', goldenFile('wanzhou-2')], /--to/],
    [['convert', goldenFile('wanzhou-2'), '--to', 'midi'], /Allowed choices are records, events, text, compact, mjai/],
  ])('%j can’t be carried out', async (args, message) => {
    const { code, stdout, stderr } = await paipu(args)
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})

describe('paipu validate', () => {
  test('finds every example sound, and says in which form', async () => {
    const files = ['jsonl', 'txt', 'json'].map((ending) => join(ROOT, 'docs/examples', `wanzhou-2.${ending}`))
    const { code, stdout } = await paipu(['validate', ...files, goldenFile('wanzhou-2')])
    expect(code).toBe(0)
    expect(linesOf(stdout).map((line) => /^sound .*: 1 deal, 63 events, as (\w+)$/.exec(line)?.[1])).toEqual([
      'events',
      'text',
      'compact',
      'records',
    ])
  })

  test('names the line, the reason and the part that is sound', async () => {
    const file = join(folder(), 'cut.jsonl')
    const whole = readFileSync(join(ROOT, 'docs/examples/wanzhou-2.jsonl'), 'utf8')
    const lines = whole.split('\n')
    writeFileSync(file, whole + lines.slice(0, 30).join('\n'))
    const { code, stdout } = await paipu(['validate', '--json', file])
    const bytes = Buffer.byteLength(
      whole +
        lines
          .slice(0, 29)
          .map((line) => `${line}\n`)
          .join(''),
    )
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      {
        file,
        form: 'events',
        valid: { lines: lines.length - 1 + 29, bytes, deals: 1, events: 63 },
        fault: { line: lines.length - 1 + 30, reason: 'the log stops before its footer' },
      },
    ])
  })

  test.skipIf(!existsSync('/dev/stdin'))('reads a pipe to its end', async () => {
    const line = 'cat "$1" | "$2" "$3" validate /dev/stdin'
    const main = join(ROOT, 'apps/cli/src/main.mjs')
    const { stdout } = await run('sh', ['-c', line, 'sh', goldenFile('wanzhou-2'), process.execPath, main])
    expect(stdout).toBe('sound       /dev/stdin: 1 deal, 63 events, as records\n')
  })

  test('goes on behind a file that can’t be read, and fails in the end', async () => {
    const { code, stdout } = await paipu(['validate', '/nowhere/x', goldenFile('wanzhou-2')])
    expect([code, linesOf(stdout).length]).toEqual([2, 2])
    expect(stdout).toMatch(/^unreadable +\/nowhere\/x: there is no such file\nsound /)
  })
})
