import { expect, test } from 'vitest'
import { startProduct } from '../../tools/fuzz/src/product.ts'
import { run } from '../../tools/fuzz/src/run.ts'

/** A look: the long form is a command of its own. */
const CASES = 120
const SEED = 20

test('a stranger who says anything to server and viewer gets no fault, no secret, and leaves the tables playing', async () => {
  const product = await startProduct()
  try {
    const numbers = Array.from({ length: CASES }, (_, number) => number).values()
    const { findings, cases } = await run(product, { seed: SEED, numbers, progress: () => undefined })
    expect(findings).toEqual([])
    expect(cases).toBe(CASES)
  } finally {
    await product.stop()
  }
})
