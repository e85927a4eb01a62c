import { checkNewest, type DealEvent, type SeatPlayer } from '@paipu/contracts'
import {
  bySeat,
  decide,
  defaultRef,
  evolve,
  legalActions,
  SEATS,
  tableActions,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type RuleSet,
  type Seat,
  type StartCommand,
} from '@paipu/engine'
import { tileSet } from '@paipu/fairness'

/** Whole numbers below a limit, from a seed (xorshift32). */
export type Random = (limit: number) => number

/** Makes such numbers; the same seed gives the same ones. */
export function randomFrom(seed: number): Random {
  let state = seed | 1
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % (limit >>> 0)
  }
}

const TILE_SETS = [tileSet(false), tileSet(true)]
const PLAYERS = bySeat((seat): SeatPlayer => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' }))

/** A shuffled start of a deal. */
function randomStart(rules: RuleSet, random: Random): StartCommand {
  const tiles = [...TILE_SETS[Number(rules.reds)]!]
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const tile = tiles[i]!
    tiles[i] = tiles[j]!
    tiles[j] = tile
  }
  const live = tiles.length - rules.birds
  return {
    type: 'start',
    ruleSet: defaultRef(rules),
    table: null,
    dealNumber: 1,
    dealer: random(4) as Seat,
    seats: PLAYERS,
    clock: rules.clock,
    commitment: null,
    source: null,
    wall: tiles.slice(0, live),
    birds: tiles.slice(live),
    seed: null,
    clientSeeds: [null, null, null, null],
  }
}

/** Plays one deal by random legal actions, every event validated; gives its events. */
export function randomDeal(rules: RuleSet, random: Random): DealEvent[] {
  const events: DealEvent[] = []
  let state: DealState = UNSTARTED
  let command: Command = randomStart(rules, random)
  for (;;) {
    const decision = decide(state, command)
    if (!decision.ok) throw new Error(`${rules.id}: ${decision.refusal.code}`)
    for (const event of decision.events) {
      if (checkNewest(event.type, event.data) !== null) throw new Error(`${rules.id}: ${event.type} is invalid`)
      state = evolve(state, event)
      events.push(event)
    }
    if (state.phase.name === 'ended') return events
    command = randomCommand(state as Deal, random)
  }
}

/** What the table does next where it may go on, else a random action of the first seat that must act. */
function randomCommand(deal: Deal, random: Random): Command {
  const byTable = tableActions(deal)
  if (byTable.length > 0 && byTable[0]!.type !== 'time-limit')
    return byTable[byTable.length > 2 ? random(byTable.length - 1) : 0]!
  for (const seat of SEATS) {
    const actions = legalActions(deal, seat)
    if (actions.length > 0 && actions[0]!.type !== 'announce') return actions[random(actions.length)]!
  }
  throw new Error(`nobody can act at ${deal.phase.name}`)
}
