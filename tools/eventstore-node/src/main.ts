#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept from one start to the next: the node then starts in half the time.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/paipu'))

const { messageOf, run } = await import('./program.ts')
run().catch((error: unknown) => {
  console.error(`eventstore-node: ${messageOf(error)}`)
  process.exitCode = 2
})
