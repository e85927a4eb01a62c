import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder's name tells whose it is: the process, so that others know when nobody needs it any more. */
const FOLDER = /^paipu-export-(\d+)-\w{6}$/

/** Runs what needs a folder of its own for a while; the folder goes with it. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `paipu-export-${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes the folders of processes that were killed: each may hold a file of all deals. Nobody's work depends on it, so that what
 * can't be removed stays.
 */
export async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  await Promise.all(names.map((name) => removeIfLeft(name).catch(() => {})))
}

async function removeIfLeft(name: string): Promise<void> {
  const [, owner] = FOLDER.exec(name) ?? []
  if (owner === undefined || isRunning(Number(owner))) return
  const path = join(tmpdir(), name)
  const { mtimeMs } = await lstat(path)
  // The first process of a container always has the same number.
  if (Number(owner) === process.pid && mtimeMs >= Date.now() - process.uptime() * 1000) return
  await rm(path, { recursive: true, force: true })
}

/** Whether another process has a number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
