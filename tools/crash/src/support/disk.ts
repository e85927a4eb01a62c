import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How the disk of a process is made full: a small file system of its own, or a limit on the size of its files. */
export type DiskKind = 'tmpfs' | 'file size limit'

/** A disk that can be filled. */
export interface Disk {
  fill(): void
  free(): void
}

const MEGABYTES = 32

/** What this machine allows: a small tmpfs where one may be mounted, else the limit. */
export function diskKind(): DiskKind {
  return spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'paipu', '/tmp']).status === 0
    ? 'tmpfs'
    : 'file size limit'
}

/** How to start a program of Node with a small disk in a folder: file and arguments. */
export function withSmallDisk(kind: DiskKind, folder: string, args: readonly string[]): [string, string[]] {
  if (kind === 'file size limit') return [process.execPath, [...args]]
  const mount = `mount -t tmpfs -o size=${MEGABYTES}m paipu "$0" && exec "$@"`
  return ['unshare', ['-rm', 'sh', '-c', mount, folder, process.execPath, ...args]]
}

/** The disk in `folder`, as a server sees it that has a store's files there. */
export function diskOf(kind: DiskKind, folder: string, pid: number, store: string): Disk {
  return kind === 'tmpfs' ? tmpfs(join(folder, 'filler')) : limit(pid, store)
}

function tmpfs(filler: string): Disk {
  return {
    fill() {
      const file = openSync(filler, 'w')
      for (const size of [65_536, 1]) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
    },
    free: () => rmSync(filler),
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** No file of the process may become larger than the larger of the store's files is now. */
function limit(pid: number, store: string): Disk {
  const set = (size: string): void => void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`])
  return {
    fill: () => set(String(Math.max(...[store, `${store}-wal`].map((file) => statSync(file).size)))),
    free: () => set('unlimited'),
  }
}
