import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { idOfStream } from '@paipu/contracts'
import { csvHeader, csvLine, finishedDeal, LOG_WRITERS, logOf, tableNamed, type Manifest } from '@paipu/exports'
import { writeLog } from '@paipu/records'
import { earlierExport } from '../src/export/again.ts'
import { requestOf, type ExportFlags } from '../src/export/request.ts'
import { folder, linesOf, paipu } from './support/paipu.ts'
import { dealAtTable, golden, storeWith } from './support/stores.ts'

const NAMES = ['research-9', 'wanzhou-2', 'red-dragon-wild-2', 'wanzhou-1']
const idOf = (name: string): string => idOfStream(golden(name)[0]!.stream)

async function stored(): Promise<{ readonly dir: string; readonly store: string }> {
  const dir = folder()
  const store = join(dir, 'a.db')
  await storeWith(store, ...NAMES.map(golden))
  return { dir, store }
}

function manifestIn(path: string): Manifest {
  return JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')) as Manifest
}

describe('paipu export --format', () => {
  test('writes whole deals in every form, one behind the other', async () => {
    const { dir, store } = await stored()
    for (const format of ['events', 'text', 'compact', 'mjai'] as const) {
      const expected = NAMES.map((name) =>
        LOG_WRITERS[format].write(golden(name), () => logOf(golden(name), { generator: 'paipu 0.1.0' })),
      ).join('')
      expect((await paipu(['export', '--all', '--format', format, '--store', store])).stdout).toBe(expected)
      if (format === 'mjai') continue
      const out = join(dir, `${format}.zst`)
      await paipu(['export', '--all', '--format', format, '--store', store, '--compress', 'zstd', '--out', out])
      expect(zstdDecompressSync(readFileSync(out)).toString('utf8')).toBe(expected)
    }
  })

  test('writes one table as CSV, and a view as a view', async () => {
    const { dir, store } = await stored()
    const wins = tableNamed('wins')!
    const rows = NAMES.flatMap((name) => wins.rows(finishedDeal(golden(name))!))
    const out = join(dir, 'wins.csv')
    await paipu(['export', '--all', '--format', 'csv', '--table', 'wins', '--bom', '--store', store, '--out', out])
    expect(readFileSync(out, 'utf8')).toBe(`\uFEFF${csvHeader(wins)}${rows.map(csvLine).join('')}`)
    const csv = await paipu(['export', '--all', '--format', 'csv', '--table', 'wins', '--store', store])
    expect(csv.stdout).toBe(csvHeader(wins) + rows.map(csvLine).join(''))
    const view = await paipu(['export', idOf('wanzhou-1'), '--format', 'text', '--viewer', 'seats-1', '--store', store])
    expect(view.stdout).toMatch(/viewer: seats-1\n[^]*hands 0:\?{13},1:[1-9mps]+,/)
  })

  test('chooses deals by rule set, player and time, whatever the zone', async () => {
    const { store } = await stored()
    const deals = async (...flags: readonly string[]): Promise<string> => {
      const { stdout } = await paipu(['export', ...flags, '--store', store], { env: { TZ: 'Asia/Shanghai' } })
      return stdout
    }
    const logs = (...names: readonly string[]): string => names.map((name) => writeLog(golden(name))).join('')
    expect(await deals('--rules', 'wanzhou')).toBe(logs('wanzhou-2', 'wanzhou-1'))
    expect(await deals('--player', 'research:0')).toBe(logs('research-9'))
    const end = golden('wanzhou-1').at(-1)!.time
    expect(await deals('--from', end)).toBe(logs('red-dragon-wild-2', 'wanzhou-1'))
    expect(await deals('--from', end.slice(0, 10), '--to', end)).toBe(logs('wanzhou-2'))
  })

  test('writes a folder of tables with their dictionary and a manifest that gives the same bytes again', async () => {
    const { dir, store } = await stored()
    const late = dealAtTable('research-1', new Date().toISOString(), 3600)
    await storeWith(store, late.table, late.deal)
    for (const format of ['csv', 'parquet']) {
      const out = join(dir, format)
      const { code, stdout } = await paipu([
        'export',
        '--all',
        '--format',
        format,
        '--store',
        store,
        '--out',
        `${out}/`,
      ])
      expect([code, stdout]).toEqual([0, `4 deals in 6 files: ${out}/\n`])
      const manifest = manifestIn(out)
      expect(readdirSync(out).toSorted()).toEqual(
        [...manifest.files.map(({ file }) => file), 'manifest.json'].toSorted(),
      )
      for (const { file, sha256 } of manifest.files)
        expect(
          createHash('sha256')
            .update(readFileSync(join(out, file)))
            .digest('hex'),
        ).toBe(sha256)
      expect(manifest).toMatchObject({
        deals: 4,
        filters: { deals: 'all', format },
        ruleSets: ['open-blood-battle@1', 'red-dragon-wild@1', 'wanzhou@1'],
      })

      if (format === 'parquet') await storeWith(store, golden('sichuan-swap-three-1'))
      const again = join(dir, `${format} again`)
      const redone = await paipu(['export', '--again', join(out, 'manifest.json'), '--store', store, '--out', again])
      expect([redone.code, redone.stderr]).toEqual([
        0,
        expect.stringMatching(/^(paipu: left out 1 deal within the delay.*\n)?$/),
      ])
      expect(readFileSync(join(again, 'manifest.json'), 'utf8')).toBe(readFileSync(join(out, 'manifest.json'), 'utf8'))
      if (format === 'csv') continue
      await paipu(['export', '--all', '--format', format, '--store', store, '--out', `${out}/`])
      expect(manifestIn(out).deals).toBe(5)
      await storeWith(join(dir, 'b.db'), golden('research-9'))
      const other = await paipu([
        'export',
        '--again',
        join(out, 'manifest.json'),
        '--store',
        join(dir, 'b.db'),
        '--out',
        again,
      ])
      expect([other.code, linesOf(other.stderr).length]).toEqual([1, 1])
    }
  })

  test("does not make a seat's own deals again that were within their delay", async () => {
    const { dir, store } = await stored()
    const out = join(dir, 'own')
    await paipu(['export', '--all', '--format', 'events', '--store', store, '--out', `${out}/`])
    const file = join(out, 'manifest.json')
    const manifest = manifestIn(out)
    writeFileSync(file, JSON.stringify({ ...manifest, ownView: [manifest.last] }))
    const again = join(dir, 'own again')
    const { code, stdout, stderr } = await paipu(['export', '--again', file, '--store', store, '--out', again])
    expect([code, stdout]).toEqual([1, ''])
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(
        /1 deal of this export was within the delay, .*: ask the server again, with the seat's token/,
      ),
    ])
    expect(existsSync(again)).toBe(false)
  })

  test.each([
    [['--all', '--format', 'parquet'], /parquet need --out FOLDER/],
    [['--all', '--compress', 'gzip'], /--compress is for files/],
    [['--again', '/nowhere/manifest.json', '--out', '/tmp/x'], /ENOENT/],
  ])('%j is refused in one line', async (flags, message) => {
    const { code, stdout, stderr } = await paipu(['export', ...flags, '--store', join(folder(), 'none.db')])
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })

  test.each<[Partial<ExportFlags>, RegExp]>([
    [{ format: 'csv', table: 'losses' }, /no table "losses": there are deals, seats/],
    [{ table: 'wins' }, /--table and --bom are for tables/],
    [{ bom: true }, /--table and --bom are for tables/],
    [{ format: 'csv', viewer: 'spectator' }, /a view can be written as events, text or compact/],
    [{ format: 'mjai', viewer: 'seats-0' }, /a view can be written as events, text or compact/],
    [{ format: 'text', viewer: 'everyone' }, /"everyone" is none of/],
    [{ from: 'yesterday' }, /"yesterday" is no day/],
    [{ to: '2026-11-30T08:00:00' }, /is no day/],
    [{ from: '2026-02-30' }, /--from: "2026-02-30" is no day/],
    [{ to: '2026-11-31T08:00:00Z' }, /--to: "2026-11-31T08:00:00Z" is no day/],
    [{ from: '2026-11-30T24:00:00Z' }, /is no day/],
    [{ from: '2026-1-1Z' }, /is no day/],
    [{ from: '2026-11-30', to: '2026-11-29' }, /--to: it is before from/],
    [{ rules: 'riichi' }, /--rules: there is no rule set "riichi": there are .*wanzhou/],
    [{ atTable: 'here' }, /--at-table: "here" is no table's id/],
  ])('%j do not go together', (flags, message) => {
    expect(() => requestOf([], { all: true, format: 'records', ...flags })).toThrow(message)
  })

  test('deals are named, or chosen, not both and not neither', () => {
    const id = idOf('wanzhou-1')
    expect(() => requestOf([id], { all: true, format: 'records' })).toThrow(/name deals by their ids/)
    expect(() => requestOf([id], { rules: 'wanzhou', format: 'records' })).toThrow(/name deals by their ids/)
    expect(() => requestOf([], { format: 'records' })).toThrow(/name deals by their ids/)
    expect(requestOf([], { rules: 'wanzhou', from: '2026-11-30', format: 'csv', table: 'wins,deals' })).toMatchObject({
      ids: null,
      choice: { rules: 'wanzhou', from: '2026-11-30T00:00:00.000Z' },
      tables: [{ name: 'deals' }, { name: 'wins' }],
    })
  })

  test('what is no manifest is refused', () => {
    const file = join(folder(), 'x.json')
    for (const text of ['{', '[]', 'null', '{"format":"paipu-export","version":1,"filters":{}}']) {
      writeFileSync(file, text)
      expect(() => earlierExport(file)).toThrow(/manifest/)
    }
  })
})
