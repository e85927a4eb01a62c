import 'reflect-metadata'
import { fileURLToPath } from 'node:url'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { isStoreError } from '@paipu/event-store'
import { createApp, listen } from './app.ts'
import { readSettings, SettingsError } from './config/settings.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The longest that a stop may take, milliseconds. */
const STOP_MS = 10_000
/** Exit status for what the one who starts the server can put right. */
const USAGE = 2

/** Runs the server as the environment says until a signal ends it; a fault of the start ends the process. */
export function serve(): Promise<void> {
  return start().catch(explain)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, ROOT)
  const app = await createApp(settings)
  stopOn(app, 'SIGTERM', 'SIGINT')
  const url = await listen(app, settings)
  console.log(`Paipu server: ${url}/graphql`)
}

/** Stops in order at the first signal; a second one has no further effect. */
function stopOn(app: NestExpressApplication, ...signals: readonly NodeJS.Signals[]): void {
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void stop())
}

/** One line for each thing that is wrong; a stack only for what should not happen. */
function explain(error: unknown): never {
  if (error instanceof SettingsError) for (const fault of error.faults) console.error(fault)
  else if (isStoreError(error)) console.error(error.message)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') console.error(error.message)
  else {
    console.error(error)
    process.exit(1)
  }
  process.exit(USAGE)
}
