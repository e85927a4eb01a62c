import { describe, expect, test } from 'vitest'
import { nextDealer } from '../../src/index.ts'
import { answer, concealedKong, discard, draw, given, timeLimit, win } from '../support/given.ts'
import { position } from '../support/position.ts'
import { SICHUAN } from '../support/rule-sets.ts'

/** Wins at the table in Sichuan Swap Three: who is offered one, who pays, who plays next. */
describe('S0 wins', () => {
  test('S0-01 a basic win is paid by the discarder', () => {
    const deal = position(SICHUAN, { turn: 2, hands: { 0: '123m456m789m123p9p', 2: '9p*' } })
    const story = given(deal).when(discard(2, '9p'), answer(0, 'win'))
    expect(story.paid()).toEqual([1, 0, -1, 0])
    expect(story.of('WinDeclared')).toMatchObject([{ seat: 0, from: 2, by: 'discard', fans: [], fan: 0, points: 1 }])
  })

  test('S0-02 a self-draw is one fan and paid by all', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '123m456m789m123p99p' } })
    const story = given(deal).when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [{ name: 'self-draw', fan: 1 }], points: 2 })
    expect(story.paid()).toEqual([6, -2, -2, -2])
  })

  test('S0-06 full flush self-drawn', () => {
    const story = given(position(SICHUAN, { turn: 0, hands: { 0: '123m345m567m789m22m' } })).when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fan: 3, points: 8 })
    expect(story.paid()).toEqual([24, -8, -8, -8])
  })

  test('S0-17 kong bloom and self-draw stack', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '234m567p789p3p1111m' }, last: '3p' })
    const kong = given(deal).when(concealedKong(0, '1m'))
    expect(kong.paid()).toEqual([6, -2, -2, -2])
    const story = kong.when(draw, win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({
      fans: [
        { name: 'root', fan: 1 },
        { name: 'kong-bloom', fan: 1 },
        { name: 'self-draw', fan: 1 },
      ],
      points: 8,
    })
    expect(story.paid()).toEqual([30, -10, -10, -10])
  })

  test('S0-42 with the third winner the deal ends and nothing is checked', () => {
    const deal = position(SICHUAN, {
      turn: 1,
      voids: 'sssp',
      won: { 0: '9m', 2: '9m' },
      hands: { 1: '99s5s*', 3: '123m456m789m46s11s' },
    })
    const story = given(deal).when(discard(1, '5s'), answer(3, 'win'))
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won', totals: [0, -1, 0, 1] }])
    expect(story.of('PointsPaid').map(({ reason }) => reason)).toEqual(['win'])
  })

  test('S0-43 after two winners on one tile the next active seat after the last winner plays', () => {
    const deal = position(SICHUAN, {
      turn: 0,
      hands: { 0: '9p*', 1: '123m456m789m123p9p', 3: '234m678m456p678p9p' },
    })
    const story = given(deal).when(discard(0, '9p'), answer(3, 'win'), answer(1, 'win'))
    expect(story.of('WinDeclared').map(({ seat }) => seat)).toEqual([1, 3])
    expect(story.paid()).toEqual([-2, 1, 0, 1])
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 0, end: 'front', replacement: false }])
    expect(nextDealer(story.deal)).toBe(0)
  })

  test('S0-51 the dealer may win with the opening hand as a self-draw, for nothing more', () => {
    const deal = position(SICHUAN, { turn: 0, source: 'opening', discards: 0, hands: { 0: '123m456m789m123p99p' } })
    expect(given(deal).may(0)).toContain('win')
    expect(given(deal).when(win(0)).paid()).toEqual([6, -2, -2, -2])
  })

  test('S0-52 bloom after an exposed kong is paid by all', () => {
    const deal = position(SICHUAN, { turn: 3, hands: { 0: '111m234m567p789p3p', 3: '1m*' }, last: '3p' })
    const story = given(deal).when(discard(3, '1m'), answer(0, 'kong'), draw, win(0))
    expect(story.paid('kong')).toEqual([2, 0, 0, -2])
    expect(story.of('WinDeclared')[0]).toMatchObject({ fan: 3, points: 8 })
    expect(story.paid()).toEqual([26, -8, -8, -10])
  })

  test('S0-54 no fan and no transfer for a win on the discard after a kong', () => {
    const deal = position(SICHUAN, { turn: 1, hands: { 1: '1111m*', 2: '234m456m789m123p9p' }, last: '9p' })
    const story = given(deal).when(concealedKong(1, '1m'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [], points: 1 })
    expect(story.paid('win')).toEqual([0, -1, 1, 0])
    expect(story.paid('kong')).toEqual([-2, 6, -2, -2])
    expect(story.paid()).toEqual([-2, 5, -1, -2])
  })

  test('S0-59 the time limit leaves what is paid and checks nothing', () => {
    const deal = position(SICHUAN, {
      turn: 1,
      hands: { 1: '1111p*', 2: '1133557799m224p' },
      last: '9s',
      next: '8s7s4p',
    })
    const story = given(deal)
      .when(concealedKong(1, '1p'), draw, discard(1, '9s'), draw, discard(2, '8s'), draw, discard(3, '7s'))
      .when(draw, discard(0, '4p'), answer(2, 'win'), timeLimit)
    expect(story.paid()).toEqual([-6, 6, 2, -2])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'time-limit', totals: [-6, 6, 2, -2] }])
    expect(story.of('PointsPaid').map(({ reason }) => reason)).toEqual(['kong', 'win'])
    expect(story.of('WinDeclared')).toHaveLength(1)
  })

  test('S0-60 a seat that may win or pung chooses freely; between seats a win comes first', () => {
    const hands = { 1: '5p*', 2: '123m456m789p55p99p', 3: '234m456m678m46p22p' }
    const alone = given(position(SICHUAN, { turn: 1, hands: { 1: hands[1], 2: hands[2] } })).when(discard(1, '5p'))
    expect(alone.may(2)).toEqual(['win', 'pung', 'pass'])
    const punged = alone.when(answer(2, 'pung'))
    expect(punged.of('PungClaimed')).toEqual([{ seat: 2, tile: '5p', from: 1 }])
    const both = given(position(SICHUAN, { turn: 1, hands })).when(discard(1, '5p'), answer(2, 'pung'))
    expect(both.of('PungClaimed')).toEqual([])
    const won = both.when(answer(3, 'win'))
    expect(won.of('WinDeclared').map(({ seat }) => seat)).toEqual([3])
    expect(won.of('PungClaimed')).toEqual([])
    expect(won.deal.seats[2].melds).toEqual([])
  })
})
