import type { ScoredFan } from '@paipu/contracts'
import { KIND_COUNT, kindOf, NO_TILES, RED_KIND, type Counts } from '@paipu/tiles'
import type { ReadHand } from './rule-set.ts'
import type { MeldKind } from './terms.ts'

/** Fan that several rule sets count, as functions of a read hand. Each answers whether, or how often, it holds. */

/** Whether every set is three or four alike, melds included. Never with seven pairs (rules.md S2, P2). */
export function allPungs({ reading }: ReadHand): boolean {
  return reading.kind === 'standard' && reading.sets.every((set) => set.kind === 'triplet')
}

/** Whether the reading is seven pairs. */
export function sevenPairs({ reading }: ReadHand): boolean {
  return reading.kind === 'seven-pairs'
}

/** Whether all tiles, melds included, are of one suit. */
export function fullFlush({ concealed, melds }: ReadHand): boolean {
  let suits = 0
  for (let kind = 0; kind < RED_KIND; kind++) if (concealed[kind]! > 0) suits |= 1 << Math.floor(kind / 9)
  for (const meld of melds) suits |= 1 << Math.floor(kindOf(meld.tile) / 9)
  return (suits & (suits - 1)) === 0
}

/** How many kinds are held four times in hand and melds together (rules.md S2). */
export function roots({ concealed, melds }: ReadHand): number {
  const all = withMelds(concealed, melds)
  let count = 0
  for (let kind = 0; kind < KIND_COUNT; kind++) if (all[kind] === 4) count++
  return count
}

/** Whether four sets are declared and only the pair was waited for (rules.md P2, X2, W7). */
export function fourDeclaredSets({ melds }: ReadHand): boolean {
  return melds.length === 4
}

/** How many of the seven pairs make quads (rules.md W7). */
export function quadPairs({ reading }: ReadHand): number {
  if (reading.kind !== 'seven-pairs') return 0
  return reading.pairs.filter((pair, index) => reading.pairs[index - 1] === pair).length
}

/** How many tiles a meld has. */
export function meldSize(kind: MeldKind): 3 | 4 {
  return kind === 'pung' ? 3 : 4
}

/** Concealed tiles and the tiles of the melds together, by kind. */
export function withMelds(concealed: Counts, melds: ReadHand['melds']): Counts {
  if (melds.length === 0) return concealed
  const all = concealed.slice()
  for (const { kind, tile } of melds) all[kindOf(tile)]! += meldSize(kind)
  return all
}

/** The tiles of melds alone, by kind. */
export function meldCounts(melds: ReadHand['melds']): Counts {
  return withMelds(NO_TILES, melds)
}

/** A list of fan without those that do not hold. `true` counts 1. */
export function fanList(rows: readonly (readonly [name: string, fan: number, holds: boolean | number])[]): ScoredFan[] {
  const fans: ScoredFan[] = []
  for (const [name, fan, holds] of rows) {
    const times = Number(holds)
    if (times > 0) fans.push({ name, fan: fan * times })
  }
  return fans
}
