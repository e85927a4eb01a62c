import { fc, test } from '@fast-check/vitest'
import { KIND_COUNT, RED_KIND } from '@paipu/tiles'
import { describe, expect } from 'vitest'
import { completes, isComplete, shanten, usefulTiles, waits } from '../src/index.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { randomHand, total, type RandomHand } from './random-hands.ts'
import { someOf } from './some-of.ts'

/** Hands of every kind, from a seed. */
const hands = fc.integer().map((seed) => randomHand(randomFrom(seed)))
const shortHands = hands.filter((hand) => hand.short)
const runs = { numRuns: someOf(5000) }

const waitsOf = ({ concealed, sets, shapes, melded, voidSuit }: RandomHand) =>
  waits(concealed, sets, shapes, melded, voidSuit)
const usefulOf = ({ concealed, sets, shapes, melded, voidSuit }: RandomHand) =>
  usefulTiles(concealed, sets, shapes, melded, voidSuit)
const shantenOf = ({ concealed, sets, shapes, melded, voidSuit }: RandomHand) =>
  shanten(concealed, sets, shapes, melded, voidSuit)

function withTile(hand: RandomHand, kind: number): RandomHand {
  return { ...hand, short: false, concealed: hand.concealed.map((count, at) => (at === kind ? count + 1 : count)) }
}

/** Bends tiles and masks by a renumbering of kinds. */
function renumbered(hand: RandomHand, to: (kind: number) => number): RandomHand {
  const bend = (counts: readonly number[]) => {
    const bent = counts.slice()
    counts.forEach((count, kind) => (bent[to(kind)] = count))
    return bent
  }
  return { ...hand, concealed: bend(hand.concealed), melded: bend(hand.melded), voidSuit: null }
}

function renumberedMask(mask: number, to: (kind: number) => number): number {
  let bent = 0
  for (let kind = 0; kind < KIND_COUNT; kind++) if ((mask >>> kind) & 1) bent |= 1 << to(kind)
  return bent
}

const mirror = (kind: number) => (kind === RED_KIND ? kind : kind - (kind % 9) + 8 - (kind % 9))
const rotate = (kind: number) => (kind === RED_KIND ? kind : (kind + 9) % 27)
const swapSuits = (kind: number) => (kind < 9 ? kind + 9 : kind < 18 ? kind - 9 : kind)

describe('invariants', () => {
  test.prop([hands], runs)('I-07 a waiting hand has 1 tile over whole sets, one with a drawn tile 2', (hand) => {
    expect(total(hand.concealed) % 3).toBe(hand.short ? 1 : 2)
    const { concealed, sets, shapes, melded } = hand
    const complete = !hand.short && isComplete(concealed, sets, shapes)
    expect(shanten(concealed, sets, shapes, melded) === -1).toBe(complete)
  })

  test.prop([shortHands, fc.constantFrom(mirror, rotate, swapSuits)], runs)(
    'I-08 permuting suits and mirroring ranks keep waits, distance and useful tiles',
    (given, to) => {
      const hand = { ...given, voidSuit: null }
      const bent = renumbered(hand, to)
      expect(waitsOf(bent)).toBe(renumberedMask(waitsOf(hand), to))
      expect(usefulOf(bent)).toBe(renumberedMask(usefulOf(hand), to))
      expect(shantenOf(bent)).toBe(shantenOf(hand))
    },
  )

  test.prop([shortHands], runs)(
    'I-09 a tile that is no fifth own copy completes a hand iff it is one of its waits',
    (given) => {
      const hand = { ...given, voidSuit: null }
      const mask = waitsOf(hand)
      for (let kind = 0; kind < (hand.shapes.wilds ? KIND_COUNT : RED_KIND); kind++) {
        if (hand.concealed[kind]! + hand.melded[kind]! >= 4) continue
        const completed = isComplete(withTile(hand, kind).concealed, hand.sets, hand.shapes)
        expect(((mask >>> kind) & 1) === 1).toBe(completed)
        expect(completes(hand.concealed, hand.sets, hand.shapes, kind)).toBe(completed)
      }
    },
  )

  test.prop([shortHands], runs)(
    'I-09 melds matter to the waits by their number and the own-copy exclusion only',
    (given) => {
      const hand = { ...given, voidSuit: null }
      let allowed = waits(hand.concealed, hand.sets, hand.shapes)
      hand.melded.forEach((count, kind) => {
        if (hand.concealed[kind]! + count >= 4) allowed &= ~(1 << kind)
      })
      expect(waitsOf(hand)).toBe(allowed)
    },
  )

  test.prop([shortHands, fc.integer({ min: 0, max: RED_KIND - 1 })], runs)(
    'I-10 a concealed kong with the drawn fourth never adds a wait',
    (given, kind) => {
      const hand = holdingThree(given, kind)
      fc.pre(hand !== undefined)
      const before = waitsOf(hand)
      const konged = { ...hand, sets: hand.sets - 1, concealed: hand.concealed.slice(), melded: hand.melded.slice() }
      konged.concealed[kind] = 0
      konged.melded[kind] = 4
      expect(waitsOf(konged) & ~before).toBe(0)
    },
  )

  test.prop([shortHands], runs)(
    'ready is having a wait, and a useful tile brings a hand exactly one nearer',
    (hand) => {
      const distance = shantenOf(hand)
      expect(distance === 0).toBe(waitsOf(hand) !== 0)
      const useful = usefulOf(hand)
      for (let kind = 0; kind < (hand.shapes.wilds ? KIND_COUNT : RED_KIND); kind++) {
        if (hand.concealed[kind]! + hand.melded[kind]! >= 4) continue
        expect(shantenOf(withTile(hand, kind))).toBe(distance - ((useful >>> kind) & 1))
      }
    },
  )
})

/** The hand, no suit void, with three of a kind put in place of other tiles, or nothing where that can't be. */
function holdingThree(hand: RandomHand, kind: number): RandomHand | undefined {
  if (hand.sets < 1 || hand.melded[kind]! > 0 || hand.concealed[kind]! > 3) return undefined
  const concealed = hand.concealed.slice()
  while (concealed[kind]! < 3) {
    const other = concealed.findIndex((count, at) => count > 0 && at !== kind)
    if (other < 0) return undefined
    concealed[other]!--
    concealed[kind]!++
  }
  return { ...hand, concealed, voidSuit: null }
}
