import type { Seat } from '@paipu/engine'
import { readings } from '@paipu/hands'
import { kindOf, withKind } from '@paipu/tiles'
import { on, type Branch, type Seen } from '../branch.ts'
import { allOf, lacksFifthCopy, sinceDraw, someOther, waitsAt } from '../look.ts'
import { paidKongs } from './turns.ts'

/** How the value and the waits of hands are found (rules.md C10–C12). */
export const HANDS: readonly Branch[] = [
  on('WinDeclared', 'C11', 'of several readings the one with most fan counts', ({ seat, tile, by }, { at }) => {
    const { hand, melds } = at.seats[seat]
    return differentFans(at.rules, by === 'self-draw' ? hand : withKind(hand, kindOf(tile), 1), melds)
  }),
  on(
    'TileDiscarded',
    'C12',
    'an own fifth copy is no wait beside others',
    ({ seat }, { after }) => lacksFifthCopy(after, seat) && waitsAt(after, seat).length > 0,
  ),
  on(
    'TileDiscarded',
    'C12',
    'a hand that lacks only an own fifth copy is not ready',
    ({ seat }, { after }) => lacksFifthCopy(after, seat) && waitsAt(after, seat).length === 0,
  ),
]

function differentFans(
  rules: Seen['at']['rules'],
  concealed: readonly number[],
  melds: Seen['at']['seats'][0]['melds'],
): boolean {
  const sums = readings(concealed, rules.sets - melds.length, rules.shapes).map((reading) =>
    rules.shapeFans({ concealed, melds, reading }).reduce((sum, { fan }) => sum + fan, 0),
  )
  return new Set(sums).size > 1
}

/** A win that was passed comes back with the next tile (rules.md C19). */
export const NO_PASS_LOCK: readonly Branch[] = [
  on('WinDeclared', 'C19', 'a seat that passed a win takes one before its next draw', ({ seat, by }, { trail }) => {
    const earlier = sinceDraw(trail, seat).slice(0, -1)
    const passed = allOf(earlier, 'ClaimAnswered').some(
      (answered) => answered.seat === seat && answered.offers.includes('win') && answered.answer !== 'win',
    )
    return by !== 'self-draw' && passed
  }),
]

interface LastWin {
  readonly by: string
  readonly from: Seat | null
  /** The last winner on the tile, and how many won on it. */
  readonly last: Seat
  readonly count: number
}

const OF_A_WIN: readonly string[] = ['KongRobbed', 'WinDeclared', 'PointsPaid', 'HandLocked']

/** The wins that the last decision made, where this draw is the first after them. */
function winBefore({ asked, trail }: Seen): LastWin | null {
  if (asked.phase.name !== 'drawing' || asked.phase.replacement) return null
  const wins = allOf(trail.slice(trail.findLastIndex(({ type }) => !OF_A_WIN.includes(type)) + 1), 'WinDeclared')
  const win = wins.at(-1)
  return win === undefined ? null : { by: win.by, from: win.from, last: win.seat, count: wins.length }
}

function afterWin(what: string, holds: (win: LastWin) => boolean): Branch {
  return on('TileDrawn', 'C15', what, (_, seen) => {
    const win = winBefore(seen)
    return win !== null && holds(win)
  })
}

/** Where play goes on after a win (rules.md C15, C15a). */
export const GOING_ON: readonly Branch[] = [
  afterWin('after a self-draw the next active seat draws', ({ by }) => by === 'self-draw'),
  afterWin(
    'after a win on a discard the seats between are passed over',
    ({ by, last, from }) => by === 'discard' && (last - from! + 4) % 4 > 1,
  ),
  afterWin(
    'after several wins on a discard the seat after the farthest draws',
    ({ by, count }) => by === 'discard' && count > 1,
  ),
  afterWin('after a robbed kong play goes on', ({ by }) => by === 'rob'),
]

/** Where a winner leaves (rules.md C9, S4, S5, C15b). */
export const LEAVING: readonly Branch[] = [
  ...paidKongs([
    ['concealed', 2],
    ['concealed', 1],
    ['added', 2],
    ['added', 1],
  ]),
  ...[3, 2, 1].map((payers) =>
    on(
      'PointsPaid',
      'S4',
      `a self-draw is paid by ${payers}`,
      ({ reason, payments }, { asked }) =>
        reason === 'win' && asked.phase.name === 'turn' && payments.length === payers,
    ),
  ),
  on(
    'DealEnded',
    'S5',
    'three have won on three tiles',
    ({ result }, { after }) =>
      result === 'won' &&
      new Set(after.seats.flatMap(({ wins }) => wins.map(({ from, tile }) => `${from} ${tile}`))).size === 3,
  ),
  on(
    'DealEnded',
    'S5',
    'the wall ends after one or two have won',
    ({ result }, { after }) => result === 'wall-end' && after.seats.some(({ standing }) => standing === 'left'),
  ),
  on('TileDiscarded', 'C15b', 'a winner who left is passed over and offered nothing', ({ seat, tile }, { after }) =>
    after.seats.some((other, at) => at !== seat && other.standing === 'left' && other.hand[kindOf(tile)]! >= 2),
  ),
  on(
    'TileDrawn',
    'C15b',
    'the seat of a winner who left is passed over',
    ({ seat }, { asked, after }) =>
      asked.phase.name === 'claims' &&
      after.seats[((asked.phase.discarder + 1) & 3) as Seat].standing === 'left' &&
      seat !== ((asked.phase.discarder + 1) & 3),
  ),
]

/** Points of a discard win or self-draw as rows (rules.md S3, P3, W8). */
export function pointsOf(rule: string, values: readonly number[], by: 'self-draw' | 'discard' | null = null): Branch[] {
  return values.map((value) =>
    on(
      'WinDeclared',
      rule,
      `${by === null ? 'a win' : by === 'discard' ? 'a discard win' : 'a self-draw'} for ${value}`,
      (win) => win.points === value && (by === null || (by === 'self-draw') === (win.by === 'self-draw')),
    ),
  )
}

/** A win whose fan are more than the cap (rules.md S3, P2, W8). */
export function capped(rule: string): Branch {
  return on(
    'WinDeclared',
    rule,
    'more fan than the cap counts',
    ({ fan }, { at }) => at.options.fanCap !== null && fan > at.options.fanCap,
  )
}

/** A bot decides for a seat that ran out of time (rules.md C18): which decisions. */
export function botTimeOuts(rule: string): Branch[] {
  return [
    on('ClaimAnswered', rule, 'a bot answers for a seat that ran out of time', ({ timedOut }) => timedOut),
    on(
      'ClaimAnswered',
      rule,
      'the seat is its player’s again at the next claim',
      ({ seat, timedOut }, { trail }) =>
        !timedOut && allOf(trail, 'ClaimAnswered').findLast((answered) => answered.seat === seat)?.timedOut === true,
    ),
  ]
}

/** The deal's time limit (rules.md C17). */
export const TIME_LIMITS: readonly Branch[] = [
  on(
    'DealEnded',
    'C17',
    'cut off with a claim open',
    ({ result }, { asked: { phase }, asked }) =>
      result === 'time-limit' &&
      phase.name === 'claims' &&
      someOther(asked, phase.discarder, (seat) => phase.answers[seat] === null),
  ),
  on(
    'DealEnded',
    'C17',
    'cut off after points were paid, which stand',
    ({ result, totals }) => result === 'time-limit' && totals.some((points) => points !== 0),
  ),
]
