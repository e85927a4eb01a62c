import type { DealEvent } from '@paipu/contracts'
import { decide, evolve, SEATS, type Command, type DealState, type SeatCommand } from '@paipu/engine'
import {
  EVERY_SEAT_COMMAND,
  EVERY_TABLE_COMMAND,
  EVERY_TRIPLE,
} from '../../../../libs/engine/test/support/every-command.ts'
import { isLegal } from './naive/legal.ts'
import { readTable } from './naive/table.ts'
import { commandText } from './notation.ts'
import type { Reached } from './position.ts'

/**
 * The same count as the engine's by brute force: every command that can be uttered is given to `decide`, and what it
 * accepts is compared with a plain reading of rules.md that shares no code with the engine. Throws where the two differ.
 * Tiles of a swap or removal are tried in one order; in phases other than theirs only at the position itself.
 */
export function bruteCount({ state, trail }: Reached, depth: number): number {
  return countFrom(state, trail, depth, true)
}

/** Compares, at a state, `decide` with rules.md for every command that can be uttered in its phase; how many are legal. */
export function bruteCheck({ state, trail }: Reached): number {
  return countFrom(state, trail, 1, false)
}

function countFrom(state: DealState, trail: readonly DealEvent[], depth: number, isRoot: boolean): number {
  const table = readTable(trail)
  let count = 0
  for (const command of commandsFor(state, isRoot)) {
    const decision = decide(state, command)
    if (decision.ok !== isLegal(table, command)) {
      const found = decision.ok ? 'accepted' : `refused (${decision.refusal.code})`
      throw new Error(`${commandText(command)} is ${found}, by rules.md it is ${decision.ok ? 'not ' : ''}legal`)
    }
    if (!decision.ok) continue
    count +=
      depth === 1
        ? 1
        : countFrom(decision.events.reduce(evolve, state), [...trail, ...decision.events], depth - 1, false)
  }
  return count
}

type AnyCommand = Exclude<Command, { readonly type: 'start' }>

const ALWAYS: readonly AnyCommand[] = [...EVERY_SEAT_COMMAND, ...(EVERY_TABLE_COMMAND as readonly AnyCommand[])]
const SWAPS = triplesAs('swap')
const REMOVALS = triplesAs('remove')

function triplesAs(type: 'swap' | 'remove'): SeatCommand[] {
  return SEATS.flatMap((seat) => EVERY_TRIPLE.map((tiles): SeatCommand => ({ type, seat, tiles })))
}

function commandsFor({ phase }: DealState, isRoot: boolean): readonly AnyCommand[] {
  if (isRoot) return [...ALWAYS, ...SWAPS, ...REMOVALS]
  if (phase.name === 'swapping') return [...ALWAYS, ...SWAPS]
  return phase.name === 'removing' ? [...ALWAYS, ...REMOVALS] : ALWAYS
}
