import { countTiles, kindOf, RED_KIND, tiles } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { isComplete, readings, type Reading } from '../src/index.ts'
import { randomHand, seeded, type Random, type RandomHand } from './random-hands.ts'
import { referenceReadings } from './readings.reference.ts'
import { someOf } from './some-of.ts'

const plain = { sevenPairs: true, wilds: false }
const redDragon = { sevenPairs: true, wilds: true }
const counts = (text: string) => countTiles(tiles(text))

function nameOf(reading: Reading): string {
  if (reading.kind === 'seven-pairs') return 'seven pairs'
  const sets = reading.sets.map((set) => `${set.kind === 'triplet' ? 't' : 's'}${kindOf(set.tile)}`)
  return [...sets, `p${kindOf(reading.pair)}`].toSorted().join(' ')
}

/** The counts of the tiles a reading names, reds in their place. */
function tilesNamed(reading: Reading): { all: number[]; wilds: number } {
  const all = Array.from({ length: RED_KIND + 1 }, () => 0)
  if (reading.kind === 'seven-pairs') {
    for (const pair of reading.pairs) all[kindOf(pair)]! += 2
    return { all, wilds: reading.wilds }
  }
  for (const set of reading.sets) {
    const step = set.kind === 'sequence' ? 1 : 0
    for (let tile = 0; tile < 3; tile++) all[kindOf(set.tile) + tile * step]!++
  }
  all[kindOf(reading.pair)]! += 2
  return { all, wilds: reading.sets.reduce((sum, set) => sum + set.wilds, reading.pairWilds) }
}

function completeHands(random: Random, wanted: number): RandomHand[] {
  const found: RandomHand[] = []
  while (found.length < wanted) {
    const hand = randomHand(random)
    if (!hand.short && isComplete(hand.concealed, hand.sets, hand.shapes)) found.push(hand)
  }
  return found
}

describe('readings', () => {
  test('are those of the reference, on random complete hands of every kind', () => {
    const complete = completeHands(seeded(7), someOf(1200))
    for (const [n, { concealed, sets, shapes }] of complete.entries()) {
      // With three and four reds the reference is slow.
      if (shapes.wilds && concealed[RED_KIND]! > 2 && n % 8 > 0) continue
      expect(readings(concealed, sets, shapes).map(nameOf).toSorted()).toEqual(
        referenceReadings(concealed, sets, shapes),
      )
    }
  })

  test('there is none exactly when a hand is not complete', () => {
    const random = seeded(8)
    for (const hand of Array.from({ length: someOf(8000) }, () => randomHand(random)).filter(({ short }) => !short)) {
      const { concealed, sets, shapes } = hand
      expect(readings(concealed, sets, shapes).length > 0).toBe(isComplete(concealed, sets, shapes))
    }
  })

  test('name the tiles of the hand and no others, and all its reds', () => {
    for (const { concealed, sets, shapes } of completeHands(seeded(11), someOf(2000))) {
      for (const reading of readings(concealed, sets, shapes)) {
        const { all, wilds } = tilesNamed(reading)
        expect(wilds).toBe(shapes.wilds ? concealed[RED_KIND] : 0)
        const missing = all.reduce((sum, count, kind) => sum + Math.max(0, count - concealed[kind]!), 0)
        const spare = concealed.reduce((sum, count, kind) => sum + Math.max(0, count - all[kind]!), 0)
        expect([missing, spare]).toEqual([wilds - all[RED_KIND]!, shapes.wilds ? wilds - all[RED_KIND]! : 0])
      }
    }
  })

  test('C10: four alike may be two pairs; each multiset once', () => {
    const names = readings(counts('11112233334444m'), 4, plain).map(nameOf)
    expect(names).toContain('seven pairs')
    expect(new Set(names).size).toBe(names.length)
    expect(readings(counts('11223344556677m'), 4, plain).map(nameOf).toSorted()).toEqual(
      ['p0 s1 s1 s4 s4', 'p3 s0 s0 s4 s4', 'p6 s0 s0 s3 s3', 'seven pairs'].toSorted(),
    )
    expect(readings(counts('1111m55m'), 1, plain)).toEqual([])
  })

  test('R1: reds alone are a set or pair of R; a named one has a natural tile', () => {
    expect(readings(counts('RRR99m'), 1, redDragon).map(nameOf).toSorted()).toEqual([
      'p27 t8',
      'p8 s6',
      'p8 t27',
      'p8 t8',
    ])
    expect(readings(counts('9mR'), 0, redDragon)).toEqual([{ kind: 'standard', sets: [], pair: '9m', pairWilds: 1 }])
    expect(readings(counts('1111m33m55m77p99sRR'), 4, redDragon).map(nameOf)).toContain('seven pairs')
  })
})
