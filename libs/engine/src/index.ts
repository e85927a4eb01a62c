export * from './seats.ts'
export * from './commands.ts'
export {
  isActive,
  isSamePhase,
  nextActive,
  UNSTARTED,
  wallLeft,
  type Deal,
  type DealState,
  type Phase,
  type SeatState,
} from './state.ts'
export type * from './terms.ts'
export {
  NO_WIN_REASONS,
  NOTHING_SPECIAL,
  type NoWinReason,
  type OpeningStep,
  type RuleFacts,
  type RuleSet,
  type WinQuestion,
} from './rule-set.ts'
export { ruleFactsOf } from './rule-sets/facts.ts'
export { NEWEST_RULE_SETS, RULE_SET_IDS, RULE_SETS, defaultRef, newestRuleSet, ruleSetOf } from './rule-sets/index.ts'
export { mayBeRated, PLANET_CLOCKS, PLANET_TABLES } from './rule-sets/planet-blood-battle-v1/facts.ts'
export { decide } from './decide.ts'
export { evolve, evolveAll } from './evolve.ts'
export { legalActions, tableActions, dieDirection } from './legal.ts'
export { offersTo } from './offers.ts'
export { timeOutAction } from './time-out.ts'
export { scoreWin, holdsSuit, type Score, type Scored } from './score.ts'
export { bestWaitPoints, isReady, waitMask, waitPoints, waitsOf, type WaitingHand } from './ready.ts'
export { meldCounts, meldSize } from './fans.ts'
export { nextDealer } from './wins.ts'
export { netBySeat } from './payments.ts'
export { decisionsOf, type MadeDecision } from './made-decisions.ts'
export { endedDeal, referee, type Verdict } from './referee.ts'
export { dealOrder } from './start.ts'
export { placesOf } from './placement.ts'
export { wallPlaces, wallStacks, type WallPlace } from './wall-stacks.ts'
export type * from './rule-text.ts'
export { RULE_SECTIONS } from './rule-text.ts'
export {
  checkWallEnd,
  exampleWin,
  handSize,
  pointsForBirds,
  pointsForFan,
  scoreExample,
  tileCount,
  type CheckedSeat,
  type CheckedWallEnd,
} from './rule-sheet.ts'
export { ruleTextOf } from './rule-sets/texts.ts'
