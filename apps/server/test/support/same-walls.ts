import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { secrets } from './walls.ts'

// Files share what they import, and each begins anew.
secrets.count = 0

// The deals of a file's tables are the same at every run: with secrets of chance, some of the tests that need a claim, a second deal
// or a short one would fail now and then. Other deals: PAIPU_WALLS=anything.
vi.mock(import('../../src/tables/secret.ts'), async (original) => {
  const { secrets } = await import('./walls.ts')
  const newSecret = (): string =>
    createHash('sha256')
      .update(`${process.env['PAIPU_WALLS'] ?? 'paipu'} ${secrets.count++}`)
      .digest('hex')
  return { ...(await original()), newSecret }
})
