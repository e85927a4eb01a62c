import { type DatabaseSync } from 'node:sqlite'

/** How often to look, in milliseconds. */
const EVERY_MS = 50

/** Looks at intervals whether another connection has committed, and says so. Keeps the process alive while it does. */
export function makeWatch(db: DatabaseSync, onCommit: () => void): { start: () => void; stop: () => void } {
  const versionOf = db.prepare('PRAGMA data_version')
  const version = () => versionOf.get()!.data_version
  let timer: NodeJS.Timeout | undefined
  let seen = version()

  function look(): void {
    const now = version()
    if (now === seen) return
    seen = now
    onCommit()
  }

  return {
    start() {
      timer = setInterval(look, EVERY_MS)
    },
    stop() {
      clearInterval(timer)
    },
  }
}
