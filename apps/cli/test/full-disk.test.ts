import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { goldenFile, paipu, ROOT } from './support/paipu.ts'

/** A device that is always full; not every system has one. */
const FULL = '/dev/full'
const CONVERT = ['convert', goldenFile('research-1'), '--to', 'text']

describe.skipIf(!existsSync(FULL))('a full disk is told of in a line', () => {
  test('behind standard output', async () => {
    const full = openSync(FULL, 'w')
    const child = spawn(process.execPath, [join(ROOT, 'apps/cli/src/main.ts'), ...CONVERT], {
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
