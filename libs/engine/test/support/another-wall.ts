import type { DealEvent } from '@paipu/contracts'
import {
  decide,
  evolveAll,
  legalActions,
  SEATS,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type Seat,
  type StartCommand,
} from '../../src/index.ts'
import { pick, type Random } from '../../../tiles/test/support/random.ts'

/** A deal up to some moment: what was commanded, and the events. */
export interface Prefix {
  readonly start: StartCommand
  readonly commands: readonly Command[]
  readonly events: readonly DealEvent[]
}

/** The wall with one tile of a seat's opening hand and one undealt tile exchanged; `null` where they are the same. */
export function otherHand({ start, events }: Prefix, seat: Seat, random: Random): StartCommand['wall'] | null {
  const wall = [...start.wall]
  const state = evolveAll(UNSTARTED, events) as Deal
  const dealt = events.find((event) => event.type === 'HandsDealt')
  if (dealt?.type !== 'HandsDealt' || state.phase.name === 'ended') return null
  const inHand = pick(dealt.data.hands[seat]!.tiles, random)
  const undealt = state.front + random(Math.max(1, wall.length - state.back - state.front))
  const at = wall.indexOf(inHand)
  if (undealt >= wall.length || wall[undealt] === inHand || at < 0 || at >= 53) return null
  ;[wall[at], wall[undealt]] = [wall[undealt]!, wall[at]!]
  return wall
}

/**
 * Plays the same decisions over another wall, where that is possible: offers that only exist there are passed, answers to
 * offers that do not exist there are left out. Nobody but the answering seat sees either.
 */
export function replayed(
  { start, commands }: Pick<Prefix, 'start' | 'commands'>,
  wall: StartCommand['wall'],
): readonly DealEvent[] | null {
  const events: DealEvent[] = []
  let state: DealState = UNSTARTED
  const play = (command: Command): boolean => {
    const decision = decide(state, command)
    if (!decision.ok) return false
    events.push(...decision.events)
    state = evolveAll(state, decision.events)
    return true
  }
  if (!play({ ...start, wall })) return null
  for (const command of commands) {
    if (play(command) || (command.type === 'answer' && command.answer === 'pass')) continue
    if (command.type !== 'draw') return null
    for (const pass of passes(state as Deal)) play(pass)
    if (!play(command)) return null
  }
  return events
}

function passes(deal: Deal): Command[] {
  return SEATS.flatMap((seat) =>
    legalActions(deal, seat).filter((action) => action.type === 'answer' && action.answer === 'pass'),
  )
}
