import type { DealEvent } from '@paipu/contracts'
import { wallLeft, type Deal, type Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { on, type Branch } from '../branch.ts'
import { allOf, hasShape, held, holdsVoid, isVoidTile, lastOf, offered, sinceDraw, someOther, turnOf } from '../look.ts'

function couldWin(deal: Deal, seat: Seat, tile: Tile): boolean {
  return hasShape(deal, seat, tile) && !holdsVoid(deal, seat) && !isVoidTile(deal, seat, tile)
}

/** Passing and what it blocks (rules.md P5). */
export const PASS_LOCK: readonly Branch[] = [
  on(
    'ClaimAnswered',
    'P5',
    'a passed win on a discard blocks wins',
    ({ seat, offers, answer }, { at, after }) =>
      at.phase.name === 'claims' && offers.includes('win') && answer === 'pass' && after.seats[seat].winBlocked,
  ),
  on(
    'ClaimAnswered',
    'P5',
    'a passed win on an added kong blocks wins',
    ({ seat, offers, answer }, { at, after }) =>
      at.phase.name === 'robbing' && offers.includes('win') && answer === 'pass' && after.seats[seat].winBlocked,
  ),
  on(
    'PungClaimed',
    'P5',
    'a win is passed by a pung',
    ({ seat }, { at, after }) => offered(at, seat).includes('win') && after.seats[seat].winBlocked,
  ),
  on(
    'KongMade',
    'P5',
    'a win is passed by a kong',
    ({ seat, kind }, { at, after }) =>
      kind === 'exposed' && offered(at, seat).includes('win') && after.seats[seat].winBlocked,
  ),
  on('TileDiscarded', 'P5', 'a blocked seat is not offered a discard it could win', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) =>
        after.seats[other].winBlocked && couldWin(after, other, tile) && !offered(after, other).includes('win'),
    ),
  ),
  on(
    'KongMade',
    'P5',
    'a blocked seat is not offered an added kong it could rob',
    ({ seat, kind, tile }, { after }) =>
      kind === 'added' &&
      someOther(
        after,
        seat,
        (other) => after.seats[other].winBlocked && couldWin(after, other, tile) && offered(after, other).length === 0,
      ),
  ),
  on(
    'TileDrawn',
    'P5',
    'a draw ends the block',
    ({ seat, replacement }, { at, after }) =>
      !replacement && at.seats[seat].winBlocked && !after.seats[seat].winBlocked,
  ),
  on(
    'TileDrawn',
    'P5',
    'a replacement draw ends the block',
    ({ seat, replacement }, { at, after }) => replacement && at.seats[seat].winBlocked && !after.seats[seat].winBlocked,
  ),
  on('WinDeclared', 'P5', 'a seat that passed a win draws itself one', ({ seat, by }, { trail }) => {
    const before = trail.slice(
      0,
      trail.findLastIndex((event) => event.type === 'TileDrawn' && event.data.seat === seat),
    )
    return (
      by === 'self-draw' &&
      allOf(sinceDraw(before, seat), 'ClaimAnswered').some(
        (answered) => answered.seat === seat && answered.offers.includes('win') && answered.answer === 'pass',
      )
    )
  }),
  on('TileDiscarded', 'P5', 'a passed pung is not offered again', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) =>
        after.seats[other].pungsBlocked.includes(tile) &&
        held(after, other, tile) >= 2 &&
        !offered(after, other).includes('pung'),
    ),
  ),
  on('TileDiscarded', 'P5', 'a passed pung does not block another kind', ({ seat, tile }, { after }) =>
    someOther(after, seat, (other) => {
      const { pungsBlocked } = after.seats[other]
      return pungsBlocked.length > 0 && !pungsBlocked.includes(tile) && offered(after, other).includes('pung')
    }),
  ),
  on('TileDiscarded', 'P5', 'a passed pung does not block a win', ({ seat }, { after }) =>
    someOther(
      after,
      seat,
      (other) => after.seats[other].pungsBlocked.length > 0 && offered(after, other).includes('win'),
    ),
  ),
  on(
    'TileDrawn',
    'P5',
    'a draw ends the block of a pung',
    ({ seat }, { at, after }) => at.seats[seat].pungsBlocked.length > 0 && after.seats[seat].pungsBlocked.length === 0,
  ),
  on(
    'WinDeclared',
    'P5',
    'a call that another’s win overrides passes no win',
    ({ by }, { asked, after }) =>
      by === 'discard' &&
      asked.phase.name === 'claims' &&
      someOther(
        asked,
        asked.phase.discarder,
        (seat) =>
          asked.phase.name === 'claims' &&
          ['pung', 'kong'].includes(asked.phase.answers[seat] ?? '') &&
          offered(asked, seat).includes('win') &&
          !after.seats[seat].winBlocked,
      ),
  ),
]

/** What Planet's fan depend on (rules.md P2, P4). */
export const PLANET_FANS: readonly Branch[] = [
  on('WinDeclared', 'P2', 'golden hook beside all pungs', ({ fans }) =>
    ['golden-hook', 'all-pungs'].every((name) => fans.some((fan) => fan.name === name)),
  ),
  on(
    'WinDeclared',
    'P2',
    'last tile, self-drawn',
    ({ fans, by }) => by === 'self-draw' && fans.some(({ name }) => name === 'last-tile'),
  ),
  on(
    'WinDeclared',
    'P2',
    'last tile, on its discard',
    ({ fans, by }) => by === 'discard' && fans.some(({ name }) => name === 'last-tile'),
  ),
  on('WinDeclared', 'P2', 'the last tile as the replacement of a kong: both count', ({ fans }) =>
    ['last-tile', 'kong-replacement'].every((name) => fans.some((fan) => fan.name === name)),
  ),
  on('WinDeclared', 'P2', 'two roots or more', ({ fans }) => fans.some(({ name, fan }) => name === 'root' && fan >= 2)),
  on(
    'WinDeclared',
    'P4',
    'the discard after an own kong is won, and the kong stays paid',
    ({ by }, { asked, events }) =>
      by === 'discard' &&
      asked.phase.name === 'claims' &&
      asked.phase.afterKong &&
      !allOf(events, 'PointsPaid').some(({ reason }) => reason === 'kong-transfer'),
  ),
]

function timedOut(events: readonly DealEvent[]): boolean {
  return lastOf(events, 'TurnTimedOut') !== null
}

/** What the rule set itself does for a seat that runs out of time (rules.md P9). */
export const RULE_TIME_OUTS: readonly Branch[] = [
  on(
    'WinDeclared',
    'P9',
    'time-out: a self-draw is taken',
    ({ by }, { events }) => by === 'self-draw' && timedOut(events),
  ),
  on(
    'ClaimAnswered',
    'P9',
    'time-out: a win on a discard is taken',
    (answered, { at }) => answered.timedOut && answered.answer === 'win' && at.phase.name === 'claims',
  ),
  on(
    'ClaimAnswered',
    'P9',
    'time-out: a kong is robbed',
    (answered, { at }) => answered.timedOut && answered.answer === 'win' && at.phase.name === 'robbing',
  ),
  on(
    'ClaimAnswered',
    'P9',
    'time-out: a pung or kong is passed',
    (answered) => answered.timedOut && answered.answer === 'pass',
  ),
  on(
    'TileDiscarded',
    'P9',
    'time-out: the drawn tile is discarded',
    ({ tile }, { events, asked }) => timedOut(events) && turnOf(asked)?.drawn === tile,
  ),
  on(
    'TileDiscarded',
    'P9',
    'time-out: the drawn tile is not legal, the last legal one goes',
    ({ tile }, { events, asked }) => {
      const drawn = turnOf(asked)?.drawn
      return timedOut(events) && drawn !== null && drawn !== tile
    },
  ),
  on(
    'TileDiscarded',
    'P9',
    'time-out after a pung: the last legal tile goes',
    (_, { events, asked }) => timedOut(events) && turnOf(asked)?.source === 'pung',
  ),
  on(
    'TileDiscarded',
    'P9',
    'time-out with the opening hand',
    (_, { events, asked }) => timedOut(events) && turnOf(asked)?.source === 'opening',
  ),
  on(
    'TileDiscarded',
    'P9',
    'time-out with a kong to make: it is not made',
    ({ seat }, { events, asked }) =>
      timedOut(events) && wallLeft(asked) > 0 && asked.seats[seat].hand.includes(4) && !holdsVoid(asked, seat),
  ),
]
