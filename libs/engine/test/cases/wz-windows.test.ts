import { describe, expect, test } from 'vitest'
import { nextDealer } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win, type Story } from '../support/given.ts'
import { position, type Position } from '../support/position.ts'
import { WANZHOU } from '../support/rule-sets.ts'

const PLAIN = '123m456p789s222s9p'

/** Seat 2 discards the tile with which seat 0's plain hand is complete. */
function plainOn(more: Position): Story {
  return given(position(WANZHOU, { turn: 2, ...more, hands: { 0: PLAIN, 2: '9p*', ...more.hands } })).when(
    discard(2, '9p'),
  )
}

/** When a plain hand may be won in Wanzhou, and who pays. */
describe('WZ windows', () => {
  test('WZ-03 a plain self-draw', () => {
    const story = given(position(WANZHOU, { turn: 0, hands: { 0: `${PLAIN}9p` } })).when(win(0))
    expect(story.paid()).toEqual([6, -2, -2, -2])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('WZ-04 not on the tenth discard', () => {
    expect(plainOn({ discards: 9 }).may(0)).toEqual([])
  })

  test('WZ-05 on the third discard', () => {
    expect(plainOn({ discards: 2 }).may(0)).toEqual(['win', 'pass', 'announce'])
  })

  test('WZ-06 not on the fourth discard', () => {
    const story = plainOn({ discards: 3 })
    expect(story.may(0)).toEqual([])
    expect(story.refusal(answer(0, 'win'))).toBe('not-offered')
  })

  test('WZ-08 with four tiles left', () => {
    expect(plainOn({ left: 4 }).may(0)).toEqual(['win', 'pass'])
  })

  test('WZ-09 not with five tiles left', () => {
    expect(plainOn({ left: 5 }).may(0)).toEqual([])
  })

  test('WZ-10, WZ-26 a plain hand may rob a kong at any time', () => {
    const deal = position(WANZHOU, {
      turn: 2,
      melds: { 2: ['pung 6p'] },
      hands: { 0: '123m45p789s222s99p', 2: '6p*' },
    })
    const story = given(deal).when(addedKong(2, '6p'))
    expect(story.may(0)).toEqual(['win', 'pass'])
    const robbed = story.when(answer(0, 'win'))
    expect(robbed.paid()).toEqual([12, 0, -12, 0])
    expect(robbed.of('WinDeclared')[0]).toMatchObject({ fans: [{ name: 'robbing-a-kong', fan: 1 }] })
    expect(robbed.deal.seats[2].melds).toMatchObject([{ kind: 'pung' }])
    expect(robbed.paid('kong')).toEqual([0, 0, 0, 0])
  })

  test('WZ-12 the discard of a seat that has just konged', () => {
    const deal = position(WANZHOU, { turn: 2, hands: { 0: PLAIN, 2: '1111p*' }, last: '9p' })
    const story = given(deal).when(concealedKong(2, '1p'), draw, discard(2, '9p'))
    expect(story.may(0)).toEqual(['win', 'pass'])
    expect(story.when(answer(0, 'win')).paid('win')).toEqual([12, 0, -12, 0])
  })

  test('WZ-24 the restriction is per hand', () => {
    const deal = position(WANZHOU, {
      turn: 0,
      hands: { 0: '9p*', 1: '123m456p789s222s9p', 2: '111m333m555s777s9p' },
    })
    const story = given(deal).when(discard(0, '9p'))
    expect(story.may(1)).toEqual([])
    expect(story.may(2)).toEqual(['win', 'pass'])
  })

  test('WZ-25 several win in the front window, and the deal ends', () => {
    const deal = position(WANZHOU, {
      turn: 0,
      discards: 1,
      hands: { 0: '9p*', 1: '123m456p789s222s9p', 2: '111m333m555s777s9p' },
    })
    const story = given(deal).when(discard(0, '9p'), answer(2, 'win'), answer(1, 'win'))
    expect(story.paid()).toEqual([-14, 2, 12, 0])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('WZ-29 at the wall end nobody pays', () => {
    const deal = position(WANZHOU, { turn: 1, left: 1, last: '9m', hands: { 1: '1111p*' } })
    const story = given(deal).when(concealedKong(1, '1p'), draw, discard(1, '9m'), draw)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end', totals: [-2, 6, -2, -2] }])
  })

  test('WZ-33 kong flower', () => {
    const deal = position(WANZHOU, { turn: 0, hands: { 0: '234m567p789s9p1111m' }, last: '9p' })
    const story = given(deal).when(concealedKong(0, '1m'), draw, win(0))
    expect(story.paid('win')).toEqual([36, -12, -12, -12])
  })

  test('WZ-35 triplets and flush', () => {
    const deal = position(WANZHOU, { turn: 2, hands: { 0: '111m333m555m777m9m', 2: '9m*' } })
    expect(given(deal).when(discard(2, '9m'), answer(0, 'win')).paid()).toEqual([24, 0, -24, 0])
  })

  test('WZ-36 after a discard won by several the discarder deals next', () => {
    const deal = position(WANZHOU, {
      turn: 1,
      dealer: 3,
      hands: { 0: '111p333p555p777p9p', 1: '9p*', 2: '111m333m555s777s9p' },
    })
    const story = given(deal).when(discard(1, '9p'), answer(0, 'win'), answer(2, 'win'))
    expect(story.of('WinDeclared').map(({ seat }) => seat)).toEqual([2, 0])
    expect(story.of('DealEnded')).toHaveLength(1)
    expect(nextDealer(story.deal)).toBe(1)
  })

  test('WZ-38 a kong needs a replacement tile', () => {
    const hands = { 0: '1111m*' }
    expect(given(position(WANZHOU, { turn: 0, left: 1, hands })).may(0)).toContain('concealed kong 1m')
    const none = given(position(WANZHOU, { turn: 0, left: 0, hands }))
    expect(none.may(0)).not.toContain('concealed kong 1m')
    expect(none.refusal(concealedKong(0, '1m'))).toBe('no-replacement')
  })

  test('WZ-39 an exposed kong is not robbed', () => {
    const deal = position(WANZHOU, { turn: 0, hands: { 0: '5p*', 1: '555p*', 2: '123m46p789s222s99p' } })
    const story = given(deal).when(discard(0, '5p'))
    expect(story.may(2)).toEqual([])
    const konged = story.when(answer(1, 'kong'))
    expect(konged.may(2)).toEqual([])
    expect(konged.deal.phase).toMatchObject({ name: 'drawing', seat: 1, replacement: true })
  })
})
