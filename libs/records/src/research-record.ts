import { SUITS, type Rank, type Suit, type Tile } from '@paipu/tiles'

/**
 * The format of the public research records (github.com/ebony72/Mahjong): a list
 * `[H0, H1, H2, H3, W, V, A, S]` as Python writes it. Hands, the wall (drawn from its end), void suits, actions, scores.
 */
export interface ResearchRecord {
  readonly hands: readonly (readonly Tile[])[]
  readonly wall: readonly Tile[]
  readonly voidSuits: readonly Suit[]
  readonly actions: readonly ResearchAction[]
  readonly scores: readonly number[]
}

export const RESEARCH_ACTIONS = ['draw', 'discard', 'pong', 'kong', 'hu', 'zimo'] as const

/** Other names that the project's own recorder has for a concealed and an added kong. */
const ALIASES: ReadonlyMap<unknown, ResearchAction['name']> = new Map([
  ['ankong', 'kong'],
  ['jiakong', 'kong'],
])

/** One action: who, what, which tile, and from whom it came where the record says so. */
export interface ResearchAction {
  readonly seat: 0 | 1 | 2 | 3
  readonly name: (typeof RESEARCH_ACTIONS)[number]
  readonly tile: Tile | null
  readonly from: 0 | 1 | 2 | 3 | null
}

/** The record, or a sentence that says what cannot be read; `action` is the action's number from 1 where it is one. */
export type ParsedResearchRecord =
  | { readonly ok: true; readonly record: ResearchRecord }
  | { readonly ok: false; readonly action: number | null; readonly message: string }

/** The longest text that is read, in characters; the records are about 3,000. */
const MAX_TEXT = 200_000

/** Whether a text looks like a research record rather than a Paipu log. */
export function looksLikeResearchRecord(text: string): boolean {
  return text.trimStart().startsWith('[')
}

/** Reads a research record. Only its form is checked here; the rules are checked when it is played. */
export function parseResearchRecord(text: string): ParsedResearchRecord {
  if (text.length > MAX_TEXT) return unreadable(`the file is longer than ${MAX_TEXT} characters`)
  let value: unknown
  try {
    value = JSON.parse(text.replaceAll("'", '"'))
  } catch {
    return unreadable('the file is not a list as the research records write it')
  }
  if (!Array.isArray(value) || value.length !== 8)
    return unreadable('a record is a list of eight parts: four hands, wall, void suits, actions, scores')
  const [h0, h1, h2, h3, wall, voids, actions, scores] = value as unknown[]
  const hands = [h0, h1, h2, h3].map(tileList)
  const wallTiles = tileList(wall)
  const badHand = hands.findIndex((hand, seat) => hand?.length !== (seat === 0 ? 14 : 13))
  if (badHand >= 0) return unreadable(`hand H${badHand} is not ${badHand === 0 ? 14 : 13} tiles [suit, rank]`)
  if (wallTiles?.length !== 55) return unreadable('the wall W is not 55 tiles [suit, rank]')
  const voidSuits = suitList(voids)
  if (voidSuits === null) return unreadable('the void suits V are not four suits 0, 1 or 2')
  if (!isScores(scores)) return unreadable('the scores S are not four whole numbers')
  return withActions(actions, { hands: hands as Tile[][], wall: wallTiles, voidSuits, scores })
}

function unreadable(message: string, action: number | null = null): ParsedResearchRecord {
  return { ok: false, action, message }
}

function withActions(actions: unknown, record: Omit<ResearchRecord, 'actions'>): ParsedResearchRecord {
  if (!Array.isArray(actions)) return unreadable('the actions A are not a list')
  const read = actions.map(readAction)
  const bad = read.indexOf(null)
  if (bad >= 0) return unreadable(`${inShort(actions[bad])} is no action`, bad + 1)
  return { ok: true, record: { ...record, actions: read as ResearchAction[] } }
}

/** A value as JSON, cut where it is long. What is read may be nested deeper than what can be written. */
function inShort(value: unknown): string {
  try {
    const text = JSON.stringify(value)
    return text.length <= 60 ? text : `${text.slice(0, 60)}…`
  } catch (error) {
    if (error instanceof RangeError) return 'what is nested so deep'
    throw error
  }
}

function readAction(value: unknown): ResearchAction | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return null
  const [seat, written, tile, from] = value as unknown[]
  const name = ALIASES.get(written) ?? written
  if (!isSeatNumber(seat) || !RESEARCH_ACTIONS.includes(name as ResearchAction['name'])) return null
  const known = tile === undefined ? null : readTile(tile)
  if ((name === 'draw') !== (tile === undefined) || (tile !== undefined && known === null)) return null
  if (from !== undefined && !isSeatNumber(from)) return null
  return { seat, name: name as ResearchAction['name'], tile: known, from: from ?? null }
}

function isSeatNumber(value: unknown): value is 0 | 1 | 2 | 3 {
  return value === 0 || value === 1 || value === 2 || value === 3
}

function isScores(value: unknown): value is number[] {
  return Array.isArray(value) && value.length === 4 && value.every((score) => Number.isSafeInteger(score))
}

function tileList(value: unknown): Tile[] | null {
  const tiles = Array.isArray(value) ? value.map(readTile) : [null]
  return tiles.includes(null) ? null : (tiles as Tile[])
}

/** Suit 0, 1, 2 are read as m, p, s. */
function readTile(value: unknown): Tile | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [suit, rank] = value as unknown[]
  if (!isSeatNumber(suit) || suit === 3 || !Number.isInteger(rank) || (rank as number) < 1 || (rank as number) > 9)
    return null
  return `${rank as Rank}${SUITS[suit]!}`
}

function suitList(value: unknown): Suit[] | null {
  if (!Array.isArray(value) || value.length !== 4) return null
  const suits = value.map((suit) => (isSeatNumber(suit) ? (SUITS as readonly Suit[])[suit] : undefined))
  return suits.includes(undefined) ? null : (suits as Suit[])
}
