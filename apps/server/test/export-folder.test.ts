import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inFolder, removeLeftFolders } from '../src/exports/folder.ts'

/** The number of a process that is no more. */
const over = Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString())
const folder = (owner: number): string => join(tmpdir(), `paipu-export-${owner}-abc123`)

it('the folders of exports whose process was killed are removed, those of others stay', async () => {
  for (const owner of [over, process.ppid]) {
    mkdirSync(folder(owner), { recursive: true })
    writeFileSync(join(folder(owner), 'deals.parquet'), 'much')
  }
  try {
    await removeLeftFolders()
    expect([existsSync(folder(over)), existsSync(folder(process.ppid))]).toEqual([false, true])
  } finally {
    for (const owner of [over, process.ppid]) rmSync(folder(owner), { recursive: true, force: true })
  }
})

it('and so are those of a process that had the number of this one', async () => {
  const path = folder(process.pid)
  mkdirSync(path, { recursive: true })
  try {
    await removeLeftFolders()
    expect(existsSync(path)).toBe(true)
    utimesSync(path, 0, 0)
    await removeLeftFolders()
    expect(existsSync(path)).toBe(false)
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
})

it('a folder is one that is known as left once its process is over', async () => {
  const path = await inFolder(async (made) => {
    expect(existsSync(made)).toBe(true)
    return made
  })
  expect(path).toMatch(new RegExp(`paipu-export-${process.pid}-\\w{6}$`))
  expect(existsSync(path)).toBe(false)
})
