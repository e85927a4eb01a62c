import type { Deal, Seat } from '@paipu/engine'
import { kindOf } from '@paipu/tiles'
import { on, refused, type Branch } from '../branch.ts'
import { hasShape, held, lastOf, offered, quadsOf, someOther, turnOf } from '../look.ts'

function isLocked(deal: Deal, seat: Seat): boolean {
  return deal.seats[seat].standing === 'locked'
}

/** The lock and all that follows from it (rules.md B4, B5). */
export const LOCK: readonly Branch[] = [
  on(
    'HandLocked',
    'B4',
    'a hand is locked after a self-draw',
    (_, { trail }) => lastOf(trail, 'WinDeclared')?.by === 'self-draw',
  ),
  on(
    'HandLocked',
    'B4',
    'a hand is locked after a win on a discard',
    (_, { trail }) => lastOf(trail, 'WinDeclared')?.by === 'discard',
  ),
  on(
    'HandLocked',
    'B4',
    'a hand is locked after robbing a kong',
    (_, { trail }) => lastOf(trail, 'WinDeclared')?.by === 'rob',
  ),
  on(
    'HandLocked',
    'B4',
    'opening win: the last tile dealt is laid aside',
    ({ laidAside }, { asked }) => turnOf(asked)?.source === 'opening' && laidAside === asked.lastDealt,
  ),
  on(
    'HandLocked',
    'B4',
    'opening win: the last tile dealt is gone, another is laid aside',
    ({ laidAside }, { asked }) => turnOf(asked)?.source === 'opening' && laidAside !== asked.lastDealt,
  ),
  on(
    'WinDeclared',
    'B4',
    'a locked seat wins again by self-draw',
    ({ seat, by }, { at }) => isLocked(at, seat) && by === 'self-draw',
  ),
  on(
    'WinDeclared',
    'B4',
    'a locked seat wins again on a discard',
    ({ seat, by }, { at }) => isLocked(at, seat) && by === 'discard',
  ),
  on('WinDeclared', 'B4', 'a locked seat robs a kong', ({ seat, by }, { at }) => isLocked(at, seat) && by === 'rob'),
  on(
    'TileDrawn',
    'B4',
    'a locked seat draws what completes it',
    ({ seat }, { after }) => isLocked(after, seat) && hasShape(after, seat),
  ),
  refused('must-win', 'B4', 'a locked seat may not discard what completes it', ({ type }) => type === 'discard'),
  refused('must-win', 'B4', 'a locked seat may not kong instead of winning', ({ type }) => type === 'kong'),
  refused('must-win', 'B4', 'a locked seat may not pass a win', ({ type }) => type === 'answer'),
  on(
    'TileDiscarded',
    'B4',
    'a locked seat discards what it drew',
    ({ seat, drawn }, { at }) => isLocked(at, seat) && drawn,
  ),
  on(
    'KongMade',
    'B4',
    'a locked seat’s concealed kong keeps its waits',
    ({ seat, kind }, { at }) => isLocked(at, seat) && kind === 'concealed',
  ),
  on(
    'KongMade',
    'B4',
    'a locked seat’s added kong keeps its waits',
    ({ seat, kind }, { at }) => isLocked(at, seat) && kind === 'added',
  ),
  refused(
    'waits-would-change',
    'B4',
    'a kong of the drawn tile is refused because the waits would change',
    (command, deal) => {
      const turn = turnOf(deal)
      return command.type === 'kong' && turn?.drawn === command.tile
    },
  ),
  refused(
    'waits-would-change',
    'B4',
    'a locked seat’s kong of a tile it did not draw is refused',
    (command, deal) => command.type === 'kong' && turnOf(deal)?.drawn !== command.tile,
  ),
  on(
    'TileDrawn',
    'B4',
    'a locked seat that holds an older quad may not kong it',
    ({ seat, tile }, { after }) => isLocked(after, seat) && quadsOf(after, seat).some((quad) => quad !== tile),
  ),
  on('TileDiscarded', 'B4', 'a locked seat is not offered a pung', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) => isLocked(after, other) && held(after, other, tile) === 2 && offered(after, other).length === 0,
    ),
  ),
  on('TileDiscarded', 'B4', 'a locked seat is not offered an exposed kong', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) => isLocked(after, other) && held(after, other, tile) === 3 && offered(after, other).length === 0,
    ),
  ),
  on('KongRobbed', 'B4, C8', 'a locked seat’s added kong is robbed', ({ seat }, { at }) => isLocked(at, seat)),
  on(
    'PointsPaid',
    'B5',
    'a self-draw is paid by all three, a locked one among them',
    ({ reason, payments }, { at }) =>
      reason === 'win' && payments.length === 3 && payments.some(({ from }) => isLocked(at, from)),
  ),
  on(
    'PointsPaid',
    'B5',
    'a locked seat pays for its discard',
    ({ reason, payments }, { asked, at }) =>
      reason === 'win' && asked.phase.name === 'claims' && payments.some(({ from }) => isLocked(at, from)),
  ),
  on(
    'PointsPaid',
    'B5',
    'a locked seat pays for another’s kong',
    ({ reason, payments }, { at }) => reason === 'kong' && payments.some(({ from }) => isLocked(at, from)),
  ),
  on('WinDeclared', 'B5', 'a seat wins a fifth time', ({ seat }, { at }) => at.seats[seat].wins.length === 4),
  on('HandLocked', 'B6', 'all four are locked', (_, { after }) =>
    after.seats.every(({ standing }) => standing === 'locked'),
  ),
]

/** The wall's end where winners stay (rules.md B6). */
export const LOCKED_AT_THE_END: readonly Branch[] = [
  on(
    'PointsPaid',
    'B6',
    'a pig pays a locked seat',
    ({ reason, payments }, { at }) => reason === 'flower-pig' && payments.some(({ to }) => isLocked(at, to)),
  ),
  on(
    'PointsPaid',
    'B6',
    'a seat that is not ready pays a locked one',
    ({ reason, payments }, { at }) => reason === 'not-ready' && payments.some(({ to }) => isLocked(at, to)),
  ),
  on(
    'PointsPaid',
    'B6',
    'a seat that is not ready pays one that is ready and has not won',
    ({ reason, payments }, { at }) => reason === 'not-ready' && payments.some(({ to }) => !isLocked(at, to)),
  ),
]

/** What its hands are worth (rules.md B2, B3). */
export const BLOOD_FLOW_VALUES: readonly Branch[] = [
  on('WinDeclared', 'B3', 'cap eight: a win for more than 16', ({ points }) => points > 16),
  on(
    'WinDeclared',
    'B3',
    'cap four: five fan or more for 16',
    ({ fan, points }, { at }) => at.options.fanCap === 4 && fan > 4 && points === 16,
  ),
  on('WinDeclared', 'B2', 'four copies of a kind spread over sets are a root', ({ seat, tile, by, fans }, { at }) => {
    const { hand, melds } = at.seats[seat]
    const four = hand.some((count, kind) => count + Number(by !== 'self-draw' && kind === kindOf(tile)) === 4)
    return four && melds.every(({ kind }) => kind === 'pung') && fans.some(({ name }) => name === 'root')
  }),
  on('TileDrawn', 'B2', 'pairs alone are no win', ({ seat }, { after }) => {
    const { hand, melds } = after.seats[seat]
    return melds.length === 0 && hand.filter((count) => count >= 2).length >= 5 && !hasShape(after, seat)
  }),
]
