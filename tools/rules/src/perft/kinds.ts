import {
  legalActions,
  offersTo,
  SEATS,
  wallLeft,
  type Deal,
  type Offer,
  type RuleSet,
  type Seat,
  type SeatCommand,
} from '@paipu/engine'
import { kindOf } from '@paipu/tiles'

/** A kind of position that is worth counting from. */
export interface Kind {
  readonly about: string
  is(deal: Deal): boolean
}

const kind = (about: string, is: (deal: Deal) => boolean): Kind => ({ about, is })

function actionsOf(deal: Deal): readonly SeatCommand[] {
  return SEATS.flatMap((seat) => legalActions(deal, seat))
}

function offersOf(deal: Deal): readonly (readonly Offer[])[] {
  const { phase } = deal
  return phase.name === 'claims' || phase.name === 'robbing' ? SEATS.map((seat) => offersTo(deal, phase, seat)) : []
}

function isTurn(deal: Deal, holds: (seat: Seat) => boolean = () => true): boolean {
  return deal.phase.name === 'turn' && holds(deal.phase.seat)
}

/** How many seats are offered something that is so. */
function asked(deal: Deal, holds: (offers: readonly Offer[]) => boolean): number {
  return offersOf(deal).filter(holds).length
}

/** Turns and claims that occur in every rule set. */
const PLAY: readonly Kind[] = [
  kind(
    'a turn with two kongs to make',
    (deal) => isTurn(deal) && actionsOf(deal).filter(({ type }) => type === 'kong').length >= 2,
  ),
  kind(
    'a turn in which the seat can win',
    (deal) => isTurn(deal) && actionsOf(deal).some(({ type }) => type === 'win') && actionsOf(deal).length > 2,
  ),
  kind(
    'the turn after a pung',
    (deal) =>
      deal.phase.name === 'turn' && deal.phase.source === 'pung' && wallLeft(deal) < 45 && actionsOf(deal).length >= 8,
  ),
  kind(
    'a kong that can be robbed',
    (deal) => deal.phase.name === 'robbing' && asked(deal, (offers) => offers.length > 0) >= 2,
  ),
  kind(
    'a turn with one tile left and a kong to make',
    (deal) =>
      isTurn(deal) &&
      wallLeft(deal) === 1 &&
      actionsOf(deal).length >= 6 &&
      actionsOf(deal).some(({ type }) => type === 'kong'),
  ),
]

const CLAIMS: readonly Kind[] = [
  kind(
    'a discard that two can win and one can call',
    (deal) =>
      asked(deal, (offers) => offers.includes('win')) >= 2 &&
      asked(deal, (offers) => offers.some((offer) => offer !== 'win')) >= 1,
  ),
  kind(
    'the very last discard, to be claimed',
    (deal) => deal.phase.name === 'claims' && wallLeft(deal) === 0 && asked(deal, (offers) => offers.length > 0) >= 2,
  ),
]

/** All but one have chosen: the rest of the opening and the first turn lie within four commands. */
const LAST_CHOICE: Readonly<Record<'swap' | 'remove' | 'void', Kind>> = {
  swap: kind(
    'the last seat chooses what it swaps',
    ({ phase }) => phase.name === 'swapping' && phase.chosen.filter((chosen) => chosen === null).length === 1,
  ),
  remove: kind(
    'the last seat chooses what it removes',
    ({ phase, seats }) => phase.name === 'removing' && seats.filter(({ removed }) => removed.length === 0).length === 1,
  ),
  void: kind(
    'all four choose their void suits',
    ({ phase }) => phase.name === 'choosing-void' && phase.chosen.every((chosen) => chosen === null),
  ),
}

const OWN: Readonly<Record<string, readonly Kind[]>> = {
  'sichuan-swap-three': [
    kind(
      'a turn with void tiles in hand and a kong to make',
      (deal) => isTurn(deal, (seat) => holdsVoid(deal, seat)) && actionsOf(deal).some(({ type }) => type === 'kong'),
    ),
  ],
  'blood-flow-discard-three': [
    kind(
      'a locked seat draws what it can kong',
      (deal) =>
        isTurn(deal, (seat) => deal.seats[seat].standing === 'locked') &&
        actionsOf(deal).some(({ type }) => type === 'kong'),
    ),
  ],
  'planet-blood-battle-v1': [
    kind(
      'a discard, with a win and a pung passed before',
      (deal) =>
        deal.phase.name === 'claims' &&
        deal.seats.some(({ winBlocked }) => winBlocked) &&
        deal.seats.some(({ pungsBlocked }) => pungsBlocked.length > 0) &&
        asked(deal, (offers) => offers.length > 0) >= 1,
    ),
  ],
  'red-dragon-wild': [
    kind(
      'a turn with four reds',
      (deal) =>
        isTurn(deal, (seat) => deal.seats[seat].hand[kindOf('R')] === 4) &&
        actionsOf(deal).some(({ type }) => type === 'win'),
    ),
    kind('the opening hand', (deal) => deal.phase.name === 'turn' && deal.phase.source === 'opening'),
    kind(
      'a discarded red dragon, with three in one hand',
      (deal) => deal.phase.name === 'claims' && deal.phase.tile === 'R',
    ),
    kind('a seat with three reds is asked to call', (deal) =>
      SEATS.some((seat) => deal.seats[seat].hand[kindOf('R')] === 3 && (offersOf(deal)[seat] ?? []).length > 0),
    ),
    kind(
      'the very last discard',
      (deal) =>
        deal.phase.name === 'claims' && wallLeft(deal) === 0 && asked(deal, (offers) => offers.length > 0) === 1,
    ),
  ],
  wanzhou: [
    kind(
      'announcing between turns',
      (deal) => deal.phase.name === 'claims' && actionsOf(deal).filter(({ type }) => type === 'announce').length >= 2,
    ),
    kind(
      'an announced seat draws what it can kong',
      (deal) =>
        isTurn(deal, (seat) => deal.seats[seat].announced) && actionsOf(deal).some(({ type }) => type === 'kong'),
    ),
  ],
  'open-blood-battle': [
    kind(
      'two are left',
      (deal) =>
        isTurn(deal) &&
        deal.seats.filter(({ standing }) => standing === 'left').length === 2 &&
        actionsOf(deal).length >= 6,
    ),
    kind(
      'the discard after a kong, to be won',
      (deal) =>
        deal.phase.name === 'claims' && deal.phase.afterKong && asked(deal, (offers) => offers.includes('win')) >= 1,
    ),
  ],
}

function holdsVoid({ seats }: Deal, seat: Seat): boolean {
  const { hand, voidSuit } = seats[seat]
  return ['m', 'p', 's'].some(
    (suit, at) => suit === voidSuit && hand.slice(9 * at, 9 * at + 9).some((count) => count > 0),
  )
}

/** The ten kinds of positions of a rule set: its opening, its own things, and what all have. */
export function kindsOf(rules: RuleSet): Kind[] {
  return [
    ...rules.opening.map((step) => LAST_CHOICE[step]),
    ...(OWN[rules.id] ?? []),
    ...(rules.discardWins ? CLAIMS : []),
    ...PLAY,
  ].slice(0, 10)
}
