import type { DealEvent } from '@paipu/contracts'
import { countTiles, RED_KIND, type Tile } from '@paipu/tiles'
import { accept, refuse, type Decision, type StartCommand } from './commands.ts'
import type { RuleSet } from './rule-set.ts'
import { ruleSetOf } from './rule-sets/index.ts'
import { bySeat, seatsFrom, type BySeat, type Seat } from './seats.ts'
import type { DealState } from './state.ts'

/** Begins a deal: what was agreed, the wall, and the opening hands dealt from its front (rules.md C3). */
export function decideStart(state: DealState, command: StartCommand): Decision {
  if (state.phase.name !== 'unstarted') return refuse('already-started', 'start: the deal has started')
  const rules = ruleSetOf(command.ruleSet)
  if (rules === null)
    return refuse('unknown-rule-set', `start: no rule set ${command.ruleSet.id}@${command.ruleSet.version}`)
  if (!rules.fanCaps.includes(command.ruleSet.options.fanCap))
    return refuse('unknown-rule-set', `start: ${rules.id} has no fan cap ${command.ruleSet.options.fanCap}`)
  if (!isWallOf(rules, command.wall, command.birds))
    return refuse('bad-wall', `start: the wall is not the tile set of ${rules.id} (rules.md C1, R2)`)
  return accept(openingEvents(command))
}

function isWallOf(rules: RuleSet, wall: readonly Tile[], birds: readonly Tile[]): boolean {
  if (birds.length !== rules.birds) return false
  const counts = countTiles(wall.concat(birds))
  for (let kind = 0; kind < RED_KIND; kind++) if (counts[kind] !== 4) return false
  return counts[RED_KIND] === (rules.reds ? 4 : 0)
}

function openingEvents(command: StartCommand): DealEvent[] {
  const { ruleSet, table, dealNumber, dealer, seats, clock, commitment, source } = command
  const { wall, birds, seed, clientSeeds } = command
  const hands = dealtHands(wall, dealer)
  return [
    { type: 'DealStarted', data: { ruleSet, table, dealNumber, dealer, seats, clock, commitment, source } },
    { type: 'WallBuilt', data: { wall, birds, seed, clientSeeds } },
    { type: 'HandsDealt', data: { hands: bySeat((seat) => ({ seat, tiles: hands[seat] })) } },
  ]
}

/** The opening hands in the order the tiles come: thrice four each, one each, one more for the dealer (rules.md C3). */
function dealtHands(wall: readonly Tile[], dealer: Seat): BySeat<readonly Tile[]> {
  const hands: [Tile[], Tile[], Tile[], Tile[]] = [[], [], [], []]
  const order = dealOrder(dealer)
  for (let index = 0; index < order.length; index++) hands[order[index]!].push(wall[index]!)
  return hands
}

/** Which seat gets each of the first 53 tiles of the wall (rules.md C3). */
export function dealOrder(dealer: Seat): readonly Seat[] {
  return DEAL_ORDERS[dealer]
}

const DEAL_ORDERS = bySeat((dealer): readonly Seat[] => {
  const inTurn = seatsFrom(dealer)
  const fours = inTurn.flatMap((seat) => [seat, seat, seat, seat])
  return [...fours, ...fours, ...fours, ...inTurn, dealer]
})
