import {
  dealEventOf,
  idOfStream,
  type DealEvent,
  type DealStartedV1,
  type EventRecord,
  type Payment,
} from '@paipu/contracts'
import { evolve, netBySeat, SEATS, UNSTARTED, type Deal, type DealState } from '@paipu/engine'
import { kindOf, tilesOf, withKind, type Tile } from '@paipu/tiles'

/** One line of an mjai-style stream. */
type MjaiLine = Readonly<Record<string, unknown>> & { readonly type: string }

/**
 * A finished deal in the manner of mjai, JSON Lines from `start_game` to `end_game`; docs/format.md lists what differs and what is
 * lost. The hands of `start_kyoku` are those after the opening, so that every seat has its number of tiles and the dealer
 * draws first, as tools for mjai expect it. Precondition: the records are a sound deal's.
 */
export function writeMjai(records: readonly EventRecord[]): string {
  const lines: MjaiLine[] = [startGame(idOfStream(records[0]!.stream), records[0]!.data as DealStartedV1)]
  let state: DealState = UNSTARTED
  let dealt = false
  for (const record of records) {
    const event = dealEventOf(record)
    state = evolve(state, event)
    if (!dealt && state.phase.name === 'turn') {
      lines.push(...openingLines(records), ...startKyoku(state as Deal))
      dealt = true
    }
    lines.push(...linesOf(event))
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

function startGame(deal: string, { ruleSet, seats }: DealStartedV1): MjaiLine {
  return { type: 'start_game', names: seats.map(({ name }) => name), deal, rule_set: ruleSet }
}

/** Swap, removal and void suits: mjai has no such things, so they get types of their own. */
function openingLines(records: readonly EventRecord[]): MjaiLine[] {
  return records.map(dealEventOf).flatMap((event): MjaiLine[] => {
    switch (event.type) {
      case 'TilesSwapped':
        return event.data.moves.map(({ from, to, tiles }) => ({ type: 'x_swap', actor: from, target: to, pais: tiles }))
      case 'TilesRemoved':
        return [{ type: 'x_remove', actor: event.data.seat, pais: event.data.tiles }]
      case 'VoidSuitsDeclared':
        return [{ type: 'x_void', suits: event.data.suits }]
      default:
        return []
    }
  })
}

function startKyoku(deal: Deal): MjaiLine[] {
  const first = firstDraw(deal)
  const hand = (seat: (typeof SEATS)[number]): Tile[] => {
    const { hand } = deal.seats[seat]
    return tilesOf(seat === deal.dealer ? withKind(hand, kindOf(first), -1) : hand)
  }
  return [
    {
      type: 'start_kyoku',
      bakaze: 'E',
      kyoku: deal.started.dealNumber,
      honba: 0,
      kyotaku: 0,
      oya: deal.dealer,
      scores: [0, 0, 0, 0],
      tehais: SEATS.map(hand),
    },
    { type: 'tsumo', actor: deal.dealer, pai: first },
  ]
}

/** The dealer's fourteenth tile: the one dealt last or, where it is no longer held, the highest. */
function firstDraw({ lastDealt, seats, dealer }: Deal): Tile {
  const { hand } = seats[dealer]
  return lastDealt !== null && hand[kindOf(lastDealt)]! > 0 ? lastDealt : tilesOf(hand).at(-1)!
}

function linesOf(event: DealEvent): MjaiLine[] {
  switch (event.type) {
    case 'TileDrawn':
      return [
        {
          type: 'tsumo',
          actor: event.data.seat,
          pai: event.data.tile,
          ...(event.data.replacement ? { x_replacement: true } : {}),
        },
      ]
    case 'TileDiscarded':
      return [{ type: 'dahai', actor: event.data.seat, pai: event.data.tile, tsumogiri: event.data.drawn }]
    case 'ReadyAnnounced':
      return [{ type: 'reach', actor: event.data.seat }]
    case 'PungClaimed':
      return [
        {
          type: 'pon',
          actor: event.data.seat,
          target: event.data.from,
          pai: event.data.tile,
          consumed: same(event.data.tile, 2),
        },
      ]
    case 'KongMade':
      return [kongLine(event.data)]
    case 'WinDeclared': {
      const { seat, from, tile, by, fans, fan, points } = event.data
      return [{ type: 'hora', actor: seat, target: from ?? seat, pai: tile, fan, points, x_by: by, x_fans: fans }]
    }
    case 'PointsPaid':
      return [paymentLine(event.data.reason, event.data.seat, event.data.payments)]
    case 'DealEnded':
      return [
        ...(event.data.result === 'won' ? [] : [{ type: 'ryukyoku', reason: event.data.result }]),
        { type: 'end_kyoku' },
        { type: 'end_game', scores: event.data.totals },
      ]
    default:
      return []
  }
}

function kongLine({ seat, kind, tile, from }: Extract<DealEvent, { type: 'KongMade' }>['data']): MjaiLine {
  switch (kind) {
    case 'concealed':
      return { type: 'ankan', actor: seat, consumed: same(tile, 4) }
    case 'exposed':
      return { type: 'daiminkan', actor: seat, target: from, pai: tile, consumed: same(tile, 3) }
    case 'added':
      return { type: 'kakan', actor: seat, pai: tile, consumed: same(tile, 3) }
  }
}

/** What mjai has as `deltas` of a win stands in a line of its own, since kongs and the wall's end are paid too. */
function paymentLine(reason: string, seat: number | null, payments: readonly Payment[]): MjaiLine {
  return { type: 'x_payment', reason, actor: seat, deltas: netBySeat(payments) }
}

function same(tile: Tile, count: number): Tile[] {
  return Array.from({ length: count }, () => tile)
}
