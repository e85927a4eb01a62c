/**
 * Which tiles win, read from rules.md C10 and R1 alone: by recursion over the tiles, lowest first, trying every set and
 * pair that it can be in. Tiles are codes like `5m`; `R` is wild where the rules say so and is not among the tiles else.
 */

/** How sets may be made: `triplets` allows no sequences. */
type Allowing = 'all' | 'triplets'

/** Whether tiles are so many sets and a pair. */
export function isStandard(tiles: readonly string[], sets: number, allowing: Allowing = 'all'): boolean {
  if (tiles.length !== 3 * sets + 2) return false
  const naturals = tiles.filter((tile) => tile !== 'R').toSorted(bySuitAndRank)
  return canMake(naturals, tiles.length - naturals.length, sets, true, allowing)
}

/** Whether fourteen tiles are seven pairs; a wild makes a pair of any single one. */
export function isSevenPairs(tiles: readonly string[]): boolean {
  const naturals = tiles.filter((tile) => tile !== 'R')
  const singles = [...new Set(naturals)].filter((tile) => count(naturals, tile) % 2 === 1)
  return tiles.length === 14 && singles.length <= tiles.length - naturals.length
}

/** How often a tile is among some. */
export function count(tiles: readonly string[], tile: string): number {
  return tiles.filter((other) => other === tile).length
}

/** The tiles without some of them; throws where one is not there. */
export function minus(tiles: readonly string[], taken: readonly string[]): string[] {
  const rest = [...tiles]
  for (const tile of taken) {
    const at = rest.indexOf(tile)
    if (at < 0) throw new Error(`${tile} is not among ${tiles.join(' ')}`)
    rest.splice(at, 1)
  }
  return rest
}

function bySuitAndRank(a: string, b: string): number {
  return a[1]! < b[1]! ? -1 : a[1]! > b[1]! ? 1 : Number(a[0]) - Number(b[0])
}

function canMake(naturals: readonly string[], wilds: number, sets: number, pair: boolean, allowing: Allowing): boolean {
  const lowest = naturals[0]
  if (lowest === undefined) return wilds === 3 * sets + (pair ? 2 : 0)
  if (
    pair &&
    usesOf([lowest, lowest], naturals, wilds).some((use) => canMake(use.rest, use.wilds, sets, false, allowing))
  )
    return true
  if (sets === 0) return false
  return setsWith(lowest, allowing).some((set) =>
    usesOf(set, naturals, wilds).some((use) => canMake(use.rest, use.wilds, sets - 1, pair, allowing)),
  )
}

/** The triplet of a tile and every sequence it is in. */
function setsWith(tile: string, allowing: Allowing): string[][] {
  const rank = Number(tile[0])
  const from = (first: number): string[] => [first, first + 1, first + 2].map((each) => `${each}${tile[1]}`)
  const sequences = [rank - 2, rank - 1, rank].filter((first) => first >= 1 && first <= 7).map(from)
  return [[tile, tile, tile], ...(allowing === 'all' ? sequences : [])]
}

/** Every way to lay out a set or pair: each tile itself where it is there, or a wild. The lowest natural tile is always laid. */
function usesOf(
  wanted: readonly string[],
  naturals: readonly string[],
  wilds: number,
): { readonly rest: string[]; readonly wilds: number }[] {
  const lowest = naturals[0]!
  const others = minus(wanted, [lowest])
  let uses = [{ rest: minus(naturals, [lowest]), wilds }]
  for (const tile of others) {
    uses = uses.flatMap((use) => [
      ...(use.rest.includes(tile) ? [{ rest: minus(use.rest, [tile]), wilds: use.wilds }] : []),
      ...(use.wilds > 0 ? [{ rest: use.rest, wilds: use.wilds - 1 }] : []),
    ])
  }
  return uses
}
