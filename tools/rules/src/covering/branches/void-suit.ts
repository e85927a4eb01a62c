import { wallLeft, type Deal, type Seat } from '@paipu/engine'
import { firstKindOf } from '@paipu/tiles'
import { on, type Branch } from '../branch.ts'
import { hasShape, held, holdsVoid, isVoidTile, offered, quadsOf, someOther } from '../look.ts'

/** The void suit in every rule set that has one (rules.md V1–V4, V6). */
export const VOID_SUIT: readonly Branch[] = [
  on('VoidSuitsDeclared', 'V1', 'a suit of which nothing is held is declared', (_, { after }) =>
    after.seats.some(({ hand, voidSuit }) => {
      const first = firstKindOf(voidSuit!)
      return hand.slice(first, first + 9).every((count) => count === 0)
    }),
  ),
  on('VoidSuitsDeclared', 'V1', 'all four declare one suit', ({ suits }) => new Set(suits).size === 1),
  on(
    'TileDiscarded',
    'V2',
    'a void tile is discarded while others are held',
    ({ seat, tile }, { after }) => isVoidTile(after, seat, tile) && !holdsVoid(after, seat),
  ),
  on(
    'TileDrawn',
    'V3',
    'a complete shape with void tiles is no self-draw',
    ({ seat }, { after }) => hasShape(after, seat) && holdsVoid(after, seat),
  ),
  on(
    'TileDiscarded',
    'V3',
    'a discard that completes a shape with void tiles is not offered as a win',
    ({ seat, tile }, { after }) =>
      someOther(
        after,
        seat,
        (other) => hasShape(after, other, tile) && (holdsVoid(after, other) || isVoidTile(after, other, tile)),
      ),
  ),
  on('TileDiscarded', 'V4', 'a void tile is not offered for a pung or kong', ({ seat, tile }, { after }) =>
    someOther(after, seat, (other) => held(after, other, tile) >= 2 && isVoidTile(after, other, tile)),
  ),
  on(
    'TileDrawn',
    'V4',
    'four void tiles alike are no kong',
    ({ seat }, { after }) => wallLeft(after) > 0 && quadsOf(after, seat).some((tile) => isVoidTile(after, seat, tile)),
  ),
  on('PointsPaid', 'V6', 'a flower pig pays', ({ reason }) => reason === 'flower-pig'),
]

/** A seat that still holds void tiles may call tiles of its other suits (rules.md V5). */
export const CALLS_WITH_VOID: readonly Branch[] = [
  on('PungClaimed', 'V5', 'a pung while void tiles are held', ({ seat }, { after }) => holdsVoid(after, seat)),
  on(
    'KongMade',
    'V5',
    'an exposed kong while void tiles are held',
    ({ kind, seat }, { after }) => kind === 'exposed' && holdsVoid(after, seat),
  ),
  on(
    'KongMade',
    'V5',
    'a concealed kong while void tiles are held',
    ({ kind, seat }, { after }) => kind === 'concealed' && holdsVoid(after, seat),
  ),
  on(
    'KongMade',
    'V5',
    'an added kong while void tiles are held',
    ({ kind, seat }, { after }) => kind === 'added' && holdsVoid(after, seat),
  ),
]

/** A seat that still holds void tiles may call nothing (rules.md V5). */
export const NO_CALLS_WITH_VOID: readonly Branch[] = [
  on('TileDiscarded', 'V5', 'no pung or kong is offered while void tiles are held', ({ seat, tile }, { after }) =>
    someOther(
      after,
      seat,
      (other) => held(after, other, tile) >= 2 && !isVoidTile(after, other, tile) && keptFrom(after, other),
    ),
  ),
  on(
    'TileDrawn',
    'V5',
    'no concealed kong while void tiles are held',
    ({ seat }, { after }) =>
      wallLeft(after) > 0 &&
      holdsVoid(after, seat) &&
      quadsOf(after, seat).some((tile) => !isVoidTile(after, seat, tile)),
  ),
  on(
    'TileDrawn',
    'V5',
    'no added kong while void tiles are held',
    ({ seat }, { after }) =>
      wallLeft(after) > 0 &&
      holdsVoid(after, seat) &&
      after.seats[seat].melds.some(({ kind, tile }) => kind === 'pung' && held(after, seat, tile) > 0),
  ),
]

function keptFrom(deal: Deal, seat: Seat): boolean {
  return holdsVoid(deal, seat) && offered(deal, seat).length === 0
}
