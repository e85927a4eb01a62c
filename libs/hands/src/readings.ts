import { RED, RED_KIND, tileAt, type Tile } from '@paipu/tiles'
import type { CountsLike, Reading, ReadSet, ShapeRules } from './shapes.ts'

/** A block while reading: a set or the pair. `low` is its kind (the lowest of a sequence), 27 when all of it is red. */
interface Block {
  readonly kind: 'sequence' | 'triplet' | 'pair'
  readonly low: number
  readonly wilds: number
}

/** What is left to read: naturals by kind, reds, and the blocks they must make. */
interface Rest {
  readonly left: number[]
  wilds: number
  sets: number
  pairs: number
}

/**
 * All ways to read a complete hand, each distinct multiset of sets and pair once (rules.md C10, C11). A named set or pair
 * holds at least one natural tile; three reds alone are a triplet of `R`, two a pair of `R` (rules.md R1). A set that can
 * be had with its reds in different places is listed once, with as few reds in its lowest tiles as possible.
 *
 * @param concealed counts of the 3·sets+2 concealed tiles
 * @param sets sets they must make; seven pairs are read only when it is 4
 * @returns no reading if the hand is not complete
 */
export function readings(concealed: CountsLike, sets: number, shapes: ShapeRules): Reading[] {
  const left = Array.from({ length: RED_KIND }, (_, kind) => concealed[kind]!)
  const wilds = shapes.wilds ? concealed[RED_KIND]! : 0
  const found = new Map<string, Reading>()
  read({ left, wilds, sets, pairs: 1 }, 0, [], found)
  const all = [...found.values()]
  if (sets === 4 && shapes.sevenPairs) all.push(...sevenPairs(left, wilds))
  return all
}

/** Takes a block that holds the lowest natural tile, in every way, and goes on with the rest. */
function read(rest: Rest, from: number, taken: Block[], found: Map<string, Reading>): void {
  let kind = from
  while (kind < RED_KIND && rest.left[kind] === 0) kind++
  if (kind === RED_KIND) return finish(rest, taken, found)
  if (rest.pairs > 0) take(rest, kind, 'pair', kind, [kind, kind], taken, found)
  if (rest.sets === 0) return
  take(rest, kind, 'triplet', kind, [kind, kind, kind], taken, found)
  const rank = kind % 9
  for (let low = kind - Math.min(rank, rest.wilds, 2); low <= kind; low++) {
    if (low % 9 <= 6) take(rest, kind, 'sequence', low, [low, low + 1, low + 2], taken, found)
  }
}

/** Takes the tiles of one block, naturals before reds, each in every way that leaves it at least one natural. */
function take(
  rest: Rest,
  from: number,
  kind: Block['kind'],
  low: number,
  tiles: readonly number[],
  taken: Block[],
  found: Map<string, Reading>,
): void {
  const size = tiles.length
  const pick = (at: number, wilds: number): void => {
    if (at === size) {
      if (wilds === size) return
      taken.push({ kind, low, wilds })
      read(rest, from, taken, found)
      taken.pop()
      return
    }
    const tile = tiles[at]!
    if (rest.left[tile]! > 0) {
      rest.left[tile]!--
      pick(at + 1, wilds)
      rest.left[tile]!++
    }
    if (rest.wilds > 0) {
      rest.wilds--
      pick(at + 1, wilds + 1)
      rest.wilds++
    }
  }
  if (kind === 'pair') rest.pairs--
  else rest.sets--
  pick(0, 0)
  if (kind === 'pair') rest.pairs++
  else rest.sets++
}

/** Only reds are left: they must make exactly the blocks that are missing. */
function finish(rest: Rest, taken: readonly Block[], found: Map<string, Reading>): void {
  if (rest.wilds !== 3 * rest.sets + 2 * rest.pairs) return
  const blocks = [...taken]
  for (let n = 0; n < rest.sets; n++) blocks.push({ kind: 'triplet', low: RED_KIND, wilds: 3 })
  if (rest.pairs > 0) blocks.push({ kind: 'pair', low: RED_KIND, wilds: 2 })
  blocks.sort((a, b) => a.low - b.low || a.kind.localeCompare(b.kind))
  const key = blocks.map((block) => block.kind[0]! + block.low).join()
  if (!found.has(key)) found.set(key, standard(blocks))
}

function standard(blocks: readonly Block[]): Reading {
  const sets: ReadSet[] = []
  let pair: Tile = RED
  let pairWilds = 0
  for (const { kind, low, wilds } of blocks) {
    const tile = tileAt(low)
    if (kind === 'pair') [pair, pairWilds] = [tile, wilds]
    else sets.push({ kind, tile, wilds })
  }
  return { kind: 'standard', sets, pair, pairWilds }
}

/** The one reading as seven pairs, if there is one: reds complete odd tiles, the rest of them pair up. */
function sevenPairs(left: readonly number[], wilds: number): Reading[] {
  const pairs: Tile[] = []
  for (let kind = 0; kind < RED_KIND; kind++) {
    for (let count = left[kind]!; count > 0; count -= 2) pairs.push(tileAt(kind))
  }
  const odd = left.filter((count) => count % 2 === 1).length
  for (let reds = wilds - odd; reds > 0; reds -= 2) pairs.push(RED)
  return pairs.length === 7 && odd <= wilds ? [{ kind: 'seven-pairs', pairs, wilds }] : []
}
