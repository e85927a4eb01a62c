import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { folder, goldenFile, paipu, ROOT } from './support/paipu.ts'
import { plannedDeal, simulatedLog } from '../src/simulated-log.ts'
import { storeWith } from './support/stores.ts'

/** A device that is always full; not every system has one. */
const FULL = '/dev/full'
const CONVERT = ['convert', goldenFile('research-1'), '--to', 'text']

describe.skipIf(!existsSync(FULL))('a full disk is told of in a line', () => {
  test('behind standard output', async () => {
    const full = openSync(FULL, 'w')
    const child = spawn(process.execPath, [join(ROOT, 'apps/cli/src/main.mjs'), ...CONVERT], {
      stdio: ['ignore', full, 'pipe'],
    })
    closeSync(full)
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    expect(await text(child.stderr!)).toBe("paipu: standard output can't be written: ENOSPC\n")
    expect(await ended).toBe(2)
  })

  test('behind a file', async () => {
    expect(await paipu([...CONVERT, '--out', FULL])).toEqual({
      code: 2,
      stdout: '',
      stderr: `paipu: ${FULL} can't be written: ENOSPC\n`,
    })
  })
})

/** So many blocks of 512 bytes a file can have: enough for what SQLite keeps beside a store, too few for these deals. */
const BLOCKS = 96

/** Deals enough that the decisions alone, packed as they are in Parquet, are larger. */
function manyDeals(): (readonly EventRecord[])[] {
  return Array.from({ length: 80 }, (_, deal) => simulatedLog(plannedDeal(RULE_SETS, 'a full disk', deal)))
}

describe('an export that does not fit the disk', () => {
  test.each(['parquet', 'records'])(
    'as %s is told of in a line, and leaves no file',
    { tags: 'long' },
    async (format) => {
      const dir = folder()
      const [store, out] = [join(dir, 'a.db'), join(dir, 'out')]
      await storeWith(store, ...manyDeals())
      const command = [process.execPath, join(ROOT, 'apps/cli/src/main.mjs'), 'export', '--all', '--format', format]
      const limited = `ulimit -f ${BLOCKS}; trap '' XFSZ; exec "$@"`
      const child = spawn('sh', ['-c', limited, 'sh', ...command, '--out', `${out}/`, '--store', store], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      expect(await text(child.stderr)).toBe(`paipu: ${out}/ can't be written: EFBIG\n`)
      expect(await ended).toBe(2)
      expect(readdirSync(out)).toEqual([])
    },
  )
})
