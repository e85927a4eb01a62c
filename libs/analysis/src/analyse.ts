import { seatView, standardBot } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import {
  bySeat,
  decisionsOf,
  type BySeat,
  type Deal,
  type MadeDecision,
  type Seat,
  type SeatCommand,
} from '@paipu/engine'
import { randomStream } from '@paipu/fairness'
import { shanten } from '@paipu/hands'
import { totalOf } from '@paipu/tiles'
import { ownHand, type OwnHand } from '@paipu/views'
import { costOf, type Cost } from './cost.ts'
import { discardOptions, type DiscardOption } from './discards.ts'
import { readinessOf, type Readiness } from './readiness.ts'
import { standingOf, type Standing } from './standing.ts'

/** One decision of a deal, looked at from what its seat could see; {@link DiscardOption.danger} alone is by all hands. */
export interface Decision {
  /** The place of its first event among the deal's events. */
  readonly source: number
  readonly seat: Seat
  readonly chosen: SeatCommand
  /** Everything the seat could have done. */
  readonly actions: readonly SeatCommand[]
  readonly timedOut: boolean
  /** Every discard it could have made, the best for speed first; empty where it was not about to discard. */
  readonly discards: readonly DiscardOption[]
  /** Where a hand that is not about to discard stands; `null` for one that is. */
  readonly standing: Standing | null
  /** What the standard bot does; `null` for nothing, where a seat need not act. */
  readonly bot: SeatCommand | null
  readonly cost: Cost | null
}

/** How near a seat was to ready when play began, after the swap, the removal and the void suits: 0 is ready. */
export interface Opening {
  readonly shanten: number
}

/** All decisions of a deal. */
export interface DealAnalysis {
  readonly decisions: readonly Decision[]
  /** `null` where play never began. */
  readonly openings: BySeat<Opening> | null
  readonly readiness: readonly Readiness[]
}

/** A finished deal whose decisions are looked at one by one, in whatever order they are asked for. */
export interface DealLook {
  /** The decisions that were made, in order. */
  readonly made: readonly MadeDecision[]
  /** Looks at one of them, once. */
  readonly decision: (made: MadeDecision) => Decision
  /** Looks at what has not been looked at yet; all of the deal. */
  readonly whole: () => DealAnalysis
}

/**
 * Begins to look at a finished deal. Precondition: the events are a deal's from its start, as the engine gave them; throws where
 * they are not.
 */
export function lookAt(events: readonly DealEvent[]): DealLook {
  const made = [...decisionsOf(events)]
  const looked = new Map<MadeDecision, Decision>()
  const decision = (one: MadeDecision): Decision => {
    const found = looked.get(one) ?? analysed(one)
    looked.set(one, found)
    return found
  }
  const whole = (): DealAnalysis => {
    const begun = made.find(({ deal }) => deal.phase.name === 'turn')
    return {
      decisions: made.map(decision),
      openings: begun === undefined ? null : openingsOf(begun.deal),
      readiness: readinessOf(events),
    }
  }
  return { made, decision, whole }
}

/** Looks at every decision of a finished deal, as {@link lookAt}. */
export function analyseDeal(events: readonly DealEvent[]): DealAnalysis {
  return lookAt(events).whole()
}

function analysed(made: MadeDecision): Decision {
  const { source, seat, deal, chosen, actions, timedOut } = made
  const view = seatView(deal, seat, [...actions])
  const hand = ownHand(view.view, seat)
  const discards = discardOptions(made, hand)
  return {
    source,
    seat,
    chosen,
    actions,
    timedOut,
    discards,
    standing: discards.length === 0 ? standingNow(hand) : null,
    bot: standardBot(randomStream(BOT_SEED, `analysis|${source}`)).choose(view),
    cost: costOf(made, hand, discards),
  }
}

/** The bot breaks ties by chance: always the same way, so that a deal is always looked at alike. */
const BOT_SEED = '00'.repeat(32)

/** The hand where it holds 3n + 1 tiles for its sets; while more are held, in the opening, it stands nowhere yet. */
function standingNow(hand: OwnHand): Standing | null {
  return totalOf(hand.concealed) === 3 * hand.sets + 1 ? standingOf(hand, hand) : null
}

function openingsOf(deal: Deal): BySeat<Opening> {
  const { rules, seats } = deal
  return bySeat((seat) => {
    const { hand, voidSuit } = seats[seat]
    return { shanten: shanten(hand, rules.sets, rules.shapes, undefined, voidSuit) }
  })
}
