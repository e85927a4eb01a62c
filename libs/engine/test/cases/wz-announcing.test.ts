import { describe, expect, test } from 'vitest'
import { announce, announceWith, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { waitsIn } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { WANZHOU } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

/** The swap's die, and announcing ready. */
describe('WZ announcing', () => {
  test.each([
    [1, 'right', 1],
    [2, 'across', 2],
    [3, 'left', 3],
    [4, 'right', 1],
    [5, 'across', 2],
    [6, 'left', 3],
  ] as const)('WZ-01 die %i passes %s', (die, direction, steps) => {
    const hands = { 0: '123m*', 1: '123p*', 2: '123s*', 3: '456s*' }
    const chosen = begun(WANZHOU, { hands }).when(
      { type: 'swap', seat: 0, tiles: ['1m', '2m', '3m'] },
      { type: 'swap', seat: 1, tiles: ['1p', '2p', '3p'] },
      { type: 'swap', seat: 2, tiles: ['1s', '2s', '3s'] },
      { type: 'swap', seat: 3, tiles: ['4s', '5s', '6s'] },
    )
    expect(chosen.refusal({ type: 'draw-direction', direction, die: null })).toBe('not-allowed-direction')
    const story = chosen.when({ type: 'draw-direction', direction, die })
    expect(story.of('TilesSwapped')[0]!.moves.map(({ from, to }) => (to - from + 4) % 4)).toEqual([
      steps,
      steps,
      steps,
      steps,
    ])
  })

  const READY = '777m123p56p99m234s'

  test('WZ-19 with the fourth discard ready may still be announced', () => {
    expect(waitsIn(WANZHOU, READY)).toBe('4p 7p')
    const deal = position(WANZHOU, { turn: 3, discards: 3, hands: { 3: `${READY}1p` } })
    expect(given(deal).may(3)).toContain('announce with 1p')
    const story = given(deal).when(announceWith(3, '1p'))
    expect(story.of('ReadyAnnounced')).toEqual([{ seat: 3 }])
    expect(story.deal.seats[3].announced).toBe(true)
  })

  test('WZ-20 after four discards it may not', () => {
    const deal = position(WANZHOU, { turn: 3, discards: 4, hands: { 3: `${READY}1p` } })
    expect(given(deal).may(3)).not.toContain('announce with 1p')
    expect(given(deal).refusal(announceWith(3, '1p'))).toBe('announcing-closed')
    const between = position(WANZHOU, { drawing: 0, discards: 4, hands: { 3: READY } })
    expect(given(between).may(3)).toEqual([])
    expect(given(between).refusal(announce(3))).toBe('announcing-closed')
    const fourth = position(WANZHOU, { turn: 2, discards: 3, hands: { 2: '1m*', 3: READY } })
    expect(given(fourth).when(discard(2, '1m')).may(3)).toEqual([])
  })

  test('WZ-21 an announced seat kongs a discard if its waits stay, and pungs nothing', () => {
    const deal = position(WANZHOU, { turn: 1, announced: [0], hands: { 0: READY, 1: '7m*' } })
    expect(given(deal).when(discard(1, '7m')).may(0)).toEqual(['kong', 'pass'])
  })

  test('WZ-22 no kong that takes waits', () => {
    expect(waitsIn(WANZHOU, '3334m567p123p999s')).toBe('2m 4m 5m')
    const deal = position(WANZHOU, { turn: 1, announced: [0], hands: { 0: '3334m567p123p999s', 1: '3m*' } })
    expect(given(deal).when(discard(1, '3m')).may(0)).toEqual([])
    const own = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: '3334m567p123p999s3m' } })
    expect(given(own).may(0)).toEqual(['discard 3m'])
    expect(given(own).refusal(concealedKong(0, '3m'))).toBe('waits-would-change')
  })

  test('WZ-23 an announced seat discards what it draws', () => {
    const deal = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: `${READY}1m` } })
    expect(given(deal).may(0)).toEqual(['discard 1m'])
    expect(given(deal).refusal(discard(0, '9m'))).toBe('must-discard-drawn')
  })

  test('WZ-31 announcing does not lift the restriction on plain hands', () => {
    const deal = position(WANZHOU, { turn: 1, announced: [0], hands: { 0: READY, 1: '4p*' } })
    expect(given(deal).when(discard(1, '4p')).may(0)).toEqual([])
  })

  test('WZ-32 a self-draw is always open', () => {
    const deal = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: `${READY}4p` } })
    expect(given(deal).may(0)).toEqual(['win', 'discard 4p'])
    expect(given(deal).when(win(0)).paid()).toEqual([6, -2, -2, -2])
  })

  test('WZ-34 a kong made while announced pays double', () => {
    const deal = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: `${READY}7m` } })
    expect(given(deal).when(concealedKong(0, '7m')).paid()).toEqual([12, -4, -4, -4])
    const exposed = position(WANZHOU, { turn: 1, announced: [0], hands: { 0: READY, 1: '7m*' } })
    expect(given(exposed).when(discard(1, '7m'), answer(0, 'kong'), draw).paid()).toEqual([4, -4, 0, 0])
  })
})
