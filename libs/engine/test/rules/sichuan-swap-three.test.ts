import { tiles, type Tile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { SEATS, type Seat } from '../../src/index.ts'
import { concealedKong, draw, given, win, type Story } from '../support/given.ts'
import { fansOf, scored, value } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW, PLANET, RED_DRAGON, SICHUAN } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

const swap = (seat: Seat, text: string) => ({ type: 'swap', seat, tiles: tiles(text) }) as const
const HANDS = { 0: '1112223334445m9p', 1: '1112223334445p', 2: '5556667778889m', 3: '5556667778889p' }

function chosen(): Story {
  return begun(SICHUAN, { hands: HANDS }).when(swap(2, '555m'), swap(0, '135m'), swap(3, '579p'), swap(1, '111p'))
}

/** rules.md S, beyond the cases. */
describe('Sichuan Swap Three', () => {
  test('S1 three tiles of one suit that the seat holds, once', () => {
    const story = begun(SICHUAN, { hands: HANDS })
    expect(story.refusal(swap(0, '11m9p'))).toBe('not-three-of-one-suit')
    expect(story.refusal(swap(0, '11m'))).toBe('not-three-of-one-suit')
    expect(story.refusal(swap(0, '1111m'))).toBe('not-three-of-one-suit')
    expect(story.refusal(swap(0, '679m'))).toBe('tile-not-held')
    expect(story.refusal(swap(0, '155m'))).toBe('tile-not-held')
    expect(story.refusal({ type: 'swap', seat: 0, tiles: ['R', 'R', 'R'] })).toBe('not-three-of-one-suit')
    expect(story.when(swap(0, '135m')).refusal(swap(0, '111m'))).toBe('already-chosen')
    expect(story.when(swap(0, '531m')).of('SwapChosen')).toEqual([{ seat: 0, tiles: ['5m', '3m', '1m'] }])
  })

  test('S1 nothing moves before all four have chosen', () => {
    const three = begun(SICHUAN, { hands: HANDS }).when(swap(2, '555m'), swap(0, '135m'), swap(3, '579p'))
    expect(three.refusal({ type: 'draw-direction', direction: 'left', die: null })).toBe('wrong-phase')
    expect(three.of('TilesSwapped')).toEqual([])
    expect(three.may(1)).toEqual(begun(SICHUAN, { hands: HANDS }).may(1))
  })

  test.each([
    ['right', 1],
    ['across', 2],
    ['left', 3],
  ] as const)('S1 one direction for all at once: %s', (direction, steps) => {
    const story = chosen().when({ type: 'draw-direction', direction, die: null })
    const given4: Tile[][] = [tiles('135m'), tiles('111p'), tiles('555m'), tiles('579p')]
    expect(story.of('TilesSwapped')).toEqual([
      { moves: SEATS.map((seat) => ({ from: seat, to: (seat + steps) % 4, tiles: given4[seat] })) },
    ])
    const before = begun(SICHUAN, { hands: HANDS }).deal
    expect(story.deal.seats.map(({ hand }) => hand.reduce((sum, count) => sum + count))).toEqual([14, 13, 13, 13])
    const taken = (0 + 4 - steps) % 4
    const expected = [...before.seats[0].hand]
    for (const tile of given4[0]!) expected[Number(tile[0]) - 1]!--
    for (const tile of given4[taken]!) expected[Number(tile[0]) - 1 + (tile[1] === 'm' ? 0 : 9)]!++
    expect(story.deal.seats[0].hand).toEqual(expected)
    expect(story.deal.phase.name).toBe('choosing-void')
  })

  test('S1 the direction is drawn, not rolled', () => {
    expect(chosen().refusal({ type: 'draw-direction', direction: 'right', die: 1 })).toBe('not-allowed-direction')
  })

  test('S2 fan by name', () => {
    const fans = (concealed: string, situation = {}) => fansOf(scored(SICHUAN, concealed, situation))
    expect(fans('123m456m789m123p99p')).toEqual({})
    expect(fans('111m333m555p777p99p')).toEqual({ 'all-pungs': 1 })
    expect(fans('1133557799m2244p')).toEqual({ 'seven-pairs': 2 })
    expect(fans('123m345m567m789m22m')).toEqual({ 'full-flush': 2 })
    expect(fans('1111m23m456p789p22p')).toEqual({ root: 1 })
    expect(fans('11m123p', { melds: ['concealed kong 5m', 'exposed kong 9p', 'added kong 7p'] })).toEqual({ root: 3 })
    expect(fans('234m55p', { melds: ['pung 4m', 'pung 7p', 'pung 8p'] })).toEqual({ root: 1 })
    expect(fans('123m456m789m123p99p', { by: 'self-draw', afterKong: true })).toEqual({
      'kong-bloom': 1,
      'self-draw': 1,
    })
    expect(fans('123m456m789m123p99p', { by: 'rob' })).toEqual({})
  })

  test('S2 kong bloom is counted once, after two kongs in a row too', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '234m567p3p1111m999p' }, last: '9p3p' })
    const story = given(deal).when(concealedKong(0, '1m'), draw, concealedKong(0, '9p'), draw, win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({
      fans: [
        { name: 'root', fan: 2 },
        { name: 'kong-bloom', fan: 1 },
        { name: 'self-draw', fan: 1 },
      ],
      points: 16,
    })
  })

  test('S2 no bloom once a tile has been discarded after the kong', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '123m456m789m123p99p' } })
    expect(given(deal).when(win(0)).of('WinDeclared')[0]!.fans).toEqual([{ name: 'self-draw', fan: 1 }])
  })

  test('S3 two to the fan, four fan at most', () => {
    const points = [
      '123m456m789m123p99p',
      '111m333m555p777p99p',
      '1133557799m2244p',
      '1111m33m55m77m22p44p',
      '1111m3333m55m22p44p',
      '1111m2222m3333m55m',
    ]
    expect(points.map((hand) => value(SICHUAN, hand)[1])).toEqual([1, 2, 4, 8, 16, 16])
  })

  test('S4 several winners are each paid by the discarder, a self-draw by active seats only', () => {
    const deal = position(SICHUAN, { turn: 0, won: { 2: '9m' }, hands: { 0: '123m456m789m123p99p' } })
    expect(given(deal).when(win(0)).paid()).toEqual([4, -2, 0, -2])
  })

  test('S7 five minutes a deal, forty seconds a turn, also in Blood Flow and Red Dragon Wild', () => {
    for (const { clock, timeOut } of [SICHUAN, BLOOD_FLOW, RED_DRAGON]) {
      expect(clock).toMatchObject({ dealSeconds: 300, turnSeconds: 40 })
      expect(timeOut).toBe('bot')
    }
    expect(PLANET.timeOut).toBe('rule')
  })
})
