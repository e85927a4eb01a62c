import { kindOf, SUITS, tiles, type Tile } from '@paipu/tiles'
import {
  bySeat,
  dealOrder,
  evolveAll,
  decide,
  UNSTARTED,
  type BySeat,
  type Deal,
  type RuleSet,
  type Seat,
  type StartCommand,
} from '../../src/index.ts'
import { given, type Story } from './given.ts'
import { tile } from './notation.ts'
import { allTiles, startCommand } from './play.ts'

/** A wall as a test writes it: opening hands (fill with `*`), what is drawn next, replacement tiles, birds. */
export interface Script {
  readonly dealer?: Seat
  readonly hands?: Partial<Record<Seat, string>>
  readonly next?: string
  readonly last?: string
  readonly birds?: string
}

/** The start command of a deal whose wall gives exactly what the script says. */
export function scripted(rules: RuleSet, script: Script): StartCommand {
  const { dealer = 0 } = script
  const rest = spread(allTiles(rules))
  const [next, last, birds] = [script.next, script.last, script.birds].map((text) => tiles(text ?? '')) as [
    Tile[],
    Tile[],
    Tile[],
  ]
  const written = bySeat((seat) => tiles((script.hands?.[seat] ?? '').replace('*', '')))
  for (const taken of [...written.flat(), ...next, ...last, ...birds]) remove(rest, taken)
  const hands = bySeat((seat) => [
    ...written[seat],
    ...rest.splice(0, 13 + Number(seat === dealer) - written[seat].length),
  ])
  const asideBirds = [...birds, ...rest.splice(0, rules.birds - birds.length)]
  const wall = [...dealt(hands, dealer), ...next, ...rest, ...last.toReversed()]
  return startCommand(rules, [...wall, ...asideBirds], dealer)
}

/** Begins a scripted deal, just dealt. */
export function begun(rules: RuleSet, script: Script): Story {
  const decision = decide(UNSTARTED, scripted(rules, script))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return given(evolveAll(UNSTARTED, decision.events) as Deal)
}

/** A deal with these hands in a phase of its opening. */
export function openingAt(rules: RuleSet, name: 'swapping' | 'choosing-void', hands: Script['hands'] & object): Deal {
  return { ...begun(rules, { hands }).deal, phase: { name, chosen: [null, null, null, null] } }
}

function dealt(hands: BySeat<readonly Tile[]>, dealer: Seat): Tile[] {
  const taken = [0, 0, 0, 0]
  return dealOrder(dealer).map((seat) => hands[seat][taken[seat]!++]!)
}

/** The tiles so that neighbours in the list are far apart: filled hands have no pairs and few runs. */
function spread(all: readonly Tile[]): Tile[] {
  const order = [1, 4, 7, 2, 5, 8, 3, 6, 9].flatMap((rank) => SUITS.map((suit) => kindOf(tile(`${rank}${suit}`))))
  const copies = [0, 1, 2, 3].flatMap(() => order)
  const reds = all.filter((some) => some === 'R')
  return [...copies.map((kind) => all.find((some) => kindOf(some) === kind)!), ...reds]
}

function remove(from: Tile[], taken: Tile): void {
  const at = from.lastIndexOf(taken)
  if (at < 0) throw new Error(`a fifth ${taken}`)
  from.splice(at, 1)
}
