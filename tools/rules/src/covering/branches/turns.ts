import { nextDealer, SEATS, wallLeft, type Answer, type Deal, type Seat } from '@paipu/engine'
import { RED, type Tile } from '@paipu/tiles'
import { on, type Branch } from '../branch.ts'
import { allOf, held, holdsVoid, isVoidTile, offered, quadsOf, someOther, turnOf, hasShape } from '../look.ts'

/** Whether the seat could meld a tile at all, were there a replacement for it. */
function couldKong(deal: Deal, seat: Seat, tile: Tile): boolean {
  return !isVoidTile(deal, seat, tile) && !(deal.rules.voidSuit === 'forbids-calls' && holdsVoid(deal, seat))
}

/** What happens on turns and with kongs in every rule set (rules.md C2–C9, C14, C16). */
export const TURNS: readonly Branch[] = [
  ...SEATS.map((seat) => on('DealStarted', 'C2', `seat ${seat} deals`, ({ dealer }) => dealer === seat)),
  on('WinDeclared', 'C4', 'the dealer wins with its opening hand', (_, { at }) => turnOf(at)?.source === 'opening'),
  on(
    'KongMade',
    'C4',
    'concealed kong of an earlier draw',
    ({ kind, tile }, { at }) => kind === 'concealed' && turnOf(at)?.source !== 'opening' && turnOf(at)?.drawn !== tile,
  ),
  on(
    'KongMade',
    'C4',
    'added kong of an earlier draw',
    ({ kind, tile }, { at }) => kind === 'added' && turnOf(at)?.drawn !== tile,
  ),
  on(
    'KongMade',
    'C4',
    'concealed kong of the opening hand',
    ({ kind }, { at }) => kind === 'concealed' && turnOf(at)?.source === 'opening',
  ),
  on('KongMade', 'C4', 'a second kong in one turn', (_, { at }) => turnOf(at)?.source === 'replacement'),
  on('PungClaimed', 'C4', 'no kong in the turn of a pung, though the tiles are held', ({ seat, tile }, { after }) =>
    [...quadsOf(after, seat), ...(held(after, seat, tile) > 0 ? [tile] : [])].some((four) =>
      couldKong(after, seat, four),
    ),
  ),
  on(
    'PungClaimed',
    'C4',
    'no win in the turn of a pung, though the shape is complete',
    ({ seat }, { after }) => hasShape(after, seat) && !holdsVoid(after, seat),
  ),
  on('PungClaimed', 'C7', 'pung of the very last discard', (_, { after }) => wallLeft(after) === 0),
  on(
    'TileDiscarded',
    'C7',
    'no kong of the very last discard, though three are held',
    ({ seat, tile }, { after }) =>
      wallLeft(after) === 0 &&
      tile !== RED &&
      someOther(
        after,
        seat,
        (other) =>
          held(after, other, tile) === 3 &&
          after.seats[other].standing === 'playing' &&
          !after.seats[other].announced &&
          couldKong(after, other, tile),
      ),
  ),
  on('KongMade', 'C7', 'a kong for which the last tile is the replacement', (_, { after }) => wallLeft(after) === 1),
  ...[1, 2, 3].map((count) =>
    on('KongRobbed', 'C8', `an added kong is robbed by ${count}`, ({ by }) => by.length === count),
  ),
  on(
    'TileDrawn',
    'C8',
    'an added kong stands because those who could rob it pass',
    (_, { asked: { phase } }) => phase.name === 'robbing' && phase.answers.includes('pass'),
  ),
  on(
    'TileDrawn',
    'C8',
    'an added kong stands because nobody could rob it',
    (_, { asked: { phase } }) => phase.name === 'robbing' && !phase.answers.includes('pass'),
  ),
  ...paidKongs([
    ['exposed', 1],
    ['concealed', 3],
    ['added', 3],
  ]),
  on(
    'WinDeclared',
    'C14',
    'a self-draw with the last tile',
    ({ by }, { at }) => by === 'self-draw' && wallLeft(at) === 0,
  ),
  on(
    'DealEnded',
    'C14',
    'the wall ends after a last discard that nobody can claim',
    (_, { asked: { phase } }) => phase.name === 'claims' && phase.answers.every((answer) => answer === null),
  ),
  on(
    'DealEnded',
    'C14',
    'the wall ends after a last discard that is passed',
    (_, { asked: { phase } }) => phase.name === 'claims' && phase.answers.includes('pass'),
  ),
  on(
    'DealEnded',
    'C16',
    'no winner: the same seat deals again',
    (_, { after }) => after.firstWin === null && nextDealer(after) === after.dealer,
  ),
  on('DealEnded', 'C16', 'the first winner deals next', (_, { after }) => after.firstWin?.winners.length === 1),
]

/** A kong is paid by so many seats (rules.md C9). */
export function paidKongs(kinds: readonly (readonly ['exposed' | 'concealed' | 'added', number])[]): Branch[] {
  return kinds.map(([kind, payers]) =>
    on(
      'PointsPaid',
      'C9',
      `a kong (${kind}) is paid by ${payers}`,
      ({ reason, payments, seat }, { at }) =>
        reason === 'kong' && payments.length === payers && lastKong(at, seat!) === kind,
    ),
  )
}

function lastKong(deal: Deal, seat: Seat): string | undefined {
  const { phase, seats } = deal
  return phase.name === 'robbing' ? 'added' : seats[seat].melds.at(-1)?.kind.replace('-kong', '')
}

/** Of several wins on one tile, so many (rules.md C5, C15a). */
function winners(count: number): Branch {
  return on(
    'WinDeclared',
    'C5, C15a',
    `${count} win on one discard`,
    ({ by }, { events }) => by === 'discard' && allOf(events, 'WinDeclared').length === count,
  )
}

function overrides(answer: Answer): Branch {
  return on(
    'WinDeclared',
    'C5',
    `a win beats a ${answer} that was answered`,
    ({ by }, { asked: { phase } }) => by === 'discard' && phase.name === 'claims' && phase.answers.includes(answer),
  )
}

/** What a discard can bring where it can be won (rules.md C5, C14, C16). */
export const DISCARD_WINS: readonly Branch[] = [
  winners(1),
  winners(2),
  winners(3),
  overrides('pung'),
  overrides('kong'),
  on(
    'WinDeclared',
    'C5',
    'a win resolves the window before a pung or kong is answered',
    ({ seat, by }, { asked }) =>
      by === 'discard' &&
      asked.phase.name === 'claims' &&
      someOther(
        asked,
        seat,
        (other) =>
          asked.phase.name === 'claims' && asked.phase.answers[other] === null && offered(asked, other).length > 0,
      ),
  ),
  on('TileDiscarded', 'C5', 'one seat is offered win, kong and pung', ({ seat }, { after }) =>
    someOther(after, seat, (other) => offered(after, other).length === 3),
  ),
  on('PungClaimed', 'C5', 'a seat pungs what it could win with', ({ seat }, { at }) =>
    offered(at, seat).includes('win'),
  ),
  on(
    'KongMade',
    'C5',
    'a seat kongs what it could win with',
    ({ seat, kind }, { at }) => kind === 'exposed' && offered(at, seat).includes('win'),
  ),
  on(
    'ClaimAnswered',
    'C5',
    'a win on a discard is passed',
    ({ offers, answer }, { at }) => at.phase.name === 'claims' && offers.includes('win') && answer === 'pass',
  ),
  on(
    'WinDeclared',
    'C14',
    'the very last discard is won',
    ({ by }, { asked }) => by === 'discard' && wallLeft(asked) === 0,
  ),
  on('DealEnded', 'C16', 'several won one discard first: the discarder deals next', (_, { after }) => {
    const first = after.firstWin
    return first !== null && first.winners.length > 1 && nextDealer(after) === first.from
  }),
]
