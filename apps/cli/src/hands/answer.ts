import { holdsSuit, meldCounts, scoreWin, waitPoints, waitsOf, type WinQuestion } from '@paipu/engine'
import { maskToTiles, sevenPairsShanten, shanten, usefulTiles } from '@paipu/hands'
import { countTiles, kindOf, suitOf, TILES, withKind, type Counts, type Tile } from '@paipu/tiles'
import { questionOf } from '../score/answer.ts'
import { read, type Read } from '../score/fault.ts'
import { readSeenHand, type SeenHand } from './asked.ts'

/** How many tiles a hand is away from ready, by shape; -1 complete, 0 ready. */
export interface Distances {
  readonly standard: number
  /** `null` where the rule set or melds rule seven pairs out. */
  readonly sevenPairs: number | null
  /** The least of them; 0 too where a fourth red dragon would win (rules.md R3). */
  readonly best: number
}

/** A tile, and how many copies of it the seat has not seen. */
export interface UsefulTile {
  readonly tile: Tile
  readonly unseen: number
}

/** A tile that completes the hand, and its best fan and points by shape and roots alone (rules.md C12a). */
export interface Wait extends UsefulTile {
  /** The sum before the cap. */
  readonly fan: number
  /** What each payer pays. */
  readonly points: number
}

/** A hand that is one tile short: its waits, or the tiles that bring it nearer. */
export interface ShortAnswer {
  readonly shanten: Distances
  readonly waits: readonly Wait[]
  /** The tiles whose draw brings the hand nearer; of a ready hand its waits. */
  readonly useful: readonly UsefulTile[]
}

/** A discard that leaves the hand as near as any: what it leaves. */
export interface BestDiscard extends ShortAnswer {
  readonly tile: Tile
}

/** A hand with the tile drawn: whether it is complete, and the discards that leave it nearest to a win. */
export interface DrawnAnswer {
  readonly complete: boolean
  readonly shanten: Distances
  readonly discards: readonly BestDiscard[]
}

export type HandsAnswer = ShortAnswer | DrawnAnswer

/** Reads a hand as a program writes it and answers it. */
export function answerHands(value: unknown, defaultRuleSet: string | null): Read<HandsAnswer> {
  const hand = readSeenHand(value, defaultRuleSet)
  return hand.ok ? read(answerSeen(hand.value)) : hand
}

/** Answers a possible hand. */
export function answerSeen(hand: SeenHand): HandsAnswer {
  return hand.isDrawn ? drawnAnswer(hand) : shortAnswer(hand, hand.concealed)
}

function shortAnswer(hand: SeenHand, concealed: Counts): ShortAnswer {
  const { rules, options, melds, voidSuit } = hand
  const waiting = { concealed, melds, voidSuit }
  const waits = waitsOf(rules, waiting).map((tile) => ({
    ...unseenOf(hand, tile),
    fan: shapeFan(hand, withKind(concealed, kindOf(tile), 1), tile),
    points: waitPoints(rules, options, waiting, tile),
  }))
  const distances = distancesOf(hand, concealed)
  if (waits.length > 0) {
    const useful = waits.map(({ tile, unseen }) => ({ tile, unseen }))
    return { shanten: { ...distances, best: 0 }, waits, useful }
  }
  const mask = usefulTiles(concealed, rules.sets - melds.length, rules.shapes, meldCounts(melds), voidSuit)
  return { shanten: distances, waits, useful: maskToTiles(mask).map((tile) => unseenOf(hand, tile)) }
}

function drawnAnswer(hand: SeenHand): DrawnAnswer {
  const complete = isWon(hand)
  const distances = distancesOf(hand, hand.concealed)
  const discards = discardable(hand).map((tile) => ({
    tile,
    ...shortAnswer(hand, withKind(hand.concealed, kindOf(tile), -1)),
  }))
  const nearest = Math.min(...discards.map((discard) => discard.shanten.best))
  return {
    complete,
    shanten: { ...distances, best: complete ? -1 : nearest },
    discards: discards.filter((discard) => discard.shanten.best === nearest),
  }
}

/** Whether the hand would win by self-draw as it is (rules.md C10, V3, R3). */
function isWon(hand: SeenHand): boolean {
  return scoreWin(hand.rules, hand.options, selfDraw(hand, hand.concealed, heldTiles(hand.concealed)[0]!)).win
}

/** The most fan that the shape and roots of a complete hand give: what is left without that of how it is won. */
function shapeFan(hand: SeenHand, concealed: Counts, tile: Tile): number {
  const { rules, options } = hand
  const question = selfDraw(hand, concealed, tile)
  const scored = scoreWin(rules, options, question)
  return scored.win ? scored.fan - rules.situationFans(question).reduce((sum, { fan }) => sum + fan, 0) : 0
}

/** A self-draw in mid-deal, which every rule set and window allows. */
function selfDraw(hand: SeenHand, concealed: Counts, tile: Tile): WinQuestion {
  const win = { tile, by: 'self-draw' } as const
  return questionOf({ ...hand, concealed, win }, win)
}

/** The tiles of which one may be discarded, in tile order: void tiles alone while there are any (rules.md V2). */
function discardable({ concealed, voidSuit }: SeenHand): Tile[] {
  const held = heldTiles(concealed)
  return holdsSuit(concealed, voidSuit) ? held.filter((tile) => suitOf(tile) === voidSuit) : held
}

function heldTiles(concealed: Counts): Tile[] {
  return TILES.filter((tile) => concealed[kindOf(tile)]! > 0)
}

function distancesOf({ rules, melds, voidSuit }: SeenHand, concealed: Counts): Distances {
  const { sevenPairs, wilds } = rules.shapes
  const sets = rules.sets - melds.length
  const melded = meldCounts(melds)
  return {
    standard: shanten(concealed, sets, { sevenPairs: false, wilds }, melded, voidSuit),
    sevenPairs: sevenPairs && sets === 4 ? sevenPairsShanten(concealed, wilds, voidSuit) : null,
    best: shanten(concealed, sets, rules.shapes, melded, voidSuit),
  }
}

/** How many copies of a tile are not in the hand, its melds, or seen elsewhere. */
function unseenOf({ concealed, melds, seen }: SeenHand, tile: Tile): UsefulTile {
  const kind = kindOf(tile)
  return { tile, unseen: 4 - concealed[kind]! - meldCounts(melds)[kind]! - countTiles(seen)[kind]! }
}
