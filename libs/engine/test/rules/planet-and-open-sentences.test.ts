import { describe, expect, test } from 'vitest'
import { timeOutAction } from '../../src/index.ts'
import { answer, discard, draw, given, win } from '../support/given.ts'
import { bestIn, fansOf, scored } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { OPEN, PLANET } from '../support/rule-sets.ts'

const PLAIN = '123m456m789m123p99p'
const WAITS_9P = '123m456m789m123p9p'

/** Sentences of rules.md P that no case speaks of. */
describe('Planet, sentence by sentence', () => {
  test('P2 seven pairs excludes all pungs, and the golden hook counts with all pungs', () => {
    expect(fansOf(scored(PLANET, '1111m3333m5555m22p'))).toEqual({ 'seven-pairs': 2, root: 3 })
    expect(fansOf(scored(PLANET, '22p', { melds: ['pung 1m', 'pung 3m', 'pung 5m', 'exposed kong 7m'] }))).toEqual({
      'all-pungs': 1,
      root: 1,
      'golden-hook': 1,
    })
    expect(fansOf(scored(PLANET, '333m22p', { melds: ['pung 1m', 'pung 5m', 'pung 7m'] }))).toEqual({ 'all-pungs': 1 })
  })

  test('P2 kong replacement is a self-draw right after an own kong, of any sort', () => {
    const exposed = position(PLANET, { turn: 1, hands: { 0: '111m234m567p789p3p', 1: '1m*' }, last: '3p' })
    const story = given(exposed).when(discard(1, '1m'), answer(0, 'kong'), draw, win(0))
    expect(story.of('WinDeclared')[0]!.fans.map(({ name }) => name)).toEqual(['root', 'kong-replacement'])
  })

  test('P3 a self-draw is paid by each other active seat, by the points and one more', () => {
    const deal = position(PLANET, { turn: 0, won: { 2: '9m' }, hands: { 0: PLAIN } })
    expect(given(deal).when(win(0)).paid()).toEqual([4, -2, 0, -2])
  })

  test('P5 a passed win blocks every tile of others, a self-draw stays open', () => {
    const hands = { 0: '4p*', 2: '123m456m789m56p99p' }
    const passed = given(position(PLANET, { turn: 0, hands, next: '7p4p' })).when(
      discard(0, '4p'),
      answer(2, 'pass'),
      draw,
    )
    expect(passed.when(discard(1, '7p')).may(2)).toEqual([])
    const own = given(position(PLANET, { turn: 0, hands, next: '9s4p' })).when(
      discard(0, '4p'),
      answer(2, 'pass'),
      draw,
    )
    expect(own.when(discard(1, '9s'), draw).may(2)).toContain('win')
  })

  test('P6 a flower pig with kong income pays 8 and gives it back; a ready seat keeps its own', () => {
    const kongs = [
      {
        seat: 1,
        payments: [
          { from: 0, to: 1, points: 2 },
          { from: 3, to: 1, points: 2 },
        ],
        transferred: false,
      },
      { seat: 2, payments: [{ from: 0, to: 2, points: 2 }], transferred: false },
    ] as const
    const deal = position(PLANET, { drawing: 0, left: 0, won: { 0: '9m' }, kongs, hands: { 1: '5s*', 2: WAITS_9P } })
    const story = given(deal).when(draw)
    expect(story.paid('flower-pig')).toEqual([0, -16, 8, 8])
    expect(story.paid('not-ready')).toEqual([0, 0, 1, -1])
    expect(story.paid('kong-refund')).toEqual([2, -4, 0, 2])
  })

  test('P6 a wait is worth its shape and roots alone', () => {
    expect(bestIn(PLANET, WAITS_9P)).toBe(1)
    expect(bestIn(PLANET, '5p', ['pung 1m', 'pung 3m', 'pung 7p', 'pung 9p'])).toBe(4)
  })

  test('P9 the rule itself decides for a seat that ran out of time, and its event says so', () => {
    const deal = position(PLANET, { turn: 0, hands: { 0: '9s1p*' } })
    const chosen = timeOutAction(deal, 0)
    expect(chosen).toMatchObject({ type: 'discard', tile: '9s', timedOut: 'rule' })
    expect(given(deal).when(chosen!).of('TurnTimedOut')).toEqual([{ seat: 0, played: 'discard', by: 'rule' }])
  })
})

/** Sentences of rules.md X that no case speaks of. */
describe('Open Blood Battle, sentence by sentence', () => {
  test('X1 a seat that holds its void suit may pung and kong others, and its discards are of that suit', () => {
    const pung = given(position(OPEN, { turn: 0, hands: { 0: '5m*', 1: '7s555m*' } })).when(discard(0, '5m'))
    expect(pung.may(1)).toEqual(['kong', 'pung', 'pass'])
    expect(pung.when(answer(1, 'pung')).may(1)).toEqual(['discard 7s'])
  })

  test('X4 kong payments are as everywhere', () => {
    expect((['exposed', 'added', 'concealed'] as const).map((kind) => OPEN.kongPoints(kind, false))).toEqual([2, 1, 2])
  })

  test('X5 a flower pig pays a ready seat 16 and its best wait, and nobody twice', () => {
    const deal = position(OPEN, {
      drawing: 0,
      left: 0,
      won: { 3: '9m' },
      hands: { 0: '5s*', 1: '123m456m789m1p222p' },
    })
    const story = given(deal).when(draw)
    const best = bestIn(OPEN, '123m456m789m1p222p')
    expect(story.paid('flower-pig')).toEqual([-48 - best, 16 + best, 16, 16])
    expect(story.paid('not-ready')).toEqual([0, best, -best, 0])
  })
})
