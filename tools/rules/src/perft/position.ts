import { readFileSync } from 'node:fs'
import type { DealEvent } from '@paipu/contracts'
import { decide, evolve, newestRuleSet, UNSTARTED, type DealState, type Seat, type StartCommand } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { startCommand } from '../../../../libs/engine/test/support/play.ts'
import { parseCommand } from './notation.ts'

/** A fixed position: a wall, and the commands that lead to it. */
export interface Position {
  readonly ruleSet: string
  /** What the position is about. */
  readonly about: string
  readonly fanCap: number | null
  readonly dealer: Seat
  /** The tiles of the live wall from its front, and the birds. */
  readonly wall: string
  readonly birds: string
  readonly commands: readonly string[]
  /** How many ways there are to go on for 1, 2, 3 and 4 commands, of all seats and of the table. */
  readonly counts: readonly number[]
}

/** Where the positions and their counts are kept. */
export const POSITIONS_FILE = new URL('../../../../libs/engine/test/fixtures/perft.json', import.meta.url)

/** All fixed positions. */
export function readPositions(): readonly Position[] {
  return JSON.parse(readFileSync(POSITIONS_FILE, 'utf8')) as readonly Position[]
}

/** A state and the events that led to it. */
export interface Reached {
  readonly state: DealState
  readonly trail: readonly DealEvent[]
}

/** Plays to a position. Throws where one of its commands is refused. */
export function reach(position: Position): Reached {
  let reached: Reached = { state: UNSTARTED, trail: [] }
  for (const command of [startOf(position), ...position.commands.map(parseCommand)]) {
    const decision = decide(reached.state, command)
    if (!decision.ok) throw new Error(`${position.ruleSet}, ${position.about}: ${decision.refusal.message}`)
    reached = { state: decision.events.reduce(evolve, reached.state), trail: [...reached.trail, ...decision.events] }
  }
  return reached
}

function startOf({ ruleSet, fanCap, dealer, wall, birds }: Position): StartCommand {
  const rules = newestRuleSet(ruleSet)!
  const start = startCommand(rules, [...tilesIn(wall), ...tilesIn(birds)], dealer)
  return { ...start, ruleSet: { ...start.ruleSet, options: { fanCap } } }
}

function tilesIn(text: string): Tile[] {
  return (text.match(/R|[1-9][mps]/g) ?? []) as Tile[]
}
