import { describe, expect, test } from 'vitest'
import { addedKong, answer, concealedKong, discard, draw, given, win, type Story } from '../support/given.ts'
import { waitsIn } from '../support/notation.ts'
import { position, type Position } from '../support/position.ts'
import { BLOOD_FLOW } from '../support/rule-sets.ts'

/** A locked seat 0 that has drawn the last tile of `hand`. */
function locked(hand: string, more: Position = {}): Story {
  return given(position(BLOOD_FLOW, { turn: 0, won: { 0: '9m' }, ...more, hands: { ...more.hands, 0: hand } }))
}

describe('BF locked seats', () => {
  test('BF-08 each win is scored afresh with the locked ten tiles', () => {
    const deal = position(BLOOD_FLOW, { turn: 1, hands: { 0: '123m456m78p55p', 1: '6p*' }, next: '1s2s3s9p4s6p' })
    const first = given(deal).when(discard(1, '6p'), answer(0, 'win'))
    expect(first.paid()).toEqual([1, -1, 0, 0])
    expect(first.of('HandLocked')).toMatchObject([{ seat: 0, laidAside: '6p', waits: ['6p', '9p'] }])
    const second = first.when(draw, discard(1, '1s'), draw, discard(2, '2s'), draw, discard(3, '3s'), draw, win(0))
    expect(second.paid()).toEqual([7, -3, -2, -2])
    const third = second.when(draw, discard(1, '4s'), draw, discard(2, '6p'), answer(0, 'win'))
    expect(third.paid()).toEqual([8, -3, -3, -2])
    expect(third.of('WinDeclared').map(({ fan, points }) => [fan, points])).toEqual([
      [0, 1],
      [1, 2],
      [0, 1],
    ])
    expect(third.of('HandLocked')).toHaveLength(1)
    expect(third.deal.seats[0].laidAside).toEqual(['6p', '9p', '6p'])
    expect(third.deal.seats[0].hand).toEqual(deal.seats[0].hand)
  })

  test('BF-09 a concealed kong that keeps the waits is legal', () => {
    expect(waitsIn(BLOOD_FLOW, '777m123p56p99m')).toBe('4p 7p')
    const story = locked('777m123p56p99m7m', { won: { 0: '4p' }, last: '3s' })
    expect(story.may(0)).toEqual(['concealed kong 7m', 'discard 7m'])
    const konged = story.when(concealedKong(0, '7m'), draw)
    expect(konged.paid()).toEqual([6, -2, -2, -2])
    expect(konged.of('TileDrawn')).toEqual([{ seat: 0, tile: '3s', end: 'back', replacement: true }])
  })

  test('BF-10 a concealed kong that takes waits is illegal', () => {
    expect(waitsIn(BLOOD_FLOW, '3334m567p123p')).toBe('2m 4m 5m')
    const story = locked('3334m567p123p3m')
    expect(story.may(0)).toEqual(['discard 3m'])
    expect(story.refusal(concealedKong(0, '3m'))).toBe('waits-would-change')
    expect(story.refusal(discard(0, '4m'))).toBe('must-discard-drawn')
  })

  test('BF-11 a drawn wait is a win, not a kong', () => {
    expect(waitsIn(BLOOD_FLOW, '55567m123p99p')).toBe('5m 8m 9p')
    const story = locked('55567m123p99p5m')
    expect(story.may(0)).toEqual(['win'])
    expect(story.refusal(concealedKong(0, '5m'))).toBe('must-win')
    expect(story.refusal(discard(0, '5m'))).toBe('must-win')
  })

  test('BF-12 adding to an own pung is legal and robbable', () => {
    const more = { melds: { 0: ['pung 8p'] }, won: { 0: '3m' }, hands: { 2: '234m567m79p22p' } }
    const story = locked('123m45m99p8p', more)
    expect(story.may(0)).toEqual(['added kong 8p', 'discard 8p'])
    const added = story.when(addedKong(0, '8p'))
    expect(added.may(2)).toEqual(['win', 'pass'])
    expect(added.when(answer(2, 'pass'), draw).paid()).toEqual([3, -1, -1, -1])
  })

  test('BF-26 a drawn void tile is discarded at once', () => {
    expect(locked('123m456m78p55p3s').may(0)).toEqual(['discard 3s'])
  })

  test('BF-28 a locked seat deals in like anyone', () => {
    const deal = position(BLOOD_FLOW, {
      turn: 2,
      won: { 0: '4p', 2: '9p' },
      hands: { 0: '777m123p56p99m', 2: '123m456m789m1p4p' },
    })
    const story = given(deal).when(discard(2, '4p'))
    expect(story.may(0)).toEqual(['win'])
    expect(story.refusal(answer(0, 'pass'))).toBe('must-win')
    expect(story.when(answer(0, 'win')).paid()).toEqual([1, 0, -1, 0])
  })

  test('BF-29 a locked seat robs', () => {
    const deal = position(BLOOD_FLOW, {
      turn: 1,
      won: { 0: '9p' },
      melds: { 1: ['pung 6p'] },
      hands: { 0: '123m456m78p55p', 1: '6p*' },
    })
    const story = given(deal).when(addedKong(1, '6p'))
    expect(story.may(0)).toEqual(['win'])
    const robbed = story.when(answer(0, 'win'))
    expect(robbed.paid()).toEqual([1, -1, 0, 0])
    expect(robbed.deal.seats[1].melds).toMatchObject([{ kind: 'pung' }])
  })

  test('BF-31 a locked seat makes no exposed kong', () => {
    const deal = position(BLOOD_FLOW, { turn: 1, won: { 0: '4m' }, hands: { 0: '999p123m56m22p', 1: '9p*' } })
    expect(given(deal).when(discard(1, '9p')).may(0)).toEqual([])
  })

  test('BF-32 the whole sets of waits are compared', () => {
    expect(waitsIn(BLOOD_FLOW, '11123m777p55p')).toBe('1m 4m 5p')
    expect(waitsIn(BLOOD_FLOW, '11123m55p', ['concealed kong 7p'])).toBe('1m 4m 5p')
    expect(locked('11123m777p55p7p').may(0)).toEqual(['concealed kong 7p', 'discard 7p'])
  })
})
