import { countTiles, type Counts, type Tile } from '@paipu/tiles'
import { TILES_FIELDS, tilesShapeFault, type TilesLine } from '../score/asked.ts'
import { read, type Read } from '../score/fault.ts'
import type { Fields } from '../score/fields.ts'
import { handTiles, impossibleTiles, readTiles, type HandTiles } from '../score/possible.ts'

/** A hand as a program writes it, one JSON object a line. */
export interface HandsLine extends TilesLine {
  /** Tiles that the seat sees elsewhere, in the compact notation: discards, others' melds, shown hands. */
  readonly seen?: string | null | undefined
}

/** A possible hand under a rule set, one tile short or with the tile drawn, and what its seat sees elsewhere. */
export interface SeenHand extends Omit<HandTiles, 'tiles'> {
  readonly concealed: Counts
  readonly seen: readonly Tile[]
  /** Whether it holds one tile more than a waiting hand. */
  readonly isDrawn: boolean
}

const HANDS_FIELDS: Fields = {
  ...TILES_FIELDS,
  seen: { required: false, what: 'tiles such as "5m99p"', is: (value) => typeof value === 'string' },
}

/** Checks a hand as a program writes it, in form and by its rule set. */
export function readSeenHand(value: unknown, defaultRuleSet: string | null): Read<SeenHand> {
  const wrong = tilesShapeFault(value, HANDS_FIELDS)
  return wrong === null ? possibleSeenHand(value as HandsLine, defaultRuleSet) : { ok: false, fault: wrong }
}

function possibleSeenHand(line: HandsLine, defaultRuleSet: string | null): Read<SeenHand> {
  const hand = handTiles(line, defaultRuleSet)
  if (!hand.ok) return hand
  const seen = readTiles(line.seen ?? '', 'seen')
  if (!seen.ok) return seen
  const wrong = impossibleTiles(hand.value, { field: 'seen', place: 'seen elsewhere', tiles: seen.value }, [
    'short',
    'full',
  ])
  if (wrong !== null) return { ok: false, fault: wrong }
  const { tiles, ...rest } = hand.value
  return read({ ...rest, concealed: countTiles(tiles), seen: seen.value, isDrawn: tiles.length % 3 === 2 })
}
