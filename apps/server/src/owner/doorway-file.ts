import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'

/** What the command line needs to reach a server: what stands in a file that only its owner can read. */
export interface DoorwayFile {
  readonly url: string
  readonly token: string
  readonly pid: number
}

/** A new secret for the owner of the store's file: 256 bits, as hexadecimal digits. */
export function newToken(): string {
  return randomBytes(32).toString('hex')
}

/** Whether a request's Authorization header carries the token. */
export function isAuthorized(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Writes the doorway, readable by its owner only, in one step. */
export async function writeDoorway(path: string, doorway: DoorwayFile): Promise<void> {
  const fresh = `${path}.${doorway.pid}`
  await rm(fresh, { force: true })
  await writeFile(fresh, `${JSON.stringify(doorway)}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(fresh, 0o600)
  await rename(fresh, path)
}

/** Takes the doorway away. */
export async function removeDoorway(path: string): Promise<void> {
  await rm(path, { force: true })
}
