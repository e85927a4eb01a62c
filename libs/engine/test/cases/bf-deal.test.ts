import { describe, expect, test } from 'vitest'
import { concealedKong, draw, given, win } from '../support/given.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW } from '../support/rule-sets.ts'

/** Who pays, and the wall's end, where winners stay. */
describe('BF deals', () => {
  test('BF-04 earlier winners pay too', () => {
    const deal = position(BLOOD_FLOW, {
      turn: 1,
      won: { 0: '9p' },
      hands: { 0: '456m456p78p55p', 1: '111m333m777m99m' },
    })
    const story = given(deal).when(win(1))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fan: 4, points: 16 })
    expect(story.paid()).toEqual([-16, 48, -16, -16])
  })

  test('BF-15 winners pay for kongs', () => {
    const deal = position(BLOOD_FLOW, {
      turn: 1,
      won: { 0: '9p', 2: '4m' },
      hands: { 0: '123m456m78p55p', 1: '9999m*', 2: '777p123p56m22m' },
    })
    expect(given(deal).when(concealedKong(1, '9m')).paid()).toEqual([-2, 6, -2, -2])
  })

  test('BF-17 all four take part at the wall end; a locked winner is a ready hand', () => {
    const deal = position(BLOOD_FLOW, {
      drawing: 0,
      left: 0,
      won: { 0: '9p' },
      hands: { 0: '11123m567p99p', 1: '1s*', 3: '1234567891p' },
    })
    const story = given(deal).when(draw)
    expect(story.paid()).toEqual([18, -48, 10, 20])
    expect(story.paid('flower-pig')).toEqual([16, -48, 16, 16])
  })

  test('BF-23 a hand of three kongs won on the replacement', () => {
    const melds = { 0: ['concealed kong 1m', 'concealed kong 3m', 'added kong 5m'] }
    const story = given(position(BLOOD_FLOW, { turn: 0, source: 'replacement', melds, hands: { 0: '99m' } })).when(
      win(0),
    )
    expect(story.of('WinDeclared')[0]).toMatchObject({
      fans: [
        { name: 'all-pungs', fan: 1 },
        { name: 'full-flush', fan: 2 },
        { name: 'root', fan: 3 },
        { name: 'kong-bloom', fan: 1 },
        { name: 'self-draw', fan: 1 },
      ],
      fan: 8,
      points: 16,
    })
    expect(story.paid()).toEqual([48, -16, -16, -16])
  })

  test('BF-27 the dealer may win with the opening hand and is locked on ten tiles', () => {
    const deal = position(BLOOD_FLOW, { turn: 0, source: 'opening', discards: 0, hands: { 0: '123m456m789p55p' } })
    const story = given(deal).when(win(0))
    expect(story.paid()).toEqual([6, -2, -2, -2])
    expect(story.of('HandLocked')[0]!.tiles).toHaveLength(10)
    expect(story.deal.seats[0]).toMatchObject({ standing: 'locked' })
  })

  test('BF-33 unready hands pay locked winners and not each other', () => {
    const deal = position(BLOOD_FLOW, {
      drawing: 0,
      left: 0,
      won: { 0: '4m', 2: '4p' },
      hands: { 0: '11123m567p99p', 2: '11123p567m99m' },
    })
    expect(given(deal).when(draw).paid()).toEqual([4, -4, 4, -4])
  })
})
