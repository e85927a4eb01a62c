import { describe, expect, test } from 'vitest'
import { answer, concealedKong, discard, draw, given } from '../support/given.ts'
import { waitsIn } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from '../support/rule-sets.ts'
import { begun, openingAt } from '../support/script.ts'

const VOIDED = [SICHUAN, BLOOD_FLOW, PLANET, OPEN].map((rules) => [rules.id, rules] as const)

/** rules.md V. */
describe('the void suit', () => {
  test('V1 suits are chosen in any order and shown together, once for good', () => {
    const opening = given(openingAt(SICHUAN, 'choosing-void', { 2: '1112223334445m' }))
    expect(opening.may(2)).toEqual(['void m', 'void p', 'void s'])
    const three = opening.when(
      { type: 'void', seat: 2, suit: 's' },
      { type: 'void', seat: 0, suit: 'm' },
      { type: 'void', seat: 3, suit: 'm' },
    )
    expect(three.of('VoidSuitsDeclared')).toEqual([])
    expect(three.refusal({ type: 'void', seat: 2, suit: 'm' })).toBe('already-chosen')
    expect(three.deal.seats.map(({ voidSuit }) => voidSuit)).toEqual([null, null, null, null])
    expect(three.may(1)).toEqual(opening.may(1))
    const all = three.when({ type: 'void', seat: 1, suit: 'p' })
    expect(all.of('VoidSuitsDeclared')).toEqual([{ suits: ['m', 'p', 's', 'm'] }])
    expect(all.deal.phase).toMatchObject({ name: 'turn', seat: 0, source: 'opening' })
  })

  test('V1 there is none in Red Dragon Wild and Wanzhou', () => {
    expect(RED_DRAGON.opening).toEqual([])
    expect(WANZHOU.opening).toEqual(['swap'])
    expect(begun(RED_DRAGON, {}).deal.phase.name).toBe('turn')
  })

  test.each(VOIDED)('V2 every discard is of the void suit while one is held, in %s', (_, rules) => {
    const story = given(position(rules, { turn: 0, hands: { 0: '7s2s*' } }))
    expect(story.may(0)).toEqual(['discard 2s', 'discard 7s'])
    expect(story.refusal(discard(0, '1m'))).toBe('void-suit-first')
  })

  test.each(VOIDED)('V3 no win and no wait with a void tile in hand, in %s', (_, rules) => {
    const hand = rules.sets === 4 ? '123m456m789m12p99s' : '123m456m12p99s'
    expect(waitsIn(rules, hand)).toBe('')
    expect(waitsIn(rules, hand, [], 'p')).toBe('')
    const deal = position(rules, { turn: 0, hands: { 0: '3p*', 1: hand } })
    expect(given(deal).when(discard(0, '3p')).may(1)).toEqual([])
    const own = given(position(rules, { turn: 1, hands: { 1: `${hand}3p` } }))
    expect(own.may(1)).not.toContain('win')
  })

  test.each(VOIDED)('V4 void tiles are not claimed and make no kong, in %s', (_, rules) => {
    const three = position(rules, { turn: 0, voids: 'msss', hands: { 0: '5s*', 1: '555s*' } })
    expect(given(three).when(discard(0, '5s')).may(1)).toEqual([])
    const quad = given(position(rules, { turn: 0, hands: { 0: '5555s*' } }))
    expect(quad.may(0)).toEqual(['discard 5s'])
    expect(quad.refusal(concealedKong(0, '5s'))).toBe('no-kong')
  })

  test.each([SICHUAN, BLOOD_FLOW, OPEN].map((rules) => [rules.id, rules] as const))(
    'V5 with void tiles in hand other suits may be called, in %s',
    (_, rules) => {
      const pung = given(position(rules, { turn: 0, hands: { 0: '5m*', 1: '7s555m*' } })).when(discard(0, '5m'))
      expect(pung.may(1)).toEqual(['kong', 'pung', 'pass'])
      expect(pung.when(answer(1, 'pung')).may(1)).toEqual(['discard 7s'])
      expect(given(position(rules, { turn: 1, hands: { 1: '7s5555m*' } })).may(1)).toEqual([
        'concealed kong 5m',
        'discard 7s',
      ])
    },
  )

  test('V5 in Planet not', () => {
    const kong = given(position(PLANET, { turn: 0, hands: { 0: '5m*', 1: '7s555m*' } })).when(discard(0, '5m'))
    expect(kong.may(1)).toEqual([])
    const added = given(position(PLANET, { turn: 1, melds: { 1: ['pung 5m'] }, hands: { 1: '7s5m*' } }))
    expect(added.may(1)).toEqual(['discard 7s'])
  })

  test('V6 a seat without void tiles is clean, ready or not', () => {
    const story = given(position(SICHUAN, { drawing: 0, left: 0, hands: { 2: '5s*' } })).when(draw)
    expect(story.paid('flower-pig')).toEqual([16, 16, -48, 16])
    expect(story.paid('not-ready')).toEqual([0, 0, 0, 0])
  })
})
