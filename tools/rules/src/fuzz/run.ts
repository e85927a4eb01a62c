import { UNSTARTED, type Command, type DealState } from '@paipu/engine'
import { deepFreeze } from '../../../../libs/engine/test/support/freeze.ts'
import { dealName, playCorpusDeal, type CorpusDeal } from '../corpus/play.ts'
import { randomNamed } from '../corpus/random.ts'
import { stage } from '../corpus/stage.ts'
import { allowedIn, judge, type Allowed, type Outcome } from './check.ts'
import { nonsense } from './nonsense.ts'

/**
 * Sends so many random commands to a running deal at every one of its states and gives each outcome. Throws at the first
 * that is judged wrongly.
 */
export function* fuzzDeal(deal: CorpusDeal, eachState: number): Generator<Outcome> {
  const name = dealName(deal)
  const { start } = stage(deal.rules, deal.wall, name)
  const random = randomNamed(`${deal.rules.id}|fuzz|${name}`)
  for (const state of statesOf(deal)) {
    const frozen = deepFreeze(state)
    const allowed = allowedIn(frozen)
    for (let n = 0; n < eachState; n++)
      yield judgeAt(`${deal.rules.id} ${name}`, frozen, allowed, nonsense(frozen, start, random))
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

function judgeAt(where: string, state: DealState, allowed: Allowed, command: Command): Outcome {
  try {
    return judge(state, allowed, command)
  } catch (error) {
    throw new Error(`${where}, ${state.phase.name}: ${(error as Error).message}`, { cause: error })
  }
}
