import type { Part } from '../support/part.ts'
import { clockSetBack } from './clock.ts'
import { diskFull } from './disk-full.ts'
import { nodeKills } from './node-kill.ts'
import { serverKills } from './server-kill.ts'
import { storeKills } from './store-kill.ts'

/** The parts of the crash test, each with so many rounds. */
export function partsOf(rounds: number): readonly Part[] {
  return [
    serverKills({ rounds, tables: 32, writers: 16, paceMs: 60 }),
    storeKills({ rounds, tears: 10 }),
    nodeKills({ rounds }),
    diskFull(),
    clockSetBack({ tables: 8 }),
  ]
}

/** The same in a short form, for the everyday tests: half a minute. */
export const SHORT: readonly Part[] = [
  serverKills({ rounds: 2, tables: 32, writers: 16, paceMs: 20 }),
  storeKills({ rounds: 2, tears: 4 }),
  nodeKills({ rounds: 2 }),
  diskFull(),
  clockSetBack({ tables: 2 }),
]
