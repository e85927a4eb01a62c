import type { DealEventType, PointsPaidV1 } from '@paipu/contracts'
import {
  REFUSAL_CODES,
  type DealResult,
  type Offer,
  type RefusalCode,
  type SeatCommand,
  type WinBy,
} from '@paipu/engine'
import type { Branch } from './branch.ts'
import { BLOOD_FLOW_VALUES, LOCK, LOCKED_AT_THE_END } from './branches/blood-flow.ts'
import { OPEN_VALUES, TRANSFERS } from './branches/open.ts'
import { DICE, REMOVAL, RULE_TIME_OUTS_IN_OPENING, SWAP } from './branches/opening.ts'
import { PASS_LOCK, PLANET_FANS, RULE_TIME_OUTS } from './branches/planet.ts'
import { BIRDS, RED_DRAGON_WINS, WILDS } from './branches/red-dragon.ts'
import { DISCARD_WINS, TURNS } from './branches/turns.ts'
import { CALLS_WITH_VOID, NO_CALLS_WITH_VOID, VOID_SUIT } from './branches/void-suit.ts'
import {
  kongsStand,
  nobodyPays,
  OPEN_WALL_END,
  pigsAndReady,
  PLANET_REFUNDS,
  waitValues,
  winnersLeftOut,
} from './branches/wall-end.ts'
import { ANNOUNCED, ANNOUNCING, WANZHOU_VALUES, WINDOWS } from './branches/wanzhou.ts'
import { botTimeOuts, capped, GOING_ON, HANDS, LEAVING, NO_PASS_LOCK, pointsOf, TIME_LIMITS } from './branches/wins.ts'

/** All that can happen under a rule set, written down from rules.md and not from the rule set's value. */
export interface Catalogue {
  readonly events: readonly DealEventType[]
  readonly fans: readonly string[]
  readonly refusals: readonly RefusalCode[]
  readonly offers: readonly Offer[]
  readonly payments: readonly PointsPaidV1['reason'][]
  readonly results: readonly DealResult[]
  readonly winsBy: readonly WinBy[]
  readonly timeOuts: readonly SeatCommand['type'][]
  readonly branches: readonly Branch[]
}

const EVERYWHERE: readonly DealEventType[] = [
  'DealStarted',
  'WallBuilt',
  'HandsDealt',
  'TileDrawn',
  'TileDiscarded',
  'ClaimAnswered',
  'PungClaimed',
  'KongMade',
  'KongRobbed',
  'WinDeclared',
  'PointsPaid',
  'TurnTimedOut',
  'DealEnded',
]
const SWAPPING: readonly DealEventType[] = ['SwapChosen', 'SwapDirectionDrawn', 'TilesSwapped']
const VOIDING: readonly DealEventType[] = ['VoidSuitChosen', 'VoidSuitsDeclared']

/** The refusals of every rule set but the named ones. */
function refusalsBut(...never: readonly RefusalCode[]): RefusalCode[] {
  return REFUSAL_CODES.filter((code) => !never.includes(code))
}

const ALL_OFFERS: readonly Offer[] = ['win', 'kong', 'pung']
const ALL_WAYS: readonly WinBy[] = ['self-draw', 'discard', 'rob']
const BLOOD_BATTLE: readonly Branch[] = [...TURNS, ...DISCARD_WINS, ...HANDS, ...GOING_ON, ...VOID_SUIT]

/** The catalogues by rule set. */
export const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  'sichuan-swap-three': {
    events: [...EVERYWHERE, ...SWAPPING, ...VOIDING],
    fans: ['all-pungs', 'seven-pairs', 'full-flush', 'root', 'kong-bloom', 'self-draw'],
    refusals: refusalsBut('must-discard-drawn', 'must-win', 'waits-would-change', 'not-ready', 'no-deal-limit'),
    offers: ALL_OFFERS,
    payments: ['win', 'kong', 'flower-pig', 'not-ready'],
    results: ['won', 'wall-end', 'time-limit'],
    winsBy: ALL_WAYS,
    timeOuts: ['swap', 'void', 'discard', 'kong', 'win'],
    branches: [
      ...BLOOD_BATTLE,
      ...SWAP,
      ...CALLS_WITH_VOID,
      ...LEAVING,
      ...NO_PASS_LOCK,
      ...pointsOf('S3', [1, 2, 4, 8, 16]),
      capped('S3'),
      ...pigsAndReady('S6'),
      ...waitValues('S6', [1, 2, 4, 8, 16]),
      winnersLeftOut('S6'),
      kongsStand('S6'),
      ...botTimeOuts('S7'),
      ...TIME_LIMITS,
    ],
  },
  'blood-flow-discard-three': {
    events: [...EVERYWHERE, ...VOIDING, 'TilesRemoved', 'HandLocked'],
    fans: ['all-pungs', 'full-flush', 'root', 'kong-bloom', 'self-draw'],
    refusals: refusalsBut('not-ready', 'not-allowed-direction', 'no-deal-limit'),
    offers: ALL_OFFERS,
    payments: ['win', 'kong', 'flower-pig', 'not-ready'],
    results: ['wall-end', 'time-limit'],
    winsBy: ALL_WAYS,
    timeOuts: ['remove', 'void', 'discard', 'kong', 'win'],
    branches: [
      ...BLOOD_BATTLE,
      ...REMOVAL,
      ...CALLS_WITH_VOID,
      ...NO_PASS_LOCK,
      ...BLOOD_FLOW_VALUES,
      ...pointsOf('B3', [1, 2, 4, 8, 16, 32]),
      capped('B3'),
      ...LOCK,
      ...LOCKED_AT_THE_END,
      ...pigsAndReady('B6'),
      ...waitValues('B6', [1, 2, 4, 8, 16]),
      kongsStand('B6'),
      ...botTimeOuts('B7'),
      ...TIME_LIMITS,
    ],
  },
  'planet-blood-battle-v1': {
    events: [...EVERYWHERE, ...SWAPPING, ...VOIDING],
    fans: [
      'all-pungs',
      'full-flush',
      'seven-pairs',
      'root',
      'golden-hook',
      'kong-replacement',
      'robbing-a-kong',
      'last-tile',
    ],
    refusals: refusalsBut('must-discard-drawn', 'must-win', 'waits-would-change', 'not-ready'),
    offers: ALL_OFFERS,
    payments: ['win', 'kong', 'flower-pig', 'not-ready', 'kong-refund'],
    results: ['won', 'wall-end'],
    winsBy: ALL_WAYS,
    timeOuts: ['swap', 'void', 'discard', 'win'],
    branches: [
      ...BLOOD_BATTLE,
      ...SWAP,
      ...NO_CALLS_WITH_VOID,
      ...LEAVING,
      ...pointsOf('P3', [1, 2, 4, 8], 'discard'),
      ...pointsOf('P3', [2, 3, 5, 9], 'self-draw'),
      capped('P2'),
      ...PLANET_FANS,
      ...PASS_LOCK,
      ...pigsAndReady('P6'),
      ...waitValues('P6', [1, 2, 4, 8]),
      winnersLeftOut('P6'),
      ...PLANET_REFUNDS,
      ...RULE_TIME_OUTS_IN_OPENING,
      ...RULE_TIME_OUTS,
    ],
  },
  'red-dragon-wild': {
    events: [...EVERYWHERE, 'BirdsTurned'],
    fans: [],
    refusals: refusalsBut(
      'already-chosen',
      'not-three-of-one-suit',
      'not-allowed-direction',
      'void-suit-first',
      'must-discard-drawn',
      'must-win',
      'waits-would-change',
      'not-ready',
      'no-deal-limit',
    ),
    offers: ALL_OFFERS,
    payments: ['win', 'kong'],
    results: ['won', 'wall-end', 'time-limit'],
    winsBy: ['self-draw', 'rob'],
    timeOuts: ['discard', 'kong', 'win'],
    branches: [
      ...TURNS,
      ...WILDS,
      ...RED_DRAGON_WINS,
      ...BIRDS,
      kongsStand('R5'),
      nobodyPays('R5'),
      ...botTimeOuts('R6'),
      ...TIME_LIMITS,
    ],
  },
  wanzhou: {
    events: [...EVERYWHERE, ...SWAPPING, 'ReadyAnnounced'],
    fans: [
      'all-triplets',
      'full-flush',
      'seven-pairs',
      'dragon-pairs',
      'single-wait',
      'kong-flower',
      'kong-cannon',
      'robbing-a-kong',
    ],
    refusals: refusalsBut('void-suit-first', 'must-win'),
    offers: ALL_OFFERS,
    payments: ['win', 'kong'],
    results: ['won', 'wall-end'],
    winsBy: ALL_WAYS,
    timeOuts: ['swap', 'discard', 'kong', 'win'],
    branches: [
      ...TURNS,
      ...DISCARD_WINS,
      ...HANDS,
      ...DICE,
      ...WINDOWS,
      ...ANNOUNCING,
      ...ANNOUNCED,
      ...WANZHOU_VALUES,
      ...NO_PASS_LOCK,
      ...pointsOf('W8', [2, 12, 24, 48]),
      capped('W8'),
      kongsStand('W10'),
      nobodyPays('W10'),
      ...botTimeOuts('W11'),
    ],
  },
  'open-blood-battle': {
    events: [...EVERYWHERE, ...VOIDING],
    fans: [
      'all-pungs',
      'four-declared-sets',
      'seven-pairs',
      'full-flush',
      'root',
      'self-draw',
      'kong-flower',
      'kong-cannon',
      'robbing-a-kong',
      'early-win',
    ],
    refusals: refusalsBut(
      'not-three-of-one-suit',
      'not-allowed-direction',
      'must-discard-drawn',
      'must-win',
      'waits-would-change',
      'not-ready',
    ),
    offers: ALL_OFFERS,
    payments: ['win', 'kong', 'kong-transfer', 'flower-pig', 'not-ready', 'kong-refund'],
    results: ['won', 'wall-end'],
    winsBy: ALL_WAYS,
    timeOuts: ['void', 'discard', 'kong', 'win'],
    branches: [
      ...BLOOD_BATTLE,
      ...CALLS_WITH_VOID,
      ...LEAVING,
      ...NO_PASS_LOCK,
      ...pointsOf('X2', [1, 2, 4, 8, 16, 32, 64]),
      ...OPEN_VALUES,
      ...TRANSFERS,
      ...OPEN_WALL_END,
      ...botTimeOuts('C18'),
    ],
  },
}
