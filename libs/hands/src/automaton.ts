/**
 * How far one suit is from each number of sets, with and without the pair, read rank by rank. A state says for every way
 * in which the ranks read so far can be used how many tiles it lacks; reading one more rank gives the next state. The
 * shipped tables are made of it, and hands with melds, whose kinds have fewer than four copies left, are read by it.
 */

/** The state after some ranks: tiles lacking by {@link at}, {@link OUT_OF_REACH} where there is no way. */
export type SuitState = Uint8Array

/** The most sets that a hand's concealed tiles make. */
export const MOST_SETS = 4
/** Number of entries of {@link costsOf}: 0–4 sets, without and with the pair. */
export const COSTS = 2 * (MOST_SETS + 1)

const OUT_OF_REACH = 31
/** Three sequences alike are three triplets: no more than two need ever begin at one rank. */
const MOST_ALIKE = 2
const OPEN = MOST_ALIKE + 1

/** Place in a state: sets and pairs begun, sequences that began one rank and two ranks before the next. */
function at(sets: number, pairs: number, fromLast: number, fromBefore: number): number {
  return ((sets * 2 + pairs) * OPEN + fromLast) * OPEN + fromBefore
}

/** The state before the first rank. */
export function startState(): SuitState {
  const state = new Uint8Array(at(MOST_SETS + 1, 0, 0, 0)).fill(OUT_OF_REACH)
  state[0] = 0
  return state
}

/**
 * The state after one more rank.
 *
 * @param rank 0–8
 * @param held tiles of it in hand, 0–4
 * @param limit how many of it a complete hand may use: 4 less those in own melds (rules.md C12), `Infinity` with wilds,
 *   which may stand for a fifth copy (rules.md R1)
 */
export function nextState(state: SuitState, rank: number, held: number, limit: number): SuitState {
  const next = new Uint8Array(state.length).fill(OUT_OF_REACH)
  for (let sets = 0; sets <= MOST_SETS; sets++) {
    for (let pairs = 0; pairs <= 1; pairs++) {
      for (let fromLast = 0; fromLast <= MOST_ALIKE; fromLast++) {
        for (let fromBefore = 0; fromBefore <= MOST_ALIKE; fromBefore++) {
          const lacking = state[at(sets, pairs, fromLast, fromBefore)]!
          if (lacking === OUT_OF_REACH) continue
          begin(next, rank, held, limit, { sets, pairs, fromLast, fromBefore, lacking })
        }
      }
    }
  }
  return next
}

interface Way {
  readonly sets: number
  readonly pairs: number
  readonly fromLast: number
  readonly fromBefore: number
  readonly lacking: number
}

/** Enters into `next` every choice of sequences, triplets and pair that begin at this rank. */
function begin(next: SuitState, rank: number, held: number, limit: number, way: Way): void {
  const mostSequences = rank > 6 ? 0 : MOST_ALIKE
  for (let sequences = 0; sequences <= mostSequences; sequences++) {
    for (let triplets = 0; way.sets + sequences + triplets <= MOST_SETS; triplets++) {
      for (let pair = 0; way.pairs + pair <= 1; pair++) {
        const used = way.fromLast + way.fromBefore + sequences + 3 * triplets + 2 * pair
        if (used > limit) break
        const place = at(way.sets + sequences + triplets, way.pairs + pair, sequences, way.fromLast)
        next[place] = Math.min(next[place]!, way.lacking + Math.max(0, used - held))
      }
    }
  }
}

/** Tiles lacking by 2·sets + pairs, of a state after all nine ranks, where no sequence is open any more. */
export function costsOf(state: SuitState): Uint8Array {
  return Uint8Array.from({ length: COSTS }, (_, place) => state[at(place >> 1, place & 1, 0, 0)]!)
}
