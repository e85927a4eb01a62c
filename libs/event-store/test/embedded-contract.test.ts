import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openEmbeddedStore } from '../src/index.ts'
import { eventStoreContract } from './contract/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'event-store-'))
let files = 0

afterAll(() => rmSync(folder, { recursive: true, force: true }))

eventStoreContract('The embedded store in memory', () => openEmbeddedStore({ path: ':memory:' }))
eventStoreContract('The embedded store in a file', () => openEmbeddedStore({ path: join(folder, `${++files}.db`) }))
