import { describe, test } from 'vitest'
import { SHORT } from '../src/parts/index.ts'
import { runPart } from '../src/support/part.ts'

/** Long enough for a laden machine; the short form takes half a minute on a quiet one. */
const TIMEOUT = 300_000

describe('nothing acknowledged is lost or moved', () => {
  for (const part of SHORT) test(part.name, { timeout: TIMEOUT }, () => runPart(part, () => undefined))
})
