import { wallLeft, type Deal, type Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { on, refused, type Branch } from '../branch.ts'
import { allOf, hasShape, held, offered, someOther, turnOf, waitsAt } from '../look.ts'

/** Whether a discard is not offered to a seat whose shape it completes. */
function isRefusedPlain(deal: Deal, discarder: Seat, tile: Tile): boolean {
  return someOther(deal, discarder, (other) => hasShape(deal, other, tile) && !offered(deal, other).includes('win'))
}

function plainWin(what: string, rule: string, holds: (deal: Deal) => boolean): Branch {
  return on('WinDeclared', rule, what, ({ by, fan }, { asked }) => by === 'discard' && fan === 0 && holds(asked))
}

/** Plain hands and the windows (rules.md W4, W5). */
export const WINDOWS: readonly Branch[] = [
  on('WinDeclared', 'W4', 'a plain hand is self-drawn', ({ by, fan }) => by === 'self-draw' && fan === 0),
  on('WinDeclared', 'W4', 'a plain hand robs a kong', ({ by, fans }) => by === 'rob' && fans.length === 1),
  on(
    'WinDeclared',
    'W4',
    'a hand that is not plain wins on a discard in mid-deal',
    ({ by, fans }, { asked }) =>
      by === 'discard' && asked.discards >= 4 && wallLeft(asked) > 4 && fans.some(({ name }) => name !== 'kong-cannon'),
  ),
  on(
    'TileDiscarded',
    'W4',
    'a plain hand is not offered a discard in mid-deal',
    ({ seat, tile }, { after }) => after.discards > 4 && wallLeft(after) > 5 && isRefusedPlain(after, seat, tile),
  ),
  on(
    'TileDiscarded',
    'W4',
    'of two hands only the one that is not plain is offered the discard',
    ({ seat, tile }, { after }) =>
      isRefusedPlain(after, seat, tile) && someOther(after, seat, (other) => offered(after, other).includes('win')),
  ),
  ...[1, 2, 3].map((count) =>
    plainWin(`front window: plain on discard ${count}`, 'W5', ({ discards }) => discards === count),
  ),
  on(
    'TileDiscarded',
    'W5',
    'the fourth discard closes the front window',
    ({ seat, tile }, { after }) => after.discards === 4 && isRefusedPlain(after, seat, tile),
  ),
  on(
    'TileDiscarded',
    'W5',
    'a claimed discard still counts: closed with fewer in the rivers',
    ({ seat, tile }, { after }) => after.discards === 4 && after.calls > 0 && isRefusedPlain(after, seat, tile),
  ),
  ...[4, 3, 2, 1, 0].map((left) =>
    plainWin(`back window: plain with ${left} left`, 'W5', (deal) => wallLeft(deal) === left),
  ),
  on(
    'TileDiscarded',
    'W5',
    'with five left the back window is closed',
    ({ seat, tile }, { after }) => wallLeft(after) === 5 && isRefusedPlain(after, seat, tile),
  ),
  plainWinAfterKong(),
]

function plainWinAfterKong(): Branch {
  return on(
    'WinDeclared',
    'W4, W7',
    'a plain shape wins in mid-deal on the discard after a kong',
    ({ by, fans }, { asked }) =>
      by === 'discard' &&
      asked.discards >= 4 &&
      wallLeft(asked) > 4 &&
      fans.length === 1 &&
      fans[0]!.name === 'kong-cannon',
  )
}

function announced(deal: Deal, seat: Seat): boolean {
  return deal.seats[seat].announced
}

/** When ready is announced (rules.md W6). */
export const ANNOUNCING: readonly Branch[] = [
  on(
    'ReadyAnnounced',
    'W6',
    'the dealer announces with the first discard',
    (_, { at }) => turnOf(at)?.source === 'opening',
  ),
  on(
    'ReadyAnnounced',
    'W6',
    'announced with the fourth discard',
    (_, { at }) => turnOf(at) !== null && at.discards === 3,
  ),
  on('ReadyAnnounced', 'W6', 'announced with the discard after a pung', (_, { at }) => turnOf(at)?.source === 'pung'),
  on('ReadyAnnounced', 'W6', 'announced while a discard can be claimed', (_, { at }) => at.phase.name === 'claims'),
  on(
    'ReadyAnnounced',
    'W6',
    'announced after passing the open discard',
    ({ seat }, { at: { phase } }) => phase.name === 'claims' && phase.answers[seat] === 'pass',
  ),
  on('ReadyAnnounced', 'W6', 'announced while a kong can be robbed', (_, { at }) => at.phase.name === 'robbing'),
  on(
    'ReadyAnnounced',
    'W6',
    'announced while a replacement is to be drawn',
    (_, { at }) => at.phase.name === 'drawing',
  ),
  on('ReadyAnnounced', 'W6', 'a second seat announces', ({ seat }, { at }) =>
    at.seats.some((other, index) => index !== seat && other.announced),
  ),
  refused('announcing-closed', 'W6', 'too late between turns', ({ type }) => type === 'announce'),
  refused(
    'announcing-closed',
    'W6',
    'too late with a discard',
    ({ type }, deal) => type === 'discard' && deal.discards >= 4,
  ),
  refused(
    'announcing-closed',
    'W6',
    'a seat announces twice',
    (command, deal) => 'seat' in command && deal.discards < 4 && announced(deal, command.seat),
  ),
  refused('not-ready', 'W6', 'a hand that is not ready between turns', ({ type }) => type === 'announce'),
  refused('not-ready', 'W6', 'a discard that leaves no ready hand', ({ type }) => type === 'discard'),
]

function keepsKong(kind: 'concealed' | 'exposed' | 'added'): Branch {
  return on(
    'KongMade',
    'W6',
    `announced: a kong (${kind}) that keeps the waits`,
    (kong, { at }) => kong.kind === kind && announced(at, kong.seat),
  )
}

function doubled(kind: string, points: number): Branch {
  return on(
    'PointsPaid',
    'W8',
    `announced: a kong (${kind}) pays ${points}`,
    ({ reason, seat, payments }, { at }) =>
      reason === 'kong' &&
      announced(at, seat!) &&
      payments[0]!.points === points &&
      payments.length === (kind === 'exposed' ? 1 : 3),
  )
}

/** What an announcement binds to (rules.md W6, W8). */
export const ANNOUNCED: readonly Branch[] = [
  on(
    'TileDiscarded',
    'W6',
    'announced: the drawn tile is discarded',
    ({ seat, drawn }, { at }) => announced(at, seat) && turnOf(at) !== null && drawn,
  ),
  refused(
    'must-discard-drawn',
    'W6',
    'announced: another tile is refused',
    (command, deal) => 'seat' in command && announced(deal, command.seat),
  ),
  on('TileDiscarded', 'W6', 'announced: no pung is offered', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) => announced(after, other) && held(after, other, tile) === 2 && !offered(after, other).includes('pung'),
    ),
  ),
  keepsKong('concealed'),
  keepsKong('exposed'),
  keepsKong('added'),
  on(
    'TileDiscarded',
    'W6',
    'announced: an exposed kong that would change the waits is not offered',
    ({ seat, tile }, { after }) =>
      wallLeft(after) > 0 &&
      someOther(
        after,
        seat,
        (other) => announced(after, other) && held(after, other, tile) === 3 && !offered(after, other).includes('kong'),
      ),
  ),
  on('TileDiscarded', 'W6', 'announced: a kong is offered, and no pung', ({ seat }, { after }) =>
    someOther(after, seat, (other) => announced(after, other) && offered(after, other).includes('kong')),
  ),
  refused(
    'waits-would-change',
    'W6',
    'announced: a kong of the drawn tile would change the waits',
    (command, deal) => command.type === 'kong' && turnOf(deal)?.drawn === command.tile,
  ),
  refused(
    'waits-would-change',
    'W6',
    'announced: a kong of a tile that was not drawn',
    (command, deal) => command.type === 'kong' && turnOf(deal)?.drawn !== command.tile,
  ),
  doubled('concealed', 4),
  doubled('exposed', 4),
  doubled('added', 2),
  on(
    'ClaimAnswered',
    'W6',
    'announced: a win on a discard is passed',
    ({ seat, offers, answer }, { at }) =>
      announced(at, seat) && at.phase.name === 'claims' && offers.includes('win') && answer === 'pass',
  ),
  on(
    'TileDiscarded',
    'W6',
    'announced: a self-draw is passed',
    ({ seat }, { at }) => announced(at, seat) && turnOf(at)?.drawn !== null && hasShape(at, seat),
  ),
  on(
    'TileDiscarded',
    'W6',
    'announced: a plain hand is not offered its wait in mid-deal',
    ({ seat, tile }, { after }) =>
      after.discards > 4 &&
      wallLeft(after) > 4 &&
      someOther(
        after,
        seat,
        (other) =>
          announced(after, other) && waitsAt(after, other).includes(tile) && !offered(after, other).includes('win'),
      ),
  ),
  on(
    'WinDeclared',
    'W6',
    'announced: a self-draw, and no fan for announcing',
    ({ seat, by, fan }, { at }) => announced(at, seat) && by === 'self-draw' && fan === 0,
  ),
  on(
    'WinDeclared',
    'W6',
    'announced: a win on a discard',
    ({ seat, by }, { at }) => announced(at, seat) && by === 'discard',
  ),
]

/** Types and house values (rules.md W3, W7–W9). */
export const WANZHOU_VALUES: readonly Branch[] = [
  ...[1, 2, 3].map((quads) =>
    on('WinDeclared', 'W7', `seven pairs with ${quads} quads`, ({ fans }) =>
      fans.some(({ name, fan }) => name === 'dragon-pairs' && fan === quads),
    ),
  ),
  on(
    'WinDeclared',
    'W8',
    'single wait contains all triplets',
    ({ fans }) => fans.some(({ name }) => name === 'single-wait') && !fans.some(({ name }) => name === 'all-triplets'),
  ),
  on('WinDeclared', 'W8', 'types add up', ({ fans }) => fans.length >= 2),
  on(
    'KongMade',
    'W9',
    'a kong out of seven pairs ends their chance',
    ({ kind, seat }, { at }) =>
      kind === 'concealed' && at.seats[seat].hand.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6,
  ),
  on(
    'DealEnded',
    'W3',
    'one win ends the deal',
    ({ result }, { events }) => result === 'won' && allOf(events, 'WinDeclared').length === 1,
  ),
  on(
    'DealEnded',
    'W3',
    'several wins on one tile end the deal',
    ({ result }, { events }) => result === 'won' && allOf(events, 'WinDeclared').length > 1,
  ),
]
