import { describe, expect, test } from 'vitest'
import { concealedKong, discard, draw, given } from '../support/given.ts'
import { position, type Position } from '../support/position.ts'
import { SICHUAN } from '../support/rule-sets.ts'

const settled = (spec: Position): number[] =>
  given(position(SICHUAN, { drawing: 0, left: 0, ...spec }))
    .when(draw)
    .paid()

/** The checks at the wall's end in Sichuan Swap Three. */
describe('S0 wall end', () => {
  const READY_1 = '234m567m234p567p8p'
  const READY_2 = '111m444m777m22p55p'
  const READY_8 = '1112345678999m'
  const READY_16 = '2222m3333m66m88p9p'

  test('S0-37 a pig pays the clean, a clean unready seat the ready', () => {
    expect(settled({ won: { 0: '9p' }, hands: { 1: '1s*', 3: READY_8 } })).toEqual([0, -32, 8, 24])
  })

  test('S0-38 pigs do not pay each other', () => {
    expect(settled({ hands: { 0: '1133557799m224p', 1: '1s*', 2: '2s*' } })).toEqual([36, -32, -32, 28])
  })

  test('S0-40 an unready seat pays each ready hand its own best value', () => {
    expect(settled({ won: { 2: '9p' }, hands: { 1: READY_2, 3: READY_16 } })).toEqual([-18, 2, 0, 16])
  })

  test('S0-41 kong income stands', () => {
    const deal = position(SICHUAN, {
      turn: 0,
      left: 1,
      last: '9s',
      hands: { 0: '1111m*', 1: '1133557799p224m', 2: READY_1, 3: '345m678m345p678p9p' },
    })
    const story = given(deal).when(concealedKong(0, '1m'), draw, discard(0, '9s'), draw)
    expect(story.paid('kong')).toEqual([6, -2, -2, -2])
    expect(story.paid('not-ready', 'flower-pig', 'kong-refund')).toEqual([-6, 4, 1, 1])
    expect(story.paid()).toEqual([0, 2, -1, -1])
  })

  test('S0-57 a pig pays clean seats whether they are ready or not', () => {
    expect(settled({ hands: { 1: '1s*' } })).toEqual([16, -48, 16, 16])
  })

  test('S0-64 a recorded deal settles the same way', () => {
    const points = settled({
      voids: 'pppp',
      won: { 1: '9s', 3: '9s' },
      melds: { 0: ['pung 1m', 'pung 1s'], 2: ['pung 7s', 'pung 5m'] },
      hands: { 0: '1678m678s', 2: '4446789m' },
    })
    expect(points).toEqual([-2, 0, 2, 0])
  })
})
