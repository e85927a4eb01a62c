import type { Die } from '@paipu/engine'
import { suitOf } from '@paipu/tiles'
import { on, type Branch } from '../branch.ts'
import { allOf } from '../look.ts'

/** The swap in every direction (rules.md S1, P1). */
export const SWAP: readonly Branch[] = (['left', 'across', 'right'] as const).map((direction) =>
  on(
    'SwapDirectionDrawn',
    'S1',
    `the swap goes ${direction}`,
    (drawn) => drawn.direction === direction && drawn.die === null,
  ),
)

/** The swap by each die (rules.md W2). */
export const DICE: readonly Branch[] = ([1, 2, 3, 4, 5, 6] as const).map((die: Die) =>
  on('SwapDirectionDrawn', 'W2', `the die shows ${die}`, (drawn) => drawn.die === die),
)

/** The removal (rules.md B1). */
export const REMOVAL: readonly Branch[] = [
  on('VoidSuitsDeclared', 'B1', 'the void suit is the removed one', (_, { after }) =>
    after.seats.some(({ removed, voidSuit }) => suitOf(removed[0]!) === voidSuit),
  ),
  on('VoidSuitsDeclared', 'B1', 'the void suit is another than the removed one', (_, { after }) =>
    after.seats.some(({ removed, voidSuit }) => suitOf(removed[0]!) !== voidSuit),
  ),
  on('TilesRemoved', 'B1', 'the dealer removes from fourteen', ({ seat }, { at }) => seat === at.dealer),
  on('DealEnded', 'B1', 'removed tiles come to light when the deal ends', ({ hands }) =>
    hands.every(({ removed }) => removed.length === 3),
  ),
]

/** What is done for a seat that runs out of time in the opening, by the rule set's own rule (rules.md P9). */
export const RULE_TIME_OUTS_IN_OPENING: readonly Branch[] = [
  on(
    'SwapChosen',
    'P9',
    'time-out in the swap: the first triple in tile order',
    (_, { events }) => allOf(events, 'TurnTimedOut').length > 0,
  ),
  on(
    'VoidSuitChosen',
    'P9',
    'time-out in the void choice: the suit with fewest tiles',
    (_, { events }) => allOf(events, 'TurnTimedOut').length > 0,
  ),
]
