import { POINT_RANGES, type NamedTally, type PlayerNumbers, type RuleSetStatistics } from '../../src/index.ts'
import { sum, type ExportedDeal, type Row } from './tables.ts'

/** What a seat did in a deal, counted from nothing but the rows of the exported tables. */
interface SeatOfDeal {
  readonly seat: Row
  readonly wins: readonly Row[]
  readonly received: number
  readonly result: string
}

function seatsOf({ deal, seats, wins, payments }: ExportedDeal): SeatOfDeal[] {
  return seats.map((seat) => ({
    seat,
    wins: wins.filter((win) => win['seat'] === seat['seat']),
    received: sum(
      payments.filter(
        ({ reason, to_seat, about_seat }) => reason === 'win' && to_seat === seat['seat'] && about_seat === to_seat,
      ),
      'points',
    ),
    result: String(deal['result']),
  }))
}

const COUNTS: Readonly<Record<string, (of: SeatOfDeal) => number>> = {
  'self-draw': ({ wins }) => wins.filter(({ by }) => by === 'self-draw').length,
  'discard-win': ({ wins }) => wins.filter(({ by }) => by === 'discard').length,
  'robbed-kong-win': ({ wins }) => wins.filter(({ by }) => by === 'rob').length,
  'dealt-in': ({ seat }) => Number(seat['dealt_in']),
  'kong-concealed': ({ seat }) => Number(seat['kongs_concealed']),
  'kong-exposed': ({ seat }) => Number(seat['kongs_exposed']),
  'kong-added': ({ seat }) => Number(seat['kongs_added']),
  'kong-robbed': ({ seat }) => Number(seat['kongs_robbed']),
  'ready-at-wall-end': ({ seat, result }) => Number(result === 'wall-end' && seat['ready_at_end'] === true),
  'not-ready-at-wall-end': ({ seat, result }) => Number(result === 'wall-end' && seat['ready_at_end'] === false),
}

function fansOf({ wins }: SeatOfDeal): string[] {
  return wins.flatMap(({ fans }) =>
    String(fans)
      .split(' ')
      .filter((fan) => fan !== '')
      .map((fan) => `fan:${fan.split(':')[0]}`),
  )
}

/** Tallies of things that belong together, as one deal each. */
function tallies(deals: readonly (readonly SeatOfDeal[])[]): Pick<PlayerNumbers, 'tallies' | 'fans'> {
  const named = (name: string, count: (seat: SeatOfDeal) => number): NamedTally => {
    const counts = deals.map((seats) => seats.reduce((total, seat) => total + count(seat), 0))
    return { name, times: counts.reduce((a, b) => a + b, 0), deals: counts.filter((times) => times > 0).length }
  }
  const fans = [...new Set(deals.flat().flatMap(fansOf))].map((fan) =>
    named(fan, (seat) => fansOf(seat).filter((name) => name === fan).length),
  )
  return {
    tallies: Object.entries(COUNTS).map(([name, count]) => named(name, count)),
    fans: fans.toSorted((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1)),
  }
}

const total = (seats: readonly SeatOfDeal[], of: (seat: SeatOfDeal) => number) =>
  seats.reduce((all, seat) => all + of(seat), 0)

/** A player's numbers, counted from exported tables. */
export function playerFromTables(deals: readonly ExportedDeal[], player: string): PlayerNumbers {
  const own = deals.flatMap(seatsOf).filter(({ seat }) => seat['player'] === player)
  const points = own.map(({ seat }) => Number(seat['points']))
  return {
    deals: own.length,
    points: points.reduce((a, b) => a + b, 0),
    winPoints: total(own, ({ received }) => received),
    winFan: total(own, ({ wins }) => sum(wins, 'fan')),
    places: [1, 2, 3, 4].map((place) => own.filter(({ seat }) => seat['place'] === place).length),
    ...tallies(own.map((seat) => [seat])),
    pointRanges: POINT_RANGES.map(({ from, to }) => ({
      name: `points:${from ?? ''}..${to ?? ''}`,
      deals: points.filter((p) => (from === null || p >= from) && (to === null || p <= to)).length,
    })),
  }
}

/** A rule set's numbers, counted from exported tables. */
export function ruleSetFromTables(deals: readonly ExportedDeal[]): RuleSetStatistics {
  const own = deals.map(seatsOf)
  const all = own.flat()
  const results = (result: string) => deals.filter(({ deal }) => deal['result'] === result).length
  return {
    deals: deals.length,
    elsewhere: deals.filter(({ deal }) => deal['source'] !== null).length,
    winPoints: total(all, ({ received }) => received),
    winFan: total(all, ({ wins }) => sum(wins, 'fan')),
    results: { won: results('won'), wallEnd: results('wall-end'), timeLimit: results('time-limit') },
    pointsByWind: [0, 1, 2, 3].map((wind) =>
      total(
        all.filter(({ seat }) => seat['wind'] === wind),
        ({ seat }) => Number(seat['points']),
      ),
    ),
    ...tallies(own),
  }
}
