import { RED_KIND, tileAt, type Tile } from '@paipu/tiles'
import { layReds, type Block } from './lay-reds.ts'
import type { CountsLike, Reading, ShapeRules } from './shapes.ts'

/**
 * All ways to read a complete hand, each distinct multiset of sets and pair once (rules.md C10, C11). A named set or pair
 * holds at least one natural tile; three reds alone are a triplet of `R`, two a pair of `R` (rules.md R1). Where reds could
 * lie in several sets of one reading, they are put in one of these ways.
 *
 * @param concealed counts of the 3·sets+2 concealed tiles
 * @param sets sets they must make; seven pairs are read only when it is 4
 * @returns no reading if the hand is not complete
 */
export function readings(concealed: CountsLike, sets: number, shapes: ShapeRules): Reading[] {
  const naturals: number[] = []
  for (let kind = 0; kind < RED_KIND; kind++) naturals.push(concealed[kind]!)
  const reds = shapes.wilds ? concealed[RED_KIND]! : 0
  const found: Reading[] = []
  for (let redPair = 0; 2 * redPair <= reds && redPair <= 1; redPair++) {
    for (let redSets = 0; 3 * redSets + 2 * redPair <= reds && redSets <= sets; redSets++) {
      const blocks = redBlocks(redSets, redPair)
      const rest = {
        sets: sets - redSets,
        pairs: 1 - redPair,
        opened: 0,
        open: 0,
        reds: reds - 3 * redSets - 2 * redPair,
      }
      read({ naturals, blocks, reds, found }, 0, rest)
    }
  }
  if (sets === 4 && shapes.sevenPairs) found.push(...sevenPairs(naturals, reds))
  return found
}

interface Search {
  readonly naturals: readonly number[]
  /** The blocks chosen so far. */
  readonly blocks: Block[]
  /** Reds of the hand. */
  readonly reds: number
  readonly found: Reading[]
}

/** What is still to be chosen, and the sequences that began one kind (`opened`) and two kinds (`open`) before. */
interface Rest {
  readonly sets: number
  readonly pairs: number
  readonly opened: number
  readonly open: number
  readonly reds: number
}

function redBlocks(redSets: number, redPair: number): Block[] {
  const blocks: Block[] = []
  for (let n = 0; n < redSets; n++) blocks.push({ kind: 'triplet', low: RED_KIND })
  if (redPair > 0) blocks.push({ kind: 'pair', low: RED_KIND })
  return blocks
}

/** Chooses the blocks that begin at a kind so that all its naturals are used and the reds suffice, and goes on. */
function read(search: Search, kind: number, rest: Rest): void {
  if (kind === RED_KIND) return finish(search, rest)
  const { naturals, blocks } = search
  const held = naturals[kind]!
  const mostSequences = kind % 9 < 7 && held + naturals[kind + 1]! + naturals[kind + 2]! > 0 ? rest.sets : 0
  const chosen = blocks.length
  for (let sequences = 0; sequences <= mostSequences; sequences++) {
    for (let triplets = 0; triplets <= (held > 0 ? rest.sets - sequences : 0); triplets++) {
      for (let pairs = 0; pairs <= (held > 0 ? rest.pairs : 0); pairs++) {
        const reds = rest.opened + rest.open + sequences + 3 * triplets + 2 * pairs - held
        if (reds < 0 || reds > rest.reds) continue
        for (let n = 0; n < sequences; n++) blocks.push({ kind: 'sequence', low: kind })
        for (let n = 0; n < triplets; n++) blocks.push({ kind: 'triplet', low: kind })
        if (pairs > 0) blocks.push({ kind: 'pair', low: kind })
        read(search, kind + 1, {
          sets: rest.sets - sequences - triplets,
          pairs: rest.pairs - pairs,
          opened: sequences,
          open: rest.opened,
          reds: rest.reds - reds,
        })
        blocks.length = chosen
      }
    }
  }
}

function finish({ naturals, blocks, reds, found }: Search, { sets, pairs }: Rest): void {
  if (sets > 0 || pairs > 0) return
  const wilds = layReds(blocks, naturals, reds)
  if (wilds === null) return
  const pair = blocks.findIndex((block) => block.kind === 'pair')
  found.push({
    kind: 'standard',
    sets: blocks.flatMap(({ kind, low }, at) =>
      kind === 'pair' ? [] : [{ kind, tile: tileAt(low), wilds: wilds[at]! }],
    ),
    pair: tileAt(blocks[pair]!.low),
    pairWilds: wilds[pair]!,
  })
}

/** The one reading of fourteen tiles as seven pairs, if there is one: reds complete odd tiles, the rest of them pair up. */
function sevenPairs(naturals: readonly number[], reds: number): Reading[] {
  const pairs: Tile[] = []
  let odd = 0
  for (let kind = 0; kind < RED_KIND; kind++) {
    odd += naturals[kind]! & 1
    for (let count = naturals[kind]!; count > 0; count -= 2) pairs.push(tileAt(kind))
  }
  for (let spare = reds - odd; spare > 0; spare -= 2) pairs.push(tileAt(RED_KIND))
  return odd <= reds ? [{ kind: 'seven-pairs', pairs, wilds: reds }] : []
}
