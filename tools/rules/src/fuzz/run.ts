import { UNSTARTED, type DealState } from '@paipu/engine'
import { deepFreeze } from '../../../../libs/engine/test/support/freeze.ts'
import { dealName, playCorpusDeal, type CorpusDeal } from '../corpus/play.ts'
import { randomNamed } from '../corpus/random.ts'
import { stage } from '../corpus/stage.ts'
import { allowedIn, judge, judgeMalformed, type Outcome } from './check.ts'
import { malformed } from './malformed.ts'
import { nonsense } from './nonsense.ts'

/** One in so many is followed by something that is no command at all. */
const MALFORMED = 4

/**
 * Sends so many random commands to a running deal at every one of its states, things that are no commands among them, and
 * gives each outcome. Throws at the first that is judged wrongly.
 */
export function* fuzzDeal(deal: CorpusDeal, eachState: number): Generator<Outcome> {
  const name = dealName(deal)
  const { start } = stage(deal.rules, deal.wall, name)
  const random = randomNamed(`${deal.rules.id}|fuzz|${name}`)
  for (const state of statesOf(deal)) {
    const frozen = deepFreeze(state)
    const allowed = allowedIn(frozen)
    const where = `${deal.rules.id} ${name}, ${frozen.phase.name}`
    for (let n = 0; n < eachState; n++) {
      const command = nonsense(frozen, start, random)
      yield at(where, () => judge(frozen, allowed, command))
      if (n % MALFORMED === 0) yield at(where, () => judgeMalformed(frozen, malformed(command, start, random)))
    }
  }
}

function* statesOf(deal: CorpusDeal): Generator<DealState> {
  let last: DealState = UNSTARTED
  for (const { before, after, decision } of playCorpusDeal(deal)) {
    if (!decision.ok) continue
    yield before
    last = after
  }
  yield last
}

function at(where: string, judged: () => Outcome): Outcome {
  try {
    return judged()
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error })
  }
}
