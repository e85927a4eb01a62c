import { countTiles, kindOf, RED_KIND, tiles, type Tile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { isComplete, readings, type Reading, type ReadSet } from '../src/index.ts'
import { randomFrom, type Random } from '../../tiles/test/support/random.ts'
import { randomHand, type RandomHand } from './random-hands.ts'
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
    const complete = completeHands(randomFrom(7), someOf(1200))
    for (const [n, { concealed, sets, shapes }] of complete.entries()) {
      // With three and four reds the reference is slow.
      if (shapes.wilds && concealed[RED_KIND]! > 2 && n % 8 > 0) continue
      expect(readings(concealed, sets, shapes).map(nameOf).toSorted()).toEqual(
        referenceReadings(concealed, sets, shapes),
      )
    }
  })

  test('there is none exactly when a hand is not complete', () => {
    const random = randomFrom(8)
    for (const hand of Array.from({ length: someOf(8000) }, () => randomHand(random)).filter(({ short }) => !short)) {
      const { concealed, sets, shapes } = hand
      expect(readings(concealed, sets, shapes).length > 0).toBe(isComplete(concealed, sets, shapes))
    }
  })

  test('name the tiles of the hand and no others, and all its reds', () => {
    for (const { concealed, sets, shapes } of completeHands(randomFrom(11), someOf(2000))) {
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

  test('R1: two named blocks never share one natural tile, and each gets one wherever that can be', () => {
    const standard = (tile: Tile, kind: ReadSet['kind'], wilds: number, pair: Tile, pairWilds: number): Reading => ({
      kind: 'standard',
      sets: [{ kind, tile, wilds }],
      pair,
      pairWilds,
    })
    // Neither 567m nor 555m beside 55m: the one 5m can't be in both.
    expect(readings(counts('5mRRRR'), 1, redDragon)).toEqual([
      standard('R', 'triplet', 3, '5m', 1),
      standard('5m', 'triplet', 2, 'R', 2),
      standard('5m', 'sequence', 2, 'R', 2),
      standard('4m', 'sequence', 2, 'R', 2),
      standard('3m', 'sequence', 2, 'R', 2),
    ])
    // 345m beside 33m: the 3m goes to the pair, though the sequence could have it.
    expect(readings(counts('34mRRR'), 1, redDragon)).toContainEqual(standard('3m', 'sequence', 2, '3m', 1))
  })

  test('C10: no sequence goes over from one suit to the next, and melds leave no seven pairs', () => {
    expect(readings(counts('89m1p55s'), 1, plain)).toEqual([])
    expect(readings(counts('9m12p55s'), 1, plain)).toEqual([])
    expect(readings(counts('11335577m'), 2, plain)).toEqual([])
    expect(readings(counts('1133557799m224p6p'), 4, plain)).toEqual([])
  })
})
