import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tools/start/src/ports.ts'
import { startPart, type Part } from '../support/part.ts'

const FOLDER = join(import.meta.dirname, '../blank-page')

/** Builds and starts a page of the viewer's framework with nothing on it; answers its address. */
export async function startBlankPage(): Promise<Part & { readonly url: string }> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  await promisify(execFile)('npx', ['next', 'build', FOLDER], { env })
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const part = await startPart({
    name: 'the blank page',
    command: 'npx',
    args: ['next', 'start', FOLDER, '--port', String(port)],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    says: 'Ready',
    answersAt: url,
  })
  return { ...part, url }
}
