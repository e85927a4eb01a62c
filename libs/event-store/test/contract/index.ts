import { describe } from 'vitest'
import { appending } from './appending.ts'
import { deleting } from './deleting.ts'
import { dropping } from './dropping.ts'
import { type OpenStore } from './harness.ts'
import { interleaving } from './interleaving.ts'
import { reading } from './reading.ts'
import { subscribing } from './subscribing.ts'

/** Everything a store promises through the port, whatever stands behind it. */
export function eventStoreContract(name: string, open: OpenStore): void {
  describe(`${name} keeps the contract`, () => {
    appending(open)
    deleting(open)
    reading(open)
    subscribing(open)
    dropping(open)
    interleaving(open)
  })
}
