import { choiceOf, standardBot } from '@paipu/bots'
import { meldCounts, offersTo, othersFrom, type Deal, type Seat, type SeatCommand } from '@paipu/engine'
import { shanten } from '@paipu/hands'
import { kindOf, withKind, type Tile } from '@paipu/tiles'
import { chance, pick, type Random } from './random.ts'

/** How the four players of a deal play: one of what the seat may do, or `null` where it need not do anything yet. */
export type Style = (deal: Deal, seat: Seat, actions: readonly SeatCommand[], random: Random) => SeatCommand | null

/** How often, in percent, a player does what it may, and how it discards. */
interface Habits {
  readonly wins: number
  readonly robs: number
  readonly calls: number
  readonly kongs: number
  readonly announces: number
  readonly discards: (deal: Deal, discards: readonly Discard[], random: Random) => Discard
  /** Whether it leaves a hand that is ready alone: calls nothing and discards what it drew. */
  readonly sits: boolean
}

type Discard = Extract<SeatCommand, { readonly type: 'discard' }>

/** The players by name. */
export type StyleName = keyof typeof STYLES

const STYLES = {
  /** Standard bots, which see their own views. */
  bots: ((deal, seat, _, random) =>
    choiceOf(deal, seat, standardBot({ below: random })) as SeatCommand | null) as Style,
  /** Towards ready, most wins taken. */
  sound: withHabits({ wins: 92, robs: 92, calls: 50, kongs: 60, announces: 40, discards: nearest, sits: false }),
  /** Towards ready, hardly any win taken: deals go to the wall's end, and passed wins are many. */
  patient: withHabits({ wins: 12, robs: 50, calls: 30, kongs: 70, announces: 50, discards: nearest, sits: true }),
  /** Wins only by robbing a kong, or late. */
  robbers: withHabits({ wins: 4, robs: 97, calls: 95, kongs: 98, announces: 20, discards: nearest, sits: true }),
  /** Everything is called. */
  callers: withHabits({ wins: 70, robs: 70, calls: 95, kongs: 95, announces: 30, discards: nearest, sits: false }),
  /** Discards what others can take; everything is called. */
  givers: withHabits({ wins: 60, robs: 80, calls: 85, kongs: 90, announces: 30, discards: given, sits: false }),
  /** Gives tiles away, but passes most wins. */
  misers: withHabits({ wins: 15, robs: 60, calls: 60, kongs: 90, announces: 60, discards: given, sits: false }),
  /** Any legal action. */
  anything: ((_deal, _seat, actions, random) => pick(actions, random)) as Style,
} as const

/** The names of all styles. */
export const STYLE_NAMES = Object.keys(STYLES) as StyleName[]

export function styleOf(name: StyleName): Style {
  return STYLES[name]
}

function withHabits(habits: Habits): Style {
  return (deal, seat, actions, random) => {
    const win = actions.find((action) => action.type === 'win' || (action.type === 'answer' && action.answer === 'win'))
    if (win !== undefined && chance(deal.phase.name === 'robbing' ? habits.robs : habits.wins, random)) return win
    const others = actions.filter((action) => action !== win)
    return others.length === 0 ? win! : otherThanWin(habits, deal, seat, others, random)
  }
}

function otherThanWin(
  habits: Habits,
  deal: Deal,
  seat: Seat,
  actions: readonly SeatCommand[],
  random: Random,
): SeatCommand | null {
  const sits = habits.sits && isReadyToSit(deal, seat)
  const calls = actions.filter((action) => isCall(action))
  if (calls.length > 0 && !sits && chance(habits.calls, random)) return pick(calls, random)
  const kongs = actions.filter((action) => action.type === 'kong')
  if (kongs.length > 0 && chance(habits.kongs, random)) return pick(kongs, random)
  const announcing = actions.filter((action) => action.type === 'announce' || isAnnouncing(action))
  if (announcing.length > 0 && chance(habits.announces, random)) return pick(announcing, random)
  return rest(habits, deal, actions, random, sits)
}

function isCall(action: SeatCommand): boolean {
  return action.type === 'answer' && (action.answer === 'kong' || action.answer === 'pung')
}

function isAnnouncing(action: SeatCommand): boolean {
  return action.type === 'discard' && action.announce
}

function rest(
  habits: Habits,
  deal: Deal,
  actions: readonly SeatCommand[],
  random: Random,
  sits: boolean,
): SeatCommand | null {
  const pass = actions.find((action) => action.type === 'answer' && action.answer === 'pass')
  if (pass !== undefined) return pass
  const discards = actions.filter((action): action is Discard => action.type === 'discard' && !action.announce)
  if (discards.length === 0) return actions.every(({ type }) => type === 'announce') ? null : pick(actions, random)
  const drawn = deal.phase.name === 'turn' ? deal.phase.drawn : null
  const asDrawn = sits ? discards.find(({ tile }) => tile === drawn) : undefined
  return asDrawn ?? habits.discards(deal, discards, random)
}

function isReadyToSit(deal: Deal, seat: Seat): boolean {
  return lackWithout(deal, seat, null) <= 0
}

/** How far from ready a seat's hand is without a tile. */
function lackWithout({ rules, seats }: Deal, seat: Seat, tile: Tile | null): number {
  const { hand, melds, voidSuit } = seats[seat]
  const concealed = tile === null ? hand : withKind(hand, kindOf(tile), -1)
  return shanten(concealed, rules.sets - melds.length, rules.shapes, meldCounts(melds), voidSuit)
}

/** The discard that leaves the hand nearest to ready. */
function nearest(deal: Deal, discards: readonly Discard[], random: Random): Discard {
  const lacks = discards.map(({ seat, tile }) => lackWithout(deal, seat, tile))
  const least = Math.min(...lacks)
  return pick(
    discards.filter((_, at) => lacks[at] === least),
    random,
  )
}

/** A discard that another seat could call or win on, where there is one. */
function given(deal: Deal, discards: readonly Discard[], random: Random): Discard {
  const wanted = discards.filter(({ seat, tile }) => isWanted(deal, seat, tile))
  return wanted.length > 0 && chance(85, random) ? pick(wanted, random) : nearest(deal, discards, random)
}

function isWanted(deal: Deal, discarder: Seat, tile: Tile): boolean {
  const phase = { name: 'claims', discarder, tile, afterKong: false, answers: [null, null, null, null] } as const
  const asked = { ...deal, discards: deal.discards + 1, phase }
  return othersFrom(discarder).some((seat) => offersTo(asked, phase, seat).length > 0)
}
