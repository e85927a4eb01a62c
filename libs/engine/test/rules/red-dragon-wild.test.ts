import { describe, expect, test } from 'vitest'
import { decide, UNSTARTED } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { scored } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { RED_DRAGON } from '../support/rule-sets.ts'
import { begun, scripted } from '../support/script.ts'

/** rules.md R, beyond the cases. */
describe('Red Dragon Wild', () => {
  test('R1 a red makes no pung and no kong, of itself or of another tile', () => {
    const one = given(position(RED_DRAGON, { turn: 0, hands: { 0: '5m*', 1: '5mR*' } })).when(discard(0, '5m'))
    expect(one.may(1)).toEqual([])
    const two = given(position(RED_DRAGON, { turn: 0, hands: { 0: '5m*', 1: '55mR*' } })).when(discard(0, '5m'))
    expect(two.may(1)).toEqual(['pung', 'pass'])
    const reds = given(position(RED_DRAGON, { turn: 0, hands: { 0: '147m258p3699sRRRR' } }))
    expect(reds.may(0).some((action) => action.includes('kong'))).toBe(false)
    expect(reds.refusal(concealedKong(0, 'R'))).toBe('no-kong')
    const three = given(position(RED_DRAGON, { turn: 0, hands: { 0: '555mR*' } }))
    expect(three.refusal(concealedKong(0, '5m'))).toBe('no-kong')
    const added = given(position(RED_DRAGON, { turn: 0, melds: { 0: ['pung 5m'] }, hands: { 0: 'R*' } }))
    expect(added.refusal(addedKong(0, '5m'))).toBe('no-kong')
  })

  test('R1 discarding a red is legal', () => {
    expect(given(position(RED_DRAGON, { turn: 0, hands: { 0: 'R*' } })).may(0)).toContain('discard R')
  })

  test('R2 birds are never drawn', () => {
    const story = begun(RED_DRAGON, { birds: '1m2p3sR' })
    expect(story.deal.wall).toHaveLength(108)
    expect(story.deal.birdsTurned).toBe(false)
    const start = scripted(RED_DRAGON, {})
    const noBirds = { ...start, wall: [...start.wall, ...start.birds], birds: [] }
    expect(decide(UNSTARTED, noBirds)).toMatchObject({ ok: false, refusal: { code: 'bad-wall' } })
  })

  test('R3 a discard is not won, whatever it completes', () => {
    expect(scored(RED_DRAGON, '123m456m789m123p99p', { by: 'discard' })).toEqual({
      win: false,
      reason: 'no-discard-wins',
    })
  })

  test.each(['opening', 'draw', 'replacement'] as const)('R3 four reds win after: %s', (source) => {
    const deal = position(RED_DRAGON, { turn: 0, source, hands: { 0: '147m258p369s1mRRRR' } })
    expect(given(deal).may(0)).toContain('win')
    expect(given(deal).when(win(0)).of('WinDeclared')[0]).toMatchObject({ reading: { kind: 'four-reds' } })
  })

  test('R3 a hand with melds wins by its own draw, with a red and without', () => {
    const melds = { 0: ['pung 5m', 'exposed kong 9s'] }
    expect(given(position(RED_DRAGON, { turn: 0, melds, hands: { 0: '123m46p8sRR' } })).may(0)).toContain('win')
    expect(given(position(RED_DRAGON, { turn: 0, melds, hands: { 0: '123m456p88s' } })).may(0)).toContain('win')
    expect(given(position(RED_DRAGON, { turn: 0, melds, hands: { 0: '123m469p8sR' } })).may(0)).not.toContain('win')
  })

  test('R3 four reds win beside melds, and with the fourth just drawn', () => {
    const deal = position(RED_DRAGON, { turn: 0, melds: { 0: ['pung 5m', 'pung 9s'] }, hands: { 0: '147m2pRRRR' } })
    expect(given(deal).may(0)).toContain('win')
    expect(given(position(RED_DRAGON, { turn: 0, hands: { 0: '147m258p36994sRRR' } })).may(0)).not.toContain('win')
  })

  test('R3 a win of four reds may be left for later', () => {
    const deal = position(RED_DRAGON, { turn: 0, hands: { 0: '147m258p369s1mRRRR' } })
    expect(given(deal).may(0)).toContain('discard 1m')
  })

  test('R4 the birds are turned up once, for all who rob', () => {
    const deal = position(RED_DRAGON, {
      turn: 0,
      birds: '1p5s2m3m',
      melds: { 0: ['pung 8p'] },
      hands: { 0: '8p*', 1: '123m456m789m79p11s', 2: '234m567m678m9pR22s' },
    })
    const story = given(deal).when(addedKong(0, '8p'), answer(1, 'win'), answer(2, 'win'))
    expect(story.of('BirdsTurned')).toEqual([{ birds: ['1p', '5s', '2m', '3m'], hits: 2 }])
    expect(story.deal.birdsTurned).toBe(true)
    expect(story.of('WinDeclared').map(({ points }) => points)).toEqual([8, 6])
    expect(story.paid()).toEqual([-14, 8, 6, 0])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('R4 no fan is counted', () => {
    const story = given(position(RED_DRAGON, { turn: 0, hands: { 0: '1133557799m2244p' } })).when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [], fan: 0 })
  })

  test('R5 kong payments are as everywhere', () => {
    const deal = position(RED_DRAGON, { turn: 0, hands: { 0: '1111m*' } })
    expect(given(deal).when(concealedKong(0, '1m'), draw).paid()).toEqual([6, -2, -2, -2])
  })
})
