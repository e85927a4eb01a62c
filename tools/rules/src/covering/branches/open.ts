import type { Deal, Seat } from '@paipu/engine'
import { on, type Branch } from '../branch.ts'
import { allOf } from '../look.ts'

function early(what: string, holds: (deal: Deal, seat: Seat, fan: number) => boolean): Branch {
  return on(
    'WinDeclared',
    'X3',
    what,
    ({ seat, fans, fan, points }, { asked }) =>
      fans.some(({ name }) => name === 'early-win') && points === 32 && holds(asked, seat, fan),
  )
}

/** Values of Open Blood Battle (rules.md X2, X3). */
export const OPEN_VALUES: readonly Branch[] = [
  on(
    'WinDeclared',
    'X2',
    'five fan or more: no cap',
    ({ fan, fans, points }) => fan >= 5 && points === 2 ** fan && !fans.some(({ name }) => name === 'early-win'),
  ),
  on(
    'WinDeclared',
    'X2',
    'four declared sets instead of all pungs',
    ({ fans }) =>
      fans.some(({ name }) => name === 'four-declared-sets') && !fans.some(({ name }) => name === 'all-pungs'),
  ),
  on('WinDeclared', 'X2', 'kong flower beside self-draw', ({ fans }) =>
    ['kong-flower', 'self-draw'].every((name) => fans.some((fan) => fan.name === name)),
  ),
  early('32 for the dealer’s opening hand', (deal, seat) => seat === deal.dealer),
  early('32 at a first draw, nothing called before', (deal, seat) => seat !== deal.dealer),
  early('32 flat, whatever the fan', (_deal, _seat, fan) => fan >= 3),
  on(
    'WinDeclared',
    'X3',
    'a first draw after a call is worth its fan',
    ({ seat, by, fans }, { asked }) =>
      by === 'self-draw' &&
      asked.seats[seat].draws === 1 &&
      seat !== asked.dealer &&
      asked.calls > 0 &&
      !fans.some(({ name }) => name === 'early-win'),
  ),
  on(
    'WinDeclared',
    'X3',
    'the dealer’s first draw is no early win',
    ({ seat, by, fans }, { asked }) =>
      by === 'self-draw' &&
      asked.seats[seat].draws === 1 &&
      seat === asked.dealer &&
      asked.calls === 0 &&
      !fans.some(({ name }) => name === 'early-win'),
  ),
]

interface Transferred {
  readonly kind: string
  readonly winners: number
  /** The kongs that the konger had made in a row. */
  readonly inARow: number
}

function transfer(what: string, holds: (transferred: Transferred) => boolean): Branch {
  return on('PointsPaid', 'X4', what, ({ reason, payments }, { events, trail }) => {
    if (reason !== 'kong-transfer') return false
    const kongs = allOf(trail, 'KongMade')
    const konger = payments[0]!.from
    const inARow = kongs.length - 1 - kongs.findLastIndex(({ seat }) => seat !== konger)
    return holds({ kind: kongs.at(-1)!.kind, winners: allOf(events, 'WinDeclared').length, inARow })
  })
}

/** The kong's income goes on (rules.md X4), and where replacement tiles come from (X1). */
export const TRANSFERS: readonly Branch[] = [
  transfer('an exposed kong’s income goes on', ({ kind }) => kind === 'exposed'),
  transfer('a concealed kong’s income goes on', ({ kind }) => kind === 'concealed'),
  transfer('an added kong’s income goes on', ({ kind }) => kind === 'added'),
  transfer('the income goes on to several, in full to each', ({ winners }) => winners > 1),
  transfer('of several kongs only the last one’s income goes on', ({ inARow }) => inARow > 1),
  on('TileDrawn', 'X1', 'a replacement comes from the front', ({ replacement, end }) => replacement && end === 'front'),
]
