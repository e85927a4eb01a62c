import { MOST_SETS } from './automaton.ts'
import { PLACES, SUIT_VECTORS } from './suit.ts'

/**
 * What one suit can be in a complete hand without wilds, by its vector. Bits 0–8: ranks that make it sets, or sets and the
 * pair, with one more tile; {@link WHOLE}: it is that already; {@link PAIRED}: it is nothing but pairs. As the suits'
 * counts fix which of them holds the pair, a hand of the right size is complete exactly when all its suits are whole.
 */
export const completions = new Uint16Array(SUIT_VECTORS)

/** The ranks of an entry. */
export const RANKS = 511
export const WHOLE = 512
export const PAIRED = 1024

let ready = false

/** Fills {@link completions} when called first (some milliseconds). */
export function readyCompletions(): void {
  if (!ready) {
    fillWhole(0, 0, new Uint8Array(9), 0)
    fillPaired(0, 0)
    ready = true
  }
}

/** Marks the suits of up to four sets, blocks 0–8 the triplets and 9–15 the sequences, with no pair and each pair. */
function fillWhole(block: number, sets: number, counts: Uint8Array, vector: number): void {
  markWhole(counts, vector)
  for (let rank = 0; rank < 9; rank++) {
    if (counts[rank]! > 2) continue
    counts[rank]! += 2
    markWhole(counts, vector + 2 * PLACES[rank]!)
    counts[rank]! -= 2
  }
  if (sets === MOST_SETS) return
  for (let next = block; next < 16; next++) {
    const added = addSet(next, counts, 1)
    if (fits(counts)) fillWhole(next, sets + 1, counts, vector + added)
    addSet(next, counts, -1)
  }
}

/** Adds a set to the counts, or with `sign` -1 takes it away; answers what that is in the vector. */
function addSet(block: number, counts: Uint8Array, sign: number): number {
  const low = block < 9 ? block : block - 9
  const step = block < 9 ? 0 : 1
  let added = 0
  for (let tile = 0, rank = low; tile < 3; tile++, rank += step) {
    counts[rank]! += sign
    added += PLACES[rank]!
  }
  return added
}

function fits(counts: Uint8Array): boolean {
  for (let rank = 0; rank < 9; rank++) {
    if (counts[rank]! > 4) return false
  }
  return true
}

/** Marks a suit as whole, and in each suit that is one tile short of it the rank of that tile. */
function markWhole(counts: Uint8Array, vector: number): void {
  if ((completions[vector]! & WHOLE) !== 0) return
  completions[vector]! |= WHOLE
  for (let rank = 0; rank < 9; rank++) {
    if (counts[rank]! > 0) completions[vector - PLACES[rank]!]! |= 1 << rank
  }
}

function fillPaired(rank: number, vector: number): void {
  if (rank === 9) {
    completions[vector]! |= PAIRED
    return
  }
  for (let count = 0; count <= 4; count += 2) fillPaired(rank + 1, vector + count * PLACES[rank]!)
}
