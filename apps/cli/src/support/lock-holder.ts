import { readFileSync, statSync } from 'node:fs'

/**
 * Who has a store open for writing, in words: "by process 4711 (node apps/server/main.ts)". Linux tells who holds a file
 * lock; elsewhere it is "by another program".
 */
export function lockHolder(storePath: string): string {
  try {
    const { ino } = statSync(`${storePath}.lock`)
    const pid = pidOfLock(readFileSync('/proc/locks', 'utf8'), ino)
    if (pid !== null) return `by process ${pid} (${commandOf(pid)})`
  } catch {
    // No such file: no Linux.
  }
  return 'by another program'
}

/** Finds a lock by its inode in `/proc/locks`: `1: POSIX ADVISORY WRITE 4711 08:01:1234 0 EOF`. */
function pidOfLock(locks: string, inode: number): number | null {
  for (const line of locks.split('\n')) {
    const [, pid, file] = /^\d+: \S+ +\S+ +WRITE +(\d+) +(\S+)/.exec(line) ?? []
    if (file?.endsWith(`:${inode}`) && Number(pid) > 0) return Number(pid)
  }
  return null
}

function commandOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return words.slice(0, 3).join(' ').trim()
}
