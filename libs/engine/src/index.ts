export * from './seats.ts'
export * from './commands.ts'
export {
  isActive,
  UNSTARTED,
  wallLeft,
  type Answer,
  type Deal,
  type DealResult,
  type DealState,
  type Direction,
  type KongIncome,
  type Meld,
  type MeldKind,
  type Offer,
  type Phase,
  type RiverTile,
  type SeatState,
  type Standing,
  type TurnSource,
  type Win,
  type WinBy,
} from './state.ts'
export { NO_WIN_REASONS, type NoWinReason, type OpeningStep, type RuleSet, type WinQuestion } from './rule-set.ts'
export { RULE_SETS, defaultRef, newestRuleSet, ruleSetOf } from './rule-sets/index.ts'
export { PLANET_CLOCKS } from './rule-sets/planet-blood-battle-v1/index.ts'
export { decide } from './decide.ts'
export { evolve, evolveAll, nextActive } from './evolve.ts'
export { legalActions, tableActions, dieDirection } from './legal.ts'
export { offersTo } from './offers.ts'
export { scoreWin, holdsSuit, type Score, type Scored } from './score.ts'
export { bestWaitPoints, isReady, waitMask, waitPoints, waitsOf, type WaitingHand } from './ready.ts'
export { meldCounts } from './fans.ts'
export { nextDealer } from './wins.ts'
export { endedDeal, referee, type Verdict } from './referee.ts'
export { dealOrder } from './start.ts'
