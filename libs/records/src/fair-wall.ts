import { dealEventOf, type EventRecord } from '@paipu/contracts'
import { commitmentOf, dealSeed, wallOf, type BuiltWall } from '@paipu/fairness'
import type { RecordFault } from './record-form.ts'

/** A deal's wall against its commitment and its seeds. */
export interface FairWall {
  /** What is wrong with seed and commitment, or `null`. */
  readonly commitment: RecordFault | null
  /** What is wrong with the wall, or `null`. */
  readonly order: RecordFault | null
  /** The wall that the seeds give; `null` where there is no seed and nothing to compare. */
  readonly built: BuiltWall | null
}

/** Computes a deal's wall anew; `null` for records that do not begin with a deal's start and its wall. */
export function fairWall(records: readonly EventRecord[]): FairWall | null {
  const [started, built] = records.slice(0, 2).map(dealEventOf)
  if (started?.type !== 'DealStarted' || built?.type !== 'WallBuilt') return null
  const { commitment } = started.data
  const { seed, clientSeeds, wall, birds } = built.data
  if (seed === null || commitment === null) {
    const missing = seed === commitment ? null : fault('a commitment needs a seed and a seed a commitment')
    return { commitment: missing, order: null, built: null }
  }
  const opens = commitmentOf(seed) === commitment
  const fair = wallOf(dealSeed(seed, clientSeeds), wall.includes('R') || birds.includes('R'), birds.length)
  const same = fair.wall.join() === wall.join() && fair.birds.join() === birds.join()
  return {
    commitment: opens ? null : fault('the seed does not open the commitment'),
    order: same ? null : fault('the wall is not the one that the seed gives'),
    built: fair,
  }
}

/** It shows in the wall, the second event. */
function fault(message: string): RecordFault {
  return { at: 1, message }
}
