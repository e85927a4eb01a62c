import { describe, expect, test } from 'vitest'
import { addedKong, announce, announceWith, answer, concealedKong, discard, draw, given } from '../support/given.ts'
import { fansOf, scored, value } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { WANZHOU } from '../support/rule-sets.ts'

const READY = '777m123p56p99m234s'

/** rules.md W, beyond the cases. */
describe('Wanzhou', () => {
  test('W2 the die decides the direction', () => {
    expect(WANZHOU.swapDirection).toBe('die')
  })

  test('W5 a claimed discard counts', () => {
    const deal = position(WANZHOU, { turn: 0, discards: 2, hands: { 0: '1p*', 1: '11p9p*', 2: '123m456m789s222s9p' } })
    const story = given(deal).when(discard(0, '1p'), answer(1, 'pung'), discard(1, '9p'))
    expect(story.deal.discards).toBe(4)
    expect(story.may(2)).toEqual([])
    const earlier = position(WANZHOU, {
      turn: 0,
      discards: 1,
      hands: { 0: '1p*', 1: '11p9p*', 2: '123m456m789s222s9p' },
    })
    expect(given(earlier).when(discard(0, '1p'), answer(1, 'pung'), discard(1, '9p')).may(2)).toContain('win')
  })

  test('W6 between turns a ready seat may announce while fewer than four tiles are discarded', () => {
    const hands = { 0: '1m*', 2: READY }
    const early = given(position(WANZHOU, { turn: 0, discards: 2, hands })).when(discard(0, '1m'))
    expect(early.may(2)).toEqual(['announce'])
    expect(early.may(1)).toEqual([])
    expect(early.refusal(announce(1))).toBe('not-ready')
    const announced = early.when(announce(2))
    expect(announced.of('ReadyAnnounced')).toEqual([{ seat: 2 }])
    expect(announced.refusal(announce(2))).toBe('announcing-closed')
    expect(early.when({ type: 'announce', seat: 2, timedOut: 'bot' }).of('TurnTimedOut')).toEqual([])
    expect(announced.when(draw).deal.phase).toMatchObject({ name: 'turn', seat: 1 })
  })

  test('W6 not on another seat’s turn, and on the own one only with a discard', () => {
    const deal = position(WANZHOU, { turn: 0, discards: 1, hands: { 0: `${READY}1p`, 2: '111m333m555s88p88s' } })
    expect(given(deal).may(2)).toEqual([])
    expect(given(deal).refusal(announce(2))).toBe('wrong-phase')
    expect(given(deal).refusal(announce(0))).toBe('wrong-phase')
    expect(given(deal).refusal(announceWith(0, '2s'))).toBe('not-ready')
    expect(
      given(deal)
        .when(announceWith(0, '1p'))
        .events.map(({ type }) => type),
    ).toEqual(['ReadyAnnounced', 'TileDiscarded'])
  })

  test('W6 the dealer may announce with its first discard', () => {
    const deal = position(WANZHOU, { turn: 0, source: 'opening', discards: 0, hands: { 0: `${READY}1p` } })
    expect(given(deal).may(0)).toContain('announce with 1p')
  })

  test('W6 an announced seat claims no pung, also not the tile that lies open', () => {
    const hands = { 0: '9m*', 2: READY }
    const open = given(position(WANZHOU, { turn: 0, discards: 1, hands })).when(discard(0, '9m'))
    expect(open.may(2)).toEqual(['pung', 'pass', 'announce'])
    const announced = open.when(announce(2))
    expect(announced.may(2)).toEqual([])
    expect(announced.when(draw).deal.phase).toMatchObject({ name: 'turn', seat: 1 })
  })

  test('W6 a seat that has claimed the tile is about to play and may not announce', () => {
    const hands = { 0: '9m*', 2: READY, 3: '123s456s789s78m11p' }
    const open = given(position(WANZHOU, { turn: 0, discards: 1, hands })).when(discard(0, '9m'))
    const claimed = open.when(answer(2, 'pung'))
    expect(claimed.may(2)).toEqual([])
    expect(claimed.refusal(announce(2))).toBe('wrong-phase')
    expect(claimed.when(answer(3, 'pass')).deal.seats[2].melds).toHaveLength(1)
  })

  test('W6 nor may the maker of a kong before its discard', () => {
    const deal = position(WANZHOU, {
      turn: 0,
      discards: 1,
      melds: { 0: ['pung 8p'] },
      hands: { 0: '123m56m99m234s8p' },
    })
    const robbing = given(deal).when(addedKong(0, '8p'))
    expect(robbing.may(0)).toEqual([])
    expect(robbing.when(draw).paid()).toEqual([3, -1, -1, -1])
    const concealed = given(position(WANZHOU, { turn: 0, discards: 1, hands: { 0: '123m56m99m234s1111p' } }))
    expect(concealed.when(concealedKong(0, '1p')).may(0)).toEqual([])
  })

  test('W6 between turns is also: beside a kong of another seat, before the own draw, after passing', () => {
    const kongs = given(
      position(WANZHOU, {
        turn: 0,
        discards: 1,
        melds: { 0: ['pung 8p'] },
        hands: { 0: '12356m1s9999s8p', 2: READY },
      }),
    )
    expect(kongs.when(addedKong(0, '8p')).may(2)).toEqual(['announce'])
    expect(kongs.when(concealedKong(0, '9s')).may(2)).toEqual(['announce'])
    expect(given(position(WANZHOU, { drawing: 2, discards: 2, hands: { 2: READY } })).may(2)).toEqual(['announce'])
    const open = given(position(WANZHOU, { turn: 0, discards: 1, hands: { 0: '9m*', 2: READY } })).when(
      discard(0, '9m'),
      answer(2, 'pass'),
    )
    expect(open.may(2)).toEqual(['announce'])
  })

  test('W6 a kong must be with the drawn tile once ready is announced', () => {
    const deal = position(WANZHOU, {
      turn: 0,
      announced: [0],
      melds: { 0: ['pung 8p'] },
      hands: { 0: '123m56m99m234s1s' },
    })
    expect(given(deal).may(0)).toEqual(['discard 1s'])
    const added = position(WANZHOU, {
      turn: 0,
      announced: [0],
      melds: { 0: ['pung 8p'] },
      hands: { 0: '123m56m99m234s8p' },
    })
    expect(given(added).may(0)).toEqual(['added kong 8p', 'discard 8p'])
    expect(given(added).when(addedKong(0, '8p'), draw).paid()).toEqual([6, -2, -2, -2])
  })

  test('W6 a quad held before is no kong when another tile is drawn', () => {
    const deal = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: '1111m23m4567p789s2s' } })
    expect(given(deal).may(0)).toEqual(['discard 2s'])
  })

  test('W6 nor is the fourth of a pung for which the hand waits itself', () => {
    const deal = position(WANZHOU, {
      turn: 0,
      announced: [0],
      melds: { 0: ['pung 3m'] },
      hands: { 0: '12m456p789p55s3m' },
    })
    expect(given(deal).may(0)).toEqual(['win', 'discard 3m'])
    expect(given(deal).refusal(addedKong(0, '3m'))).toBe('waits-would-change')
  })

  test('W6 an announced seat may pass a win, on its own turn and on a discard', () => {
    const own = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: `${READY}4p` } })
    expect(given(own).when(discard(0, '4p')).of('WinDeclared')).toEqual([])
    const other = position(WANZHOU, { turn: 1, discards: 2, announced: [0], hands: { 0: READY, 1: '4p*' } })
    expect(given(other).when(discard(1, '4p')).may(0)).toEqual(['win', 'pass'])
  })

  test('W6 announcing gives no fan', () => {
    expect(value(WANZHOU, `${READY}4p`, { by: 'self-draw', announced: true })).toEqual([0, 2])
  })

  test('W7, W8 types and their fan', () => {
    const fans = (concealed: string, situation = {}) => fansOf(scored(WANZHOU, concealed, situation))
    const plain = '123m456p789s222s99p'
    expect(fans('111m333p555s777s99s')).toEqual({ 'all-triplets': 1 })
    expect(fans('123m345m567m789m22m')).toEqual({ 'full-flush': 1 })
    expect(fans('1133m55p77s99s22p44p')).toEqual({ 'seven-pairs': 1 })
    expect(fans('1111m55p77s99s22p44p')).toEqual({ 'seven-pairs': 1, 'dragon-pairs': 1 })
    expect(fans('1111m5555p99s22p44p')).toEqual({ 'seven-pairs': 1, 'dragon-pairs': 2 })
    expect(fans('1111m5555p9999s44p')).toEqual({ 'seven-pairs': 1, 'dragon-pairs': 3 })
    expect(fans('55p', { melds: ['pung 1m', 'pung 3m', 'pung 7s', 'exposed kong 9p'] })).toEqual({ 'single-wait': 2 })
    expect(fans(plain, { by: 'self-draw', afterKong: true })).toEqual({ 'kong-flower': 1 })
    expect(fans(plain, { afterKongDiscard: true })).toEqual({ 'kong-cannon': 1 })
    expect(fans(plain, { by: 'rob' })).toEqual({ 'robbing-a-kong': 1 })
    expect(fans('1111m23m456p789s55p', { by: 'self-draw' })).toEqual({})
  })

  test('W8 points 2, 12, 24, 48 for 0, 1, 2, 3 fan and more', () => {
    expect(value(WANZHOU, '123m456p789s222s99p', { by: 'self-draw' })).toEqual([0, 2])
    expect(value(WANZHOU, '1133m55p77s99s22p44p')).toEqual([1, 12])
    expect(value(WANZHOU, '1111m55p77s99s22p44p')).toEqual([2, 24])
    expect(value(WANZHOU, '1111m5555p99s22p44p')).toEqual([3, 48])
    expect(value(WANZHOU, '1111m5555p9999s44p', { afterKongDiscard: true })).toEqual([5, 48])
  })

  test('W11 forty seconds a turn, no deal limit', () => {
    expect(WANZHOU.clock).toMatchObject({ turnSeconds: 40, dealSeconds: null })
    expect(WANZHOU.timeOut).toBe('bot')
  })
})
