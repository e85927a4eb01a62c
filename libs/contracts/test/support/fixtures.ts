import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../fixtures/events')

/** An event as it was stored in some version. */
export interface EventFixture {
  readonly type: string
  readonly version: number
  readonly data: unknown
}

/** The events of every version that was ever released, by `Name.vN`: one file each, which stays for ever. */
export function eventFixtures(): ReadonlyMap<string, readonly EventFixture[]> {
  const files = readdirSync(FOLDER).map((file): [string, EventFixture[]] => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n')
    return [file.replace(/\.jsonl$/, ''), lines.map((line) => JSON.parse(line) as EventFixture)]
  })
  return new Map(files)
}
