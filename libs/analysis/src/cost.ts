import {
  isActive,
  NOTHING_SPECIAL,
  othersFrom,
  scoreWin,
  wallLeft,
  type Answer,
  type Deal,
  type MadeDecision,
  type Seat,
  type SeatCommand,
} from '@paipu/engine'
import { shanten } from '@paipu/hands'
import { kindOf, SUITS, tilesOf, totalOf, withKind, type Counts, type Suit, type Tile } from '@paipu/tiles'
import { afterKong, type OwnHand } from '@paipu/views'
import type { DiscardOption } from './discards.ts'
import { standingAfterPung, standingOf, type Standing } from './standing.ts'

/**
 * What a decision cost against the best that the seat could know of: in own draws, in steps from ready, or in points. Only
 * speed and sure points are weighed; whether a slower or safer way was meant is not known.
 */
export type Cost =
  /** Another discard keeps as near to ready, with more tiles that help. */
  | { readonly kind: 'slower'; readonly draws: number; readonly chosen: Speed; readonly best: Speed }
  /** Another discard keeps nearer to ready. */
  | { readonly kind: 'further'; readonly draws: number; readonly chosen: Speed; readonly best: Speed }
  /** A win was to be had. */
  | { readonly kind: 'left-win'; readonly points: number }
  /** A pung or a kong would have brought the hand nearer to ready. */
  | { readonly kind: 'left-call'; readonly draws: number; readonly call: Answer; readonly tile: Tile }
  /** A call took the hand further from ready. */
  | { readonly kind: 'bad-call'; readonly steps: number; readonly call: Answer; readonly tile: Tile }
  /** Another void suit leaves the hand nearer to ready. */
  | { readonly kind: 'void'; readonly steps: number; readonly suit: Suit; readonly best: Suit }
  /** Other tiles passed on or put out would have left what is kept nearer to ready. */
  | {
      readonly kind: 'parted'
      readonly steps: number
      readonly chosen: readonly Tile[]
      readonly best: readonly Tile[]
    }

/** Where a discard leaves the hand. */
export interface Speed {
  readonly tile: Tile
  readonly shanten: number
  readonly count: number
}

/** Less than this, in own draws, is nothing to speak of. */
const LEAST_DRAWS = 1

/** What a decision cost; `null` where nothing to speak of, or where another decided for the seat. */
export function costOf(decision: MadeDecision, hand: OwnHand, options: readonly DiscardOption[]): Cost | null {
  if (decision.timedOut || decision.actions.length < 2) return null
  const { chosen } = decision
  switch (chosen.type) {
    case 'discard':
      return leftWin(decision, hand) ?? discardCost(decision, hand, options, chosen.tile)
    case 'kong':
      return leftWin(decision, hand) ?? kongCost(hand, options, chosen)
    case 'answer':
      return answerCost(decision, hand, chosen.answer)
    case 'void':
      return voidCost(hand, chosen.suit)
    case 'swap':
    case 'remove':
      return partingCost(decision, hand, chosen)
    case 'win':
    case 'announce':
      return null
  }
}

/** Own draws until a tile that helps comes, each an even chance among all unseen; at most the own draws that are left. */
function drawsTo({ count }: Standing, { unseen }: OwnHand, deal: Deal, seat: Seat): number {
  const active = 1 + othersFrom(seat).filter((other) => isActive(deal, other)).length
  const most = Math.max(1, Math.ceil(wallLeft(deal) / active))
  return count === 0 ? most : Math.min(most, totalOf(unseen) / count)
}

function discardCost(
  { deal, seat }: MadeDecision,
  hand: OwnHand,
  options: readonly DiscardOption[],
  tile: Tile,
): Cost | null {
  // Ready for tiles that are all seen is no better than what still can be won.
  const best = options.find(({ count }) => count > 0) ?? options[0]
  const chosen = options.find((option) => option.tile === tile)
  if (best === undefined || chosen === undefined) return null
  const speeds = { chosen: speedOf(chosen), best: speedOf(best) }
  const steps = chosen.shanten - best.shanten
  if (steps > 0) return { kind: 'further', draws: rounded(steps * drawsTo(chosen, hand, deal, seat)), ...speeds }
  const draws = drawsTo(chosen, hand, deal, seat) - drawsTo(best, hand, deal, seat)
  return draws < LEAST_DRAWS ? null : { kind: 'slower', draws: rounded(draws), ...speeds }
}

function speedOf({ tile, shanten, count }: DiscardOption): Speed {
  return { tile, shanten, count }
}

/** A win on the own turn that was not declared: all that it would have brought. */
function leftWin({ deal, seat, actions }: MadeDecision, hand: OwnHand): Cost | null {
  if (!actions.some((action) => action.type === 'win')) return null
  const payers = othersFrom(seat).filter((other) => isActive(deal, other)).length
  const tile = deal.phase.name === 'turn' ? deal.phase.drawn : null
  return { kind: 'left-win', points: payers * winPoints(deal, seat, hand, { by: 'self-draw', tile }) }
}

/** What each payer pays for the hand as a win; kongs before it, birds and the last tile are not counted. */
function winPoints(
  deal: Deal,
  seat: Seat,
  hand: OwnHand,
  { by, tile }: { readonly by: 'self-draw' | 'discard'; readonly tile: Tile | null },
): number {
  const concealed = by === 'discard' && tile !== null ? withKind(hand.concealed, kindOf(tile), 1) : hand.concealed
  const scored = scoreWin(deal.rules, deal.options, {
    ...NOTHING_SPECIAL,
    concealed,
    melds: hand.melds,
    voidSuit: hand.voidSuit,
    tile: tile ?? tilesOf(concealed)[0]!,
    by,
    announced: deal.seats[seat].announced,
    discardNumber: deal.discards,
    wallLeft: wallLeft(deal),
  })
  return scored.win ? scored.points : 0
}

function kongCost(
  hand: OwnHand,
  options: readonly DiscardOption[],
  { kind, tile }: { readonly kind: 'concealed' | 'added'; readonly tile: Tile },
): Cost | null {
  const best = options[0]
  if (best === undefined) return null
  return badCall(standingOf(hand, afterKong(hand, tile, kind === 'concealed' ? 4 : 1)), best, 'kong', tile)
}

function badCall(after: Standing, before: Standing, call: Answer, tile: Tile): Cost | null {
  const steps = after.shanten - before.shanten
  return steps > 0 ? { kind: 'bad-call', steps, call, tile } : null
}

function answerCost(decision: MadeDecision, hand: OwnHand, answer: Answer): Cost | null {
  const { deal, seat, actions } = decision
  const { phase } = deal
  if (answer === 'win' || (phase.name !== 'claims' && phase.name !== 'robbing')) return null
  const offered = (other: Answer) => actions.some((action) => action.type === 'answer' && action.answer === other)
  const { tile } = phase
  if (offered('win')) return { kind: 'left-win', points: winPoints(deal, seat, hand, { by: 'discard', tile }) }
  const now = standingOf(hand, hand)
  if (answer === 'kong') return badCall(standingOf(hand, afterKong(hand, tile, 3)), now, answer, tile)
  const punged = offered('pung') ? standingAfterPung(hand, tile) : null
  if (punged === null) return null
  if (answer === 'pung') return badCall(punged, now, answer, tile)
  if (punged.shanten >= now.shanten) return null
  return { kind: 'left-call', draws: rounded(drawsTo(now, hand, deal, seat)), call: 'pung', tile }
}

/** How far each void suit leaves the hand from ready (rules.md V1, V3). */
function voidCost({ concealed, sets, rules, melded }: OwnHand, suit: Suit): Cost | null {
  const steps = (other: Suit) => shanten(concealed, sets, rules.shapes, melded, other)
  const best = SUITS.reduce((one, other) => (steps(other) < steps(one) ? other : one))
  const lost = steps(suit) - steps(best)
  return lost > 0 ? { kind: 'void', steps: lost, suit, best } : null
}

/**
 * How far what is kept is from ready after three tiles were passed on or put out, with the void suit that suits it best where one
 * follows (rules.md S1, B1, W2). What comes in a swap nobody knows, so that it counts for nothing.
 */
function partingCost(
  { actions }: MadeDecision,
  { concealed, sets, rules, melded }: OwnHand,
  chosen: Parting,
): Cost | null {
  const voids = rules.opening.includes('void') ? SUITS : [null]
  const left = ({ tiles }: Parting) => {
    const kept = tiles.reduce<Counts>((counts, tile) => withKind(counts, kindOf(tile), -1), concealed)
    return Math.min(...voids.map((suit) => shanten(kept, sets, rules.shapes, melded, suit)))
  }
  const others = actions.filter((action): action is Parting => action.type === 'swap' || action.type === 'remove')
  const ways = others.map((action) => ({ action, steps: left(action) }))
  const best = ways.reduce((one, other) => (other.steps < one.steps ? other : one))
  const steps = left(chosen) - best.steps
  return steps > 0 ? { kind: 'parted', steps, chosen: chosen.tiles, best: best.action.tiles } : null
}

type Parting = Extract<SeatCommand, { readonly type: 'swap' | 'remove' }>

function rounded(draws: number): number {
  return Math.round(draws * 10) / 10
}
