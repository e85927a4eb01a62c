import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { redact, viewerName, type ViewEvent } from '@paipu/views'
import { DELAY_SECONDS, makePair, type Pair } from './pairs.ts'
import { makeSeatWorld } from './seat-world.ts'
import { makeWorld } from './world.ts'

/** How many pairs there are of each rule set; the long forms ask for more. */
const EACH = Number(process.env['PAIPU_PAIRS'] ?? 6)
/** For the pairs of a rule set, milliseconds: twenty times what they take by themselves. */
const TIMEOUT = EACH * 20_000
/** The seats of so many pairs are compared once: with the tests of a third, as they take twice as long; in the long form of all. */
const SEATS_OF = EACH > 100 ? 1 : 3

const nothingHidden: typeof redact = (event) => event as ViewEvent

type Surfaces = Readonly<Record<string, string>>

/** The first moment and surface at which the two differ; `null` where they never do. */
async function difference({ table, one, other, blind, moments }: Pair, redaction: typeof redact, isPublic: boolean) {
  const viewers = isPublic ? ['spectator'] : blind.map(viewerName)
  const worlds = await Promise.all([one, other].map((deal) => makeWorld({ table, deal }, viewers, redaction)))
  return firstDifference(worlds, moments, (world, moment) => world.at(moment, viewers))
}

/** The same of what the seats get, which are not delayed: what they see, what they may do, and what they are answered. */
async function differenceOfSeats({ table, one, other, blind, moments }: Pair, redaction: typeof redact) {
  const seats = blind.flatMap((viewer) => viewer.seats)
  const worlds = await Promise.all([one, other].map((deal) => makeSeatWorld({ table, deal }, redaction)))
  return firstDifference(worlds, moments, (world, moment) => world.at(moment - DELAY_SECONDS * 1_000, seats))
}

async function firstDifference<World extends { readonly close: () => Promise<void> }>(
  worlds: readonly World[],
  moments: readonly number[],
  surfacesAt: (world: World, moment: number) => Promise<Surfaces>,
) {
  try {
    for (const moment of moments) {
      const [a, b] = await Promise.all(worlds.map((world) => surfacesAt(world, moment)))
      const surface = [...new Set([...Object.keys(a!), ...Object.keys(b!)])].find((key) => a![key] !== b![key])
      if (surface !== undefined) return { moment, surface, a: a![surface], b: b![surface] }
    }
    return null
  } finally {
    await Promise.all(worlds.map((world) => world.close()))
  }
}

/** The tests of a part of the rule sets, from 1: each is in one. A file for each part, so that they run beside each other. */
export function testNonInterference({ part, of }: { readonly part: number; readonly of: number }): void {
  const ruleSets = RULE_SETS.filter((_, index) => index % of === part - 1)

  // Refusals are asked for by the ten thousand; where each was made takes longer to note than to refuse.
  const limit = Error.stackTraceLimit
  beforeAll(() => void (Error.stackTraceLimit = 0))
  afterAll(() => void (Error.stackTraceLimit = limit))

  describe('two deals with the same visible beginning, and other secrets and another future', () => {
    it.each(ruleSets.map(({ id }) => id))(
      '%s: are one to whoever may not see what differs, byte by byte, at every moment and however it is asked for',
      async (id) => {
        const rules = ruleSets.find((rules) => rules.id === id)!
        let moments = 0
        let seats = 0
        for (let seed = 1; seed <= EACH; seed++) {
          const isPublic = seed % 3 === 0
          const pair = makePair(rules, seed * 7_919, isPublic ? 'public' : 'all-hands')
          expect({ seed, difference: await difference(pair, redact, isPublic) }).toEqual({ seed, difference: null })
          if (seed % SEATS_OF === 0)
            expect({ seed, seats: await differenceOfSeats(pair, redact) }).toEqual({ seed, seats: null })
          moments += pair.moments.length
          seats += pair.blind.length - 1
        }
        expect(moments).toBeGreaterThan(EACH * 20)
        expect(seats).toBeGreaterThan(EACH)
      },
      TIMEOUT,
    )

    it.each(ruleSets.map(({ id }) => id))(
      '%s: differ where nothing is hidden, so that the comparison can fail',
      async (id) => {
        const rules = ruleSets.find((rules) => rules.id === id)!
        for (let seed = 1; seed <= 3; seed++) {
          const pair = makePair(rules, seed * 7_919, 'all-hands')
          expect(await difference(pair, nothingHidden, false)).toMatchObject({ surface: 'spectator live' })
          if (pair.blind.length > 1)
            expect(await differenceOfSeats(pair, nothingHidden)).toMatchObject({
              surface: expect.stringMatching(/^seat \d live$/),
            })
        }
      },
    )
  })
}
