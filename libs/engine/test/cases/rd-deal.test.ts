import { describe, expect, test } from 'vitest'
import { wallLeft } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { position } from '../support/position.ts'
import { RED_DRAGON } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

describe('RD deals', () => {
  const PLAIN = '123m456p789p111s99s'
  const REDS = '12mR456p789p111s99s'

  test.each([
    ['RD-01', PLAIN, '2m3p4s6m', [12, -4, -4, -4]],
    ['RD-02', REDS, '2m3p4s6m', [6, -2, -2, -2]],
    ['RD-03', PLAIN, '1m5p9sR', [36, -12, -12, -12]],
    ['RD-04', REDS, '1m1m5s7p', [24, -8, -8, -8]],
    ['RD-14', '1457m258p369sRRRR', '2m3p4s6m', [6, -2, -2, -2]],
  ])('%s all others pay a self-draw', (_, hand, birds, points) => {
    const story = given(position(RED_DRAGON, { turn: 0, hands: { 0: hand }, birds })).when(win(0))
    expect(story.paid()).toEqual(points)
    expect(story.of('BirdsTurned')).toHaveLength(1)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('RD-15 four reds do not win after a pung', () => {
    const deal = position(RED_DRAGON, { turn: 3, hands: { 0: '55mRRRR*', 3: '5m*' } })
    const story = given(deal).when(discard(3, '5m'), answer(0, 'pung'))
    expect(story.may(0)).not.toContain('win')
    expect(story.refusal(win(0))).toBe('not-a-win')
  })

  test('RD-22 a robbed kong is paid by the konger alone', () => {
    const deal = position(RED_DRAGON, {
      turn: 2,
      birds: '5m2p3s7s',
      melds: { 2: ['pung 9p'] },
      hands: { 1: '123m456m78p222s88s', 2: '9p*' },
    })
    const story = given(deal).when(addedKong(2, '9p'), answer(1, 'win'))
    expect(story.paid()).toEqual([0, 6, -6, 0])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won', totals: [0, 6, -6, 0] }])
  })

  test('RD-24 an ordinary discard is not won', () => {
    const deal = position(RED_DRAGON, { turn: 0, hands: { 0: '5s*', 1: '123m456m789p55s99s' } })
    expect(given(deal).when(discard(0, '5s')).may(1)).toEqual(['pung', 'pass'])
    const chow = position(RED_DRAGON, { turn: 0, hands: { 0: '5s*', 1: '123m456m789p46s99s' } })
    expect(given(chow).when(discard(0, '5s')).may(1)).toEqual([])
  })

  test('RD-25 reds cannot be claimed', () => {
    const deal = position(RED_DRAGON, { turn: 0, hands: { 0: 'R*', 1: 'RR*' } })
    const story = given(deal).when(discard(0, 'R'))
    expect([story.may(1), story.may(2), story.may(3)]).toEqual([[], [], []])
  })

  test('RD-28 four birds are set aside and 55 live tiles left', () => {
    const story = begun(RED_DRAGON, { birds: '1m2p3sR' })
    expect(wallLeft(story.deal)).toBe(55)
    expect(story.deal.birds).toEqual(['1m', '2p', '3s', 'R'])
    expect(story.deal.wall).toHaveLength(108)
  })

  test('RD-29 at the wall end kong payments stand and nothing else is paid', () => {
    const deal = position(RED_DRAGON, { turn: 3, left: 1, last: '9m', hands: { 3: '1111p*' } })
    const story = given(deal).when(concealedKong(3, '1p'), draw, discard(3, '9m'), draw)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end', totals: [-2, -2, -2, 6] }])
    expect(story.of('BirdsTurned')).toEqual([])
  })

  test('RD-34 four reds rob only with a real shape', () => {
    const melds = { 2: ['pung 9p'] }
    const noShape = position(RED_DRAGON, { turn: 2, melds, hands: { 1: '147m258p369sRRRR', 2: '9p*' } })
    expect(given(noShape).when(addedKong(2, '9p')).may(1)).toEqual([])
    const shape = position(RED_DRAGON, { turn: 2, melds, hands: { 1: '123m456m78p2sRRRR', 2: '9p*' } })
    const story = given(shape).when(addedKong(2, '9p'))
    expect(story.may(1)).toEqual(['win', 'pass'])
    expect(story.when(answer(1, 'win')).of('WinDeclared')[0]!.reading.kind).toBe('standard')
  })
})
