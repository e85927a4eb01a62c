import { describe, expect, test } from 'vitest'
import { addedKong, answer, concealedKong, discard, draw, given } from '../support/given.ts'
import { position } from '../support/position.ts'
import { PLANET, SICHUAN } from '../support/rule-sets.ts'

/** Pungs and kongs in Sichuan Swap Three. */
describe('S0 calls', () => {
  test('S0-33 an exposed kong is paid by the discarder and draws a replacement', () => {
    const deal = position(SICHUAN, { turn: 3, hands: { 1: '555m*', 3: '5m*' }, last: '7p' })
    const story = given(deal).when(discard(3, '5m'), answer(1, 'kong'))
    expect(story.paid()).toEqual([0, 2, 0, -2])
    expect(story.when(draw).of('TileDrawn')).toEqual([{ seat: 1, tile: '7p', end: 'back', replacement: true }])
  })

  test('S0-34 an added kong is paid by all once nobody robs it', () => {
    const deal = position(SICHUAN, { turn: 2, melds: { 2: ['pung 8p'] }, hands: { 2: '8p*' }, last: '7p' })
    const added = given(deal).when(addedKong(2, '8p'))
    expect(added.paid()).toEqual([0, 0, 0, 0])
    const story = added.when(draw)
    expect(story.paid()).toEqual([-1, -1, 3, -1])
    expect(story.of('TileDrawn')).toEqual([{ seat: 2, tile: '7p', end: 'back', replacement: true }])
  })

  test('S0-35 a robbed kong is a discard win paid by the konger', () => {
    const deal = position(SICHUAN, {
      turn: 2,
      melds: { 2: ['pung 8p'] },
      hands: { 2: '8p*', 3: '123m456m789m79p11p' },
    })
    const story = given(deal).when(addedKong(2, '8p'), answer(3, 'win'))
    expect(story.of('WinDeclared')[0]).toMatchObject({ by: 'rob', from: 2, fans: [], points: 1 })
    expect(story.paid()).toEqual([0, 0, -1, 1])
    expect(story.deal.seats[2].melds).toMatchObject([{ kind: 'pung', tile: '8p' }])
    expect(story.deal.seats[3].laidAside).toEqual(['8p'])
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 0, end: 'front' }])
    expect(story.when(draw).paid('kong')).toEqual([0, 0, 0, 0])
  })

  test('S0-44 with no tile left a kong is not offered, a win and a pung are', () => {
    const deal = position(SICHUAN, { turn: 1, left: 0, hands: { 1: '9p*', 2: '99978p123m456m22m' } })
    const story = given(deal).when(discard(1, '9p'))
    expect(story.may(2)).toEqual(['win', 'pung', 'pass'])
    expect(story.refusal(answer(2, 'kong'))).toBe('not-offered')
    expect(story.when(answer(2, 'pung')).deal.phase).toMatchObject({ name: 'turn', seat: 2 })
    expect(story.when(answer(2, 'pass'), draw).of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
  })

  test('S0-45 no kong in the turn of a pung', () => {
    const deal = position(SICHUAN, { turn: 1, hands: { 1: '5m*', 2: '555m7777p*' } })
    const story = given(deal).when(discard(1, '5m'), answer(2, 'pung'))
    expect(story.may(2).every((action) => action.startsWith('discard'))).toBe(true)
    expect(story.refusal(addedKong(2, '5m'))).toBe('no-kong')
    expect(story.refusal(concealedKong(2, '7p'))).toBe('no-kong')
  })

  test('S0-47 a seat with void tiles may pung here, not in Planet', () => {
    const given47 = { turn: 0, hands: { 0: '5m*', 1: '7s55m*' } } as const
    const story = given(position(SICHUAN, given47)).when(discard(0, '5m'))
    expect(story.may(1)).toEqual(['pung', 'pass'])
    expect(story.when(answer(1, 'pung')).may(1)).toEqual(['discard 7s'])
    expect(given(position(PLANET, given47)).when(discard(0, '5m')).may(1)).toEqual([])
  })

  test('S0-55 a fourth tile kept for a turn may be added later, robbably', () => {
    const melds = { 1: ['pung 8p'] }
    const robbable = given(position(SICHUAN, { turn: 1, melds, hands: { 1: '8p3m*', 2: '123m456m789m79p11p' } }))
    const added = robbable.when(addedKong(1, '8p'))
    expect(added.may(2)).toEqual(['win', 'pass'])
    expect(added.when(answer(2, 'pass'), draw).paid()).toEqual([-1, 3, -1, -1])
    expect(added.when(answer(2, 'win')).paid()).toEqual([0, -1, 1, 0])
  })
})
