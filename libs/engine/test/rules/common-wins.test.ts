import { SECRECY } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { nextDealer, RULE_SETS } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, timeLimit, win } from '../support/given.ts'
import { scored, value, waitsIn } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW, OPEN, PLANET, SICHUAN, WANZHOU } from '../support/rule-sets.ts'

const ROBBERS = { 1: '123m456m789m79p11p', 2: '234m456m678m79p22p', 3: '123m567m789m79p33p' }
const robbable = { turn: 0, melds: { 0: ['pung 8p'] } } as const

/** rules.md C8 to C21: robbing, wins, the end. */
describe('rules common to all: wins and the end', () => {
  test('C8 several rob at once: each is paid by the konger, the tile exists once', () => {
    const deal = position(SICHUAN, { ...robbable, hands: { 0: '8p*', ...ROBBERS } })
    const added = given(deal).when(addedKong(0, '8p'))
    expect(added.refusal(draw)).toBe('claims-open')
    const story = added.when(answer(2, 'win'), answer(1, 'win'), answer(3, 'pass'))
    expect(story.of('KongRobbed')).toEqual([{ seat: 0, tile: '8p', by: [1, 2] }])
    expect(story.of('WinDeclared').map(({ seat, tile, from, by }) => [seat, tile, from, by])).toEqual([
      [1, '8p', 0, 'rob'],
      [2, '8p', 0, 'rob'],
    ])
    expect(story.paid()).toEqual([-2, 1, 1, 0])
    expect(story.deal.seats[1].laidAside).toEqual([])
    expect(story.deal.seats[2].laidAside).toEqual(['8p'])
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 3, replacement: false, end: 'front' }])
  })

  test('C8 three robbers end a blood battle at once', () => {
    const deal = position(SICHUAN, { ...robbable, hands: { 0: '8p*', ...ROBBERS } })
    const story = given(deal).when(addedKong(0, '8p'), answer(3, 'win'), answer(2, 'win'), answer(1, 'win'))
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won', totals: [-3, 1, 1, 1] }])
    expect(nextDealer(story.deal)).toBe(0)
  })

  test('C8 to an added tile there is only win or pass, and only added kongs can be robbed', () => {
    const deal = position(SICHUAN, { ...robbable, hands: { 0: '8p*', 1: ROBBERS[1] } })
    expect(given(deal).when(addedKong(0, '8p')).may(1)).toEqual(['win', 'pass'])
    const concealed = position(SICHUAN, { turn: 0, hands: { 0: '8888p*', 1: ROBBERS[1] } })
    const story = given(concealed).when(concealedKong(0, '8p'))
    expect(story.may(1)).toEqual([])
    expect(story.deal.phase).toMatchObject({ name: 'drawing', seat: 0, replacement: true })
  })

  test('C9 an added kong is not paid while it can be robbed, and by active seats only', () => {
    const deal = position(SICHUAN, { ...robbable, won: { 3: '9m' }, hands: { 0: '8p*', 1: ROBBERS[1] } })
    const added = given(deal).when(addedKong(0, '8p'))
    expect(added.of('PointsPaid')).toEqual([])
    expect(added.when(answer(1, 'pass'), draw).paid()).toEqual([2, -1, -1, 0])
  })

  test('C10 seven pairs are fully concealed', () => {
    for (const rules of RULE_SETS) {
      const seven = scored(rules, '1133m5577m99m22p44p', { by: 'self-draw' })
      expect(seven.win).toBe(rules.shapes.sevenPairs)
      expect(scored(rules, '1133m55m77m99m2p', { melds: ['pung 5p'], by: 'self-draw' }).win).toBe(false)
      expect(waitsIn(rules, '1133m5577m2p', ['pung 5p'])).toBe('')
    }
  })

  test('C12 copies visible elsewhere do not matter', () => {
    const hands = { 0: '123m456m789m1p222p', 3: '1s*' }
    const deal = position(SICHUAN, { drawing: 0, left: 0, melds: { 1: ['pung 1p', 'pung 3p'] }, hands })
    expect(given(deal).when(draw).paid('not-ready')).toEqual([2, -1, -1, 0])
  })

  test('C15 after a self-draw the next active seat plays', () => {
    const deal = position(SICHUAN, { turn: 0, won: { 1: '9m' }, hands: { 0: '123m456m789m123p99p' } })
    expect(given(deal).when(win(0), draw).of('TileDrawn')).toMatchObject([{ seat: 2 }])
  })

  test('C15a a tile won by several lies with the last winner in turn order from the discarder', () => {
    const hands = { 2: '9p*', 0: '123m456m789m123p9p', 3: '234m678m456p678p9p' }
    const story = given(position(SICHUAN, { turn: 2, hands })).when(
      discard(2, '9p'),
      answer(0, 'win'),
      answer(3, 'win'),
    )
    expect(story.of('WinDeclared').map(({ seat, tile }) => [seat, tile])).toEqual([
      [3, '9p'],
      [0, '9p'],
    ])
    expect(story.deal.seats.map(({ laidAside }) => laidAside)).toEqual([['9p'], [], [], []])
    expect(story.deal.seats[2].river.some(({ tile }) => tile === '9p')).toBe(false)
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 1 }])
  })

  test('C15b a winner shows tile, fan and points at once, its hand and how it is read only at the end', () => {
    expect(SECRECY['WinDeclared.v1']!.event).toBe('public')
    expect(SECRECY['WinDeclared.v1']!.fields.map(({ path }) => path.join('.'))).toEqual(['reading'])
    const story = given(position(SICHUAN, { turn: 0, hands: { 0: '123m456m789m123p99p' } })).when(win(0), timeLimit)
    expect(story.of('DealEnded')[0]!.hands[0]).toMatchObject({
      seat: 0,
      concealed: expect.arrayContaining(['9p', '1m']),
    })
  })

  test('C16 the first winner deals next', () => {
    const hands = { 0: '123m456m789m123p9p', 2: '9p*' }
    const story = given(position(SICHUAN, { turn: 2, dealer: 1, hands })).when(discard(2, '9p'), answer(0, 'win'))
    expect(nextDealer(story.deal)).toBe(0)
  })

  test('C16 a later win, also by robbing, changes nothing', () => {
    const melds = { 1: ['pung 8p'] }
    const hands = { 0: '4p*', 1: '8p*', 2: '123m456m789m56p99p', 3: '234m567m789m79p22p' }
    const first = given(position(SICHUAN, { turn: 0, melds, hands, next: '6s9m' })).when(
      discard(0, '4p'),
      answer(2, 'win'),
    )
    expect(nextDealer(first.deal)).toBe(2)
    const later = first.when(draw, discard(3, '6s'), draw, discard(0, '9m'), draw)
    expect(nextDealer(later.when(addedKong(1, '8p'), answer(3, 'win')).deal)).toBe(2)
  })

  test('C16 with no winner the dealer deals again', () => {
    const story = given(position(SICHUAN, { drawing: 0, left: 0, dealer: 3 })).when(draw)
    expect(nextDealer(story.deal)).toBe(3)
  })

  test('C17 a time limit resolves no open claim and pays no open kong', () => {
    const deal = position(SICHUAN, { ...robbable, hands: { 0: '8p*', ...ROBBERS } })
    const story = given(deal).when(addedKong(0, '8p'), answer(1, 'win'), timeLimit)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'time-limit', totals: [0, 0, 0, 0] }])
    expect(story.of('WinDeclared')).toEqual([])
    expect(story.refusal(answer(2, 'win'))).toBe('deal-over')
    expect(story.refusal(draw)).toBe('deal-over')
  })

  test('C17 only where the clock has a deal limit', () => {
    expect(given(position(WANZHOU, { turn: 0 })).refusal(timeLimit)).toBe('no-deal-limit')
  })

  test('C18 a decision made for a seat says so, and the next one is its own again', () => {
    const deal = position(SICHUAN, { turn: 1, hands: { 1: '5p*', 2: '55p1m*' } })
    const timed = given(deal).when({ type: 'discard', seat: 1, tile: '5p', announce: false, timedOut: 'bot' })
    expect(timed.events.map(({ type }) => type)).toEqual(['TurnTimedOut', 'TileDiscarded'])
    expect(timed.of('TurnTimedOut')).toEqual([{ seat: 1, played: 'discard', by: 'bot' }])
    const answered = timed.when({ type: 'answer', seat: 2, answer: 'pung', timedOut: 'bot' })
    expect(answered.of('ClaimAnswered')).toMatchObject([{ seat: 2, timedOut: true }])
    expect(answered.when(discard(2, '1m')).of('TurnTimedOut')).toHaveLength(1)
    expect(SICHUAN.timeOut).toBe('bot')
  })

  test.each([SICHUAN, OPEN].map((rules) => [rules.id, rules] as const))('C19 no pass lock in %s', (_, rules) => {
    const deal = position(rules, { turn: 0, next: '4p', hands: { 0: '4p*', 2: '123m456m789m56p99p' } })
    const story = given(deal).when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '4p'))
    expect(story.may(2)).toEqual(['win', 'pass'])
    const pung = position(rules, { turn: 0, next: '4p', hands: { 0: '4p*', 2: '44p*' } })
    expect(given(pung).when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '4p')).may(2)).toEqual([
      'pung',
      'pass',
    ])
  })

  test('C20 no fan for last tile, robbing or a single wait where the tables do not list it', () => {
    const melds = ['pung 1m', 'pung 3m', 'pung 7p', 'pung 9p']
    for (const rules of [SICHUAN, BLOOD_FLOW]) {
      expect(
        value(rules, rules.sets === 4 ? '123m456m789m123p99p' : '123m456m789m99p', { lastTile: true, by: 'rob' })[0],
      ).toBe(0)
      expect(value(rules, '55p', { melds: melds.slice(0, rules.sets) })[0]).toBe(1)
      expect(
        value(rules, '55p', { melds: melds.slice(0, rules.sets), early: 'opening-hand', by: 'self-draw' })[0],
      ).toBe(2)
    }
    expect(value(PLANET, '123m456m789m123p99p', { afterKongDiscard: true })[0]).toBe(0)
    expect(value(OPEN, '123m456m789m123p99p', { lastTile: true })[0]).toBe(0)
  })
})
