import { bySeat, holdsSuit, isActive, isReady, placesOf, SEATS, windOf, type Deal, type Seat } from '@paipu/engine'
import { countTiles, formatTiles, totalOf, type Tile } from '@paipu/tiles'
import { flag, integer, text, type Column } from './column.ts'
import { decisionsOf, type Decision } from './decisions.ts'
import { stepsOf, type FinishedDeal } from './finished-deal.ts'
import { countsText, meldsText } from './notation.ts'
import { table } from './table.ts'

/** One seat of a deal, with everything that is counted for it. */
interface SeatFact {
  readonly deal: FinishedDeal
  readonly seat: Seat
  readonly place: number
  readonly decisions: readonly Decision[]
}

const own = ({ deal, seat }: SeatFact): Deal['seats'][0] => deal.end.seats[seat]

const COLUMNS: readonly Column<SeatFact>[] = [
  text('deal', 'The deal, a UUID.', ({ deal }) => deal.id),
  integer('seat', 'seat', 'The seat, 0 to 3 in turn order.', ({ seat }) => seat),
  text('player', "The player's id.", ({ deal, seat }) => deal.started.seats[seat].player),
  text('name', "The player's name.", ({ deal, seat }) => deal.started.seats[seat].name),
  text('player_kind', 'human or bot.', ({ deal, seat }) => deal.started.seats[seat].kind),
  integer('wind', 'seats', 'How many places after the dealer the seat is: 0 is the dealer.', ({ deal, seat }) =>
    windOf(seat, deal.end.dealer),
  ),
  text('hand_dealt', 'The opening hand; the dealer has fourteen tiles where there is no removal.', handDealt),
  text('swapped_out', 'The tiles it passed on.', (fact) => swapped(fact, 'from')),
  text('swapped_in', 'The tiles it was passed.', (fact) => swapped(fact, 'to')),
  text('removed', 'The tiles it put out of play.', (fact) => formatTiles(own(fact).removed)),
  text('void_suit', 'The void suit: m, p or s; null where there is none.', (fact) => own(fact).voidSuit),
  integer('points', 'points', 'What it won or lost in the deal.', (fact) => own(fact).points),
  integer('place', 'places', 'Its place by points, 1 the best; ties share the better place.', ({ place }) => place),
  integer('wins', 'wins', 'How often it won.', (fact) => own(fact).wins.length),
  integer(
    'self_draws',
    'wins',
    'How many of its wins were self-drawn.',
    (fact) => own(fact).wins.filter(({ by }) => by === 'self-draw').length,
  ),
  integer(
    'dealt_in',
    'wins',
    'How many wins of others were made with its discards or robbed kongs.',
    ({ deal, seat }) => stepsOf(deal, 'WinDeclared').filter(({ event }) => event.data.from === seat).length,
  ),
  integer('pungs', 'melds', 'How many discards it claimed for a pung.', (fact) => count(fact, 'PungClaimed')),
  integer('kongs_concealed', 'kongs', 'How many concealed kongs it made.', (fact) => kongs(fact, 'concealed')),
  integer('kongs_exposed', 'kongs', 'How many kongs it made with a discard.', (fact) => kongs(fact, 'exposed')),
  integer(
    'kongs_added',
    'kongs',
    'How many kongs it made by adding to a pung, those that were robbed not counted.',
    (fact) => kongs(fact, 'added') - count(fact, 'KongRobbed'),
  ),
  integer('kongs_robbed', 'kongs', 'How many of its added kongs were robbed.', (fact) => count(fact, 'KongRobbed')),
  integer('draws', 'tiles', 'How many tiles it drew.', (fact) => own(fact).draws),
  integer('discards', 'tiles', 'How many tiles it discarded.', (fact) => count(fact, 'TileDiscarded')),
  flag('announced', 'Whether it announced ready.', (fact) => own(fact).announced),
  text('standing', 'At the end: playing, locked or left.', (fact) => own(fact).standing),
  text('hand_end', 'Its concealed tiles at the end.', (fact) => countsText(own(fact).hand)),
  text('melds_end', 'Its melds at the end, as in decisions.', (fact) => meldsText(own(fact).melds)),
  flag(
    'ready_at_end',
    'Whether it waited for a tile at the end; null for a seat that had left, or was about to discard.',
    readyAtEnd,
  ),
  flag(
    'void_held_at_end',
    'Whether it still held tiles of its void suit at the end; null for a seat that had left.',
    (fact) => (isActive(fact.deal.end, fact.seat) ? holdsSuit(own(fact).hand, own(fact).voidSuit) : null),
  ),
  integer('win_points', 'points', 'What wins brought it or cost it.', (fact) => net(fact, ['win'])),
  integer('kong_points', 'points', 'What kongs brought it or cost it, transfers and refunds included.', (fact) =>
    net(fact, ['kong', 'kong-transfer', 'kong-refund']),
  ),
  integer(
    'wall_end_points',
    'points',
    'What the checks of flower pigs and of ready hands at the wall’s end brought it or cost it.',
    (fact) => net(fact, ['flower-pig', 'not-ready']),
  ),
  integer('decisions', 'decisions', 'How many decisions it made.', ({ decisions }) => decisions.length),
  integer(
    'timed_out',
    'decisions',
    'How many of them were made for it since it ran out of time.',
    ({ decisions }) => decisions.filter(({ timedOut }) => timedOut).length,
  ),
  integer('think_time', 'milliseconds', 'How long all its decisions took together.', ({ decisions }) =>
    decisions.reduce((sum, { tookMs }) => sum + tookMs, 0),
  ),
]

function handDealt({ deal, seat }: SeatFact): string | null {
  const dealt = stepsOf(deal, 'HandsDealt')[0]?.event.data.hands[seat].tiles
  return dealt === undefined ? null : countsText(countTiles(dealt))
}

function swapped({ deal, seat }: SeatFact, end: 'from' | 'to'): string | null {
  const moves = stepsOf(deal, 'TilesSwapped')[0]?.event.data.moves
  const tiles: readonly Tile[] | undefined = moves?.find((move) => move[end] === seat)?.tiles
  return tiles === undefined ? null : formatTiles(tiles)
}

function count({ deal, seat }: SeatFact, type: 'PungClaimed' | 'KongRobbed' | 'TileDiscarded'): number {
  return stepsOf(deal, type).filter(({ event }) => event.data.seat === seat).length
}

function kongs({ deal, seat }: SeatFact, kind: 'concealed' | 'exposed' | 'added'): number {
  return stepsOf(deal, 'KongMade').filter(({ event: { data } }) => data.seat === seat && data.kind === kind).length
}

function readyAtEnd(fact: SeatFact): boolean | null {
  const { end } = fact.deal
  const { hand, melds, voidSuit } = own(fact)
  if (!isActive(end, fact.seat) || totalOf(hand) !== 3 * (end.rules.sets - melds.length) + 1) return null
  return isReady(end.rules, { concealed: hand, melds, voidSuit })
}

function net({ deal, seat }: SeatFact, reasons: readonly string[]): number {
  let points = 0
  for (const { event } of stepsOf(deal, 'PointsPaid')) {
    if (!reasons.includes(event.data.reason)) continue
    for (const payment of event.data.payments) {
      if (payment.to === seat) points += payment.points
      if (payment.from === seat) points -= payment.points
    }
  }
  return points
}

/** One row a seat of a deal. */
export const SEATS_TABLE = table({
  name: 'seats',
  meaning: 'Every seat of every deal.',
  key: ['deal', 'seat'],
  columns: COLUMNS,
  facts: (deal) => {
    const decisions = decisionsOf(deal)
    const places = placesOf(bySeat((seat) => deal.end.seats[seat].points))
    return SEATS.map((seat) => ({
      deal,
      seat,
      place: places[seat],
      decisions: decisions.filter((decision) => decision.seat === seat),
    }))
  },
})
