import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll } from 'vitest'

/** A folder of its own for a test file; answers what names a new store in it. */
export function stores(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'event-store-'))
  let count = 0
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return () => join(folder, String(++count), 'events.db')
}

/** Changes a closed store behind its back. */
export function tamper(path: string, sql: string): void {
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
}
