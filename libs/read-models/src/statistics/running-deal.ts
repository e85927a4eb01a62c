import type {
  DealEndedV1,
  DealStartedV1,
  EventRecord,
  KongMadeV1,
  KongRobbedV1,
  PungClaimedV1,
  VoidSuitsDeclaredV1,
  WinDeclaredV1,
} from '@paipu/contracts'
import { bySeat, isReady, placesOf, ruleSetOf, SEATS, type Meld, type RuleSet, type Seat } from '@paipu/engine'
import { countTiles, type Suit } from '@paipu/tiles'
import { fanFact, KONG_FACTS, KONG_MELDS, WIN_FACTS, type CountedDeal } from './facts.ts'

/** What has been counted of a deal that runs. It grows in place. */
export interface RunningDeal {
  readonly id: string
  readonly started: DealStartedV1
  readonly delaySeconds: number
  readonly seats: readonly [RunningSeat, RunningSeat, RunningSeat, RunningSeat]
}

interface RunningSeat {
  readonly counts: Map<string, number>
  readonly melds: Pick<Meld, 'kind' | 'tile'>[]
  voidSuit: Suit | null
  won: boolean
  winPoints: number
  winFan: number
}

/**
 * The events that tell what is counted. All others of a deal are never read: that is most of them. What a win was paid
 * follows from the win itself, so that payments need not be read either.
 */
export const COUNTED_TYPES: readonly string[] = [
  'DealStarted',
  'VoidSuitsDeclared',
  'PungClaimed',
  'KongMade',
  'KongRobbed',
  'WinDeclared',
  'DealEnded',
]

/** A deal as it begins. */
export function beginDeal(id: string, started: DealStartedV1, delaySeconds: number): RunningDeal {
  const seats = bySeat<RunningSeat>(() => ({
    counts: new Map(),
    melds: [],
    voidSuit: null,
    won: false,
    winPoints: 0,
    winFan: 0,
  }))
  return { id, started, delaySeconds, seats }
}

/** Counts one event of a deal that runs; the whole deal with its end. */
export function countEvent(deal: RunningDeal, { type, data, time }: EventRecord): CountedDeal | null {
  switch (type) {
    case 'VoidSuitsDeclared':
      for (const [seat, suit] of (data as VoidSuitsDeclaredV1).suits.entries()) deal.seats[seat as Seat].voidSuit = suit
      break
    case 'PungClaimed': {
      const { seat, tile } = data as PungClaimedV1
      deal.seats[seat].melds.push({ kind: 'pung', tile })
      break
    }
    case 'KongMade':
      kong(deal, data as KongMadeV1)
      break
    case 'KongRobbed':
      robbed(deal, data as KongRobbedV1)
      break
    case 'WinDeclared':
      win(deal, data as WinDeclaredV1)
      break
    case 'DealEnded':
      return ended(deal, data as DealEndedV1, time)
  }
  return null
}

function kong({ seats }: RunningDeal, { seat, kind, tile }: KongMadeV1): void {
  const { counts, melds } = seats[seat]
  add(counts, KONG_FACTS[kind], 1)
  const meld = { kind: KONG_MELDS[kind], tile }
  const pung = kind === 'added' ? melds.findIndex((meld) => meld.kind === 'pung' && meld.tile === tile) : -1
  if (pung < 0) melds.push(meld)
  else melds[pung] = meld
}

/** The pung stays a pung, and the kong was none (rules.md C8). */
function robbed({ seats }: RunningDeal, { seat, tile }: KongRobbedV1): void {
  const { counts, melds } = seats[seat]
  add(counts, 'kong-added', -1)
  add(counts, 'kong-robbed', 1)
  const kong = melds.findIndex((meld) => meld.kind === 'added-kong' && meld.tile === tile)
  if (kong >= 0) melds[kong] = { kind: 'pung', tile }
}

function win(deal: RunningDeal, { seat, from, by, fans, fan, points }: WinDeclaredV1): void {
  const { seats } = deal
  const winner = seats[seat]
  winner.winPoints += points * (from === null ? payersOfSelfDraw(deal, seat) : 1)
  add(winner.counts, WIN_FACTS[by], 1)
  for (const { name } of fans) add(winner.counts, fanFact(name), 1)
  winner.won = true
  winner.winFan += fan
  if (from !== null) add(seats[from].counts, 'dealt-in', 1)
}

/** Each other seat that still takes part pays a self-draw (rules.md S4, P3, R4, W8); `points` is what each of them pays. */
function payersOfSelfDraw({ started, seats }: RunningDeal, winner: Seat): number {
  const leaves = ruleSetOf(started.ruleSet)?.afterWin === 'leaves'
  return SEATS.filter((seat) => seat !== winner && !(leaves && seats[seat].won)).length
}

function ended(deal: RunningDeal, { result, totals, hands }: DealEndedV1, endedAt: string): CountedDeal {
  const { id, started, delaySeconds } = deal
  const rules = ruleSetOf(started.ruleSet)
  if (result === 'wall-end' && rules !== null)
    for (const { seat, concealed } of hands) {
      const ready = readyAtEnd(rules, deal.seats[seat], concealed)
      if (ready !== null) add(deal.seats[seat].counts, ready ? 'ready-at-wall-end' : 'not-ready-at-wall-end', 1)
    }
  const places = placesOf(totals)
  const seats = bySeat((seat: Seat) => {
    const { counts, winPoints, winFan } = deal.seats[seat]
    return { ...started.seats[seat], points: totals[seat], place: places[seat], winPoints, winFan, counts }
  })
  const { ruleSet, dealer, source } = started
  return { id, ruleSet: ruleSet.id, result, dealer, elsewhere: source !== null, endedAt, delaySeconds, seats }
}

/** Whether a seat waited for a tile at the wall's end (rules.md C12); `null` for one that had left the deal. */
function readyAtEnd(
  rules: RuleSet,
  { won, melds, voidSuit }: RunningSeat,
  tiles: DealEndedV1['hands'][0]['concealed'],
): boolean | null {
  if ((won && rules.afterWin === 'leaves') || tiles.length !== 3 * (rules.sets - melds.length) + 1) return null
  return isReady(rules, { concealed: countTiles(tiles), melds, voidSuit })
}

/** Adds to a count; what comes to nothing is not there. */
function add(counts: Map<string, number>, name: string, by: number): void {
  const count = (counts.get(name) ?? 0) + by
  if (count === 0) counts.delete(name)
  else counts.set(name, count)
}
