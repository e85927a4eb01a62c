import { describe, expect, test } from 'vitest'
import { addedKong, answer, discard, draw, given, type Story } from '../support/given.ts'
import { position, type Position } from '../support/position.ts'
import { PLANET } from '../support/rule-sets.ts'

/** Seat 2 waits for 4p and 7p and passes 4p, discarded by seat 0. `next` is what is drawn then. */
function passed(next: string, more: Position = {}): Story {
  const hands = { 0: '4p*', 2: '123m456m789m56p99p', ...more.hands }
  const deal = position(PLANET, { turn: 0, next, ...more, hands })
  return given(deal).when(discard(0, '4p'), answer(2, 'pass'), draw)
}

/** What passing costs in Planet (rules.md P5). */
describe('PL passing', () => {
  test('PL-35 no win on another tile before the next draw', () => {
    expect(passed('4p').when(discard(1, '4p')).may(2)).toEqual([])
    expect(passed('7p').when(discard(1, '7p')).may(2)).toEqual([])
  })

  test('PL-36 nor by robbing a kong, on any tile', () => {
    const story = passed('7p', { melds: { 1: ['pung 7p'] } }).when(addedKong(1, '7p'))
    expect(story.may(2)).toEqual([])
    expect(story.refusal(answer(2, 'win'))).toBe('not-offered')
  })

  test('PL-37 after a draw a win is offered again', () => {
    const story = passed('9s8s4p').when(discard(1, '9s'), draw, discard(2, '8s'), draw, discard(3, '4p'))
    expect(story.may(2)).toEqual(['win', 'pass'])
  })

  test('PL-38 a self-draw stays allowed', () => {
    expect(passed('9s4p').when(discard(1, '9s'), draw).may(2)).toContain('win')
  })

  test('PL-39 the pung lock is for that tile and for pungs only', () => {
    // The case has the pung in bamboo, which no void suit allows beside characters and dots; here it is of 8p.
    const deal = position(PLANET, { turn: 3, next: '8p5m', hands: { 2: '5567m123p999p88p1m', 3: '5m*' } })
    const passedPung = given(deal).when(discard(3, '5m'))
    expect(passedPung.may(2)).toEqual(['pung', 'pass'])
    const story = passedPung
      .when(answer(2, 'pass'), draw, discard(0, '8p'), answer(2, 'pung'), discard(2, '1m'), draw)
      .when(discard(3, '5m'))
    expect(story.may(2)).toEqual(['win', 'pass'])
  })

  test('PL-40 choosing a pung passes the win', () => {
    const deal = position(PLANET, { turn: 0, next: '6p', hands: { 0: '4p*', 2: '123m456m789m44p66p' } })
    const offered = given(deal).when(discard(0, '4p'))
    expect(offered.may(2)).toEqual(['win', 'pung', 'pass'])
    const story = offered.when(answer(2, 'pung'), discard(2, '6p'), draw, discard(3, '6p'))
    expect(story.may(2)).toEqual([])
  })

  test('PL-46 the lock lasts until the next draw, and a replacement draw is one', () => {
    const story = passed('1m4p', { hands: { 2: '111m456m789m56p22p' }, last: '9s' })
      .when(discard(1, '1m'), answer(2, 'kong'), draw, discard(2, '9s'), draw)
      .when(discard(3, '4p'))
    expect(story.may(2)).toEqual(['win', 'pass'])
    const own = passed('9s8s4p').when(discard(1, '9s'), draw, discard(2, '8s'), draw, discard(3, '4p'))
    expect(own.may(2)).toEqual(['win', 'pass'])
  })
})
