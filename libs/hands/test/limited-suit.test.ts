import { expect, test, vi } from 'vitest'
import { randomFrom } from '../../tiles/test/support/random.ts'

interface Suit {
  readonly concealed: number[]
  readonly melded: number[]
}

/** Suits beside melds, with more different costs than there is room for at first. */
const SUITS = randomSuits(800)
const ROOM_AT_FIRST = 128

function randomSuits(count: number): Suit[] {
  const random = randomFrom(20261201)
  return Array.from({ length: count }, () => {
    const melded = Array.from({ length: 9 }, () => (random(2) === 0 ? 3 + random(2) : 0))
    return { melded, concealed: melded.map((gone) => random(Math.min(3, 5 - gone))) }
  })
}

/** What reads suits, before it has read any. */
async function anew() {
  vi.resetModules()
  const { costsOf, nextState, startState, COSTS } = await import('../src/automaton.ts')
  const { limited, limitedSuit, limitedSuitWith } = await import('../src/limited-suit.ts')
  return {
    limitedSuitWith,
    read: ({ concealed, melded }: Suit, path = new Int32Array(9)) => limitedSuit(concealed, melded, 0, path),
    costsAt: (place: number): number[] => [...limited.costs.subarray(place, place + COSTS)],
    /** The costs of a suit, read with nothing kept. */
    costs: ({ concealed, melded }: Suit): number[] => [
      ...costsOf(
        concealed.reduce((state, held, rank) => nextState(state, rank, held, 4 - melded[rank]!), startState()),
      ),
    ],
  }
}

/** rules.md C12: a kind has four copies, those in own melds counted. */
test('costs beside melds are what the automaton reads, also once there are more than there was room for', async () => {
  const { read, costsAt, costs } = await anew()
  const places = SUITS.map((suit) => read(suit))
  expect(new Set(places).size).toBeGreaterThan(ROOM_AT_FIRST)
  expect(places.map(costsAt)).toEqual(SUITS.map(costs))
})

test('suits that lack the same share their costs, and asking again makes none anew', async () => {
  const { read, costs } = await anew()
  const places = SUITS.map((suit) => read(suit))
  expect(new Set(places).size).toBe(new Set(SUITS.map((suit) => costs(suit).join())).size)
  expect(SUITS.map((suit) => read(suit))).toEqual(places)
})

test('one more tile of a rank is read on from the path of the suit without it', async () => {
  const { read, costsAt, costs, limitedSuitWith } = await anew()
  const path = new Int32Array(9)
  for (const suit of SUITS.slice(0, 100)) {
    const { concealed, melded } = suit
    read(suit, path)
    for (const [rank, held] of concealed.entries()) {
      if (held === 4 - melded[rank]!) continue
      const place = limitedSuitWith(rank, concealed, melded, 0, path)
      expect(costsAt(place)).toEqual(costs({ concealed: concealed.with(rank, held + 1), melded }))
    }
  }
})
