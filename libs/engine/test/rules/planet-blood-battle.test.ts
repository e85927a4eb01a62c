import { SECRECY } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { PLANET_CLOCKS } from '../../src/index.ts'
import { addedKong, answer, discard, draw, given, win } from '../support/given.ts'
import { fansOf, scored, value } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { PLANET } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

const PLAIN = '123m456m789m123p99p'

/** rules.md P, beyond the cases. */
describe('Planet Blood Battle', () => {
  test('P1 the swap is as in Sichuan Swap Three', () => {
    expect(begun(PLANET, {}).deal.phase.name).toBe('swapping')
    expect(PLANET.swapDirection).toBe('drawn')
  })

  test('P2 fan by name', () => {
    const fans = (concealed: string, situation = {}) => fansOf(scored(PLANET, concealed, situation))
    expect(fans(PLAIN)).toEqual({})
    expect(fans('111m333m555p777p99p')).toEqual({ 'all-pungs': 1 })
    expect(fans('123m345m567m789m22m')).toEqual({ 'full-flush': 2 })
    expect(fans('1133557799m2244p')).toEqual({ 'seven-pairs': 2 })
    expect(fans('1111m23m456p789p22p')).toEqual({ root: 1 })
    expect(fans('55p', { melds: ['pung 1m', 'pung 3m', 'pung 7p', 'pung 9p'] })).toEqual({
      'all-pungs': 1,
      'golden-hook': 1,
    })
    expect(fans(PLAIN, { by: 'self-draw', afterKong: true })).toEqual({ 'kong-replacement': 1 })
    expect(fans(PLAIN, { by: 'rob' })).toEqual({ 'robbing-a-kong': 1 })
    expect(fans(PLAIN, { lastTile: true })).toEqual({ 'last-tile': 1 })
    expect(fans(PLAIN, { by: 'self-draw' })).toEqual({})
  })

  test('P2 last tile: the last of the wall, or its discard', () => {
    const hands = { 0: '123m456m789m123p9p', 2: '9p*' }
    const last = given(position(PLANET, { turn: 2, left: 0, hands })).when(discard(2, '9p'), answer(0, 'win'))
    expect(last.of('WinDeclared')[0]!.fans).toEqual([{ name: 'last-tile', fan: 1 }])
    const before = given(position(PLANET, { turn: 2, left: 1, hands })).when(discard(2, '9p'), answer(0, 'win'))
    expect(before.of('WinDeclared')[0]!.fans).toEqual([])
    const drawn = given(position(PLANET, { turn: 0, left: 0, hands: { 0: `${hands[0]}9p` } })).when(win(0))
    expect(drawn.paid()).toEqual([9, -3, -3, -3])
  })

  test('P3 1, 2, 4, 8 on a discard, one more from each on a self-draw', () => {
    const hands = [PLAIN, '111m333m555p777p99p', '1133557799m2244p', '1111m33m55m77m22p44p', '1111m3333m55m22p44p']
    expect(hands.map((hand) => value(PLANET, hand)[1])).toEqual([1, 2, 4, 8, 8])
    expect(hands.map((hand) => value(PLANET, hand, { by: 'self-draw' })[1])).toEqual([2, 3, 5, 9, 9])
    expect(value(PLANET, PLAIN, { by: 'rob' })[1]).toBe(2)
  })

  test('P4 concealed kongs are shown to all', () => {
    expect(SECRECY['KongMade.v1']).toEqual({ event: 'public', actors: [], fields: [] })
  })

  const waiting = '123m456m789m56p99p'

  test('P5 running out of time passes the win too', () => {
    const deal = position(PLANET, { turn: 0, next: '4p', hands: { 0: '4p*', 2: waiting } })
    const story = given(deal)
      .when(discard(0, '4p'), { type: 'answer', seat: 2, answer: 'pass', timedOut: 'rule' })
      .when(draw, discard(1, '4p'))
    expect(story.may(2)).toEqual([])
  })

  test('P5 claiming a kong passes the win, until the replacement draw', () => {
    const deal = position(PLANET, { turn: 0, hands: { 0: '9p*', 2: '99978p123m456m22m' }, last: '9m' })
    const story = given(deal).when(discard(0, '9p'), answer(2, 'kong'))
    expect(story.deal.seats[2].winBlocked).toBe(true)
    expect(story.when(draw).deal.seats[2].winBlocked).toBe(false)
  })

  test('P5 passing a kong that could be robbed blocks wins', () => {
    const deal = position(PLANET, {
      turn: 0,
      melds: { 0: ['pung 7p'] },
      next: '4p',
      last: '9m',
      hands: { 0: '7p*', 2: waiting },
    })
    const passed = given(deal).when(addedKong(0, '7p'), answer(2, 'pass'), draw, discard(0, '9m'), draw)
    expect(passed.when(discard(1, '4p')).may(2)).toEqual([])
  })

  test('P5 a claim that another seat’s win overrides is not a pass', () => {
    const hands = { 0: '4p*', 2: '123m456m789m44p66p', 3: '234m567m678m35p22p' }
    const deal = position(PLANET, { turn: 0, hands, next: '9m6p' })
    const overridden = given(deal).when(discard(0, '4p'), answer(2, 'pung'), answer(3, 'win'))
    expect(overridden.of('PungClaimed')).toEqual([])
    const story = overridden.when(draw, discard(0, '9m'), draw, discard(1, '6p'))
    expect(story.may(2)).toEqual(['win', 'pung', 'pass'])
    const made = given(position(PLANET, { turn: 0, hands: { 0: hands[0], 2: hands[2] } })).when(
      discard(0, '4p'),
      answer(2, 'pung'),
    )
    expect(made.deal.seats[2].winBlocked).toBe(true)
  })

  test('P5 a pung that was passed is blocked for its tile until the next draw', () => {
    const deal = position(PLANET, { turn: 0, next: '4p9s8s', hands: { 0: '4p*', 2: '44p55p*' } })
    const story = given(deal).when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '4p'))
    expect(story.may(2)).toEqual([])
    const drawn = position(PLANET, { turn: 0, next: '9s8s4p', hands: { 0: '4p*', 2: '44p*' } })
    const again = given(drawn)
      .when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '9s'), draw, discard(2, '8s'), draw)
      .when(discard(3, '4p'))
    expect(again.may(2)).toEqual(['pung', 'pass'])
  })

  test('P5 who is never asked has not passed', () => {
    const hands = { 0: '4p*', 2: '44p*', 3: '234m567m678m35p22p' }
    const deal = position(PLANET, { turn: 0, hands, next: '9m4p' })
    const story = given(deal).when(discard(0, '4p'), answer(3, 'win'), draw, discard(0, '9m'), draw, discard(1, '4p'))
    expect(story.may(2)).toEqual(['pung', 'pass'])
  })

  test('P8 the clocks', () => {
    const seconds = Object.values(PLANET_CLOCKS).map((clock) => [
      clock.turnSeconds,
      clock.reserveSeconds,
      clock.claimSeconds,
      clock.openingSeconds,
      clock.dealSeconds,
    ])
    expect(seconds).toEqual([
      [2, 5, 2, 15, null],
      [3, 10, 3, 15, null],
      [5, 20, 5, 15, null],
      [15, 60, 15, 15, null],
    ])
    expect(Object.keys(PLANET_CLOCKS)).toEqual(['bullet', 'blitz', 'standard', 'relaxed'])
  })
})
