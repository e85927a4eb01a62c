import { SECRECY } from '@paipu/contracts'
import { tiles, type Suit } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { ruleTextOf, tableActions, wallLeft, type Seat } from '../../src/index.ts'
import { answer, concealedKong, discard, draw, given, timeLimit, win } from '../support/given.ts'
import { bestIn, fansOf, scored } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW, RED_DRAGON, SICHUAN } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

const PLAIN = '123m456m789m123p99p'
const WAITS_9P = '123m456m789m123p9p'

/** Sentences of rules.md S that no case speaks of. */
describe('Sichuan Swap Three, sentence by sentence', () => {
  const swap = (seat: Seat, text: string) => ({ type: 'swap', seat, tiles: tiles(text) }) as const
  const hands = { 0: '123m*', 1: '123p*', 2: '123s*', 3: '456s*' }
  const chosen = begun(SICHUAN, { hands }).when(swap(0, '123m'), swap(1, '123p'), swap(2, '123s'), swap(3, '456s'))

  test('S1 left, across and right are open to the draw alike, once each', () => {
    const drawn = tableActions(chosen.deal).filter((action) => action.type === 'draw-direction')
    expect(drawn).toEqual([
      { type: 'draw-direction', direction: 'left', die: null },
      { type: 'draw-direction', direction: 'across', die: null },
      { type: 'draw-direction', direction: 'right', die: null },
    ])
  })

  test('S1 chosen tiles are known to their seat alone, swapped ones to giver and taker', () => {
    expect(SECRECY['SwapChosen.v1']!.fields).toEqual([{ path: ['tiles'], audience: 'actor', actors: ['seat'] }])
    expect(SECRECY['TilesSwapped.v1']!.fields).toEqual([
      { path: ['moves', '*', 'tiles'], audience: 'actor', actors: ['from', 'to'] },
    ])
  })

  test('S2 everything stacks: all pungs, full flush, roots, kong bloom and self-draw', () => {
    const fans = fansOf(
      scored(SICHUAN, '777m99m', {
        melds: ['concealed kong 1m', 'pung 3m', 'added kong 5m'],
        by: 'self-draw',
        afterKong: true,
      }),
    )
    expect(fans).toEqual({ 'all-pungs': 1, 'full-flush': 2, root: 2, 'kong-bloom': 1, 'self-draw': 1 })
  })

  test('S2 a root is each four alike: in a kong, in seven pairs, over sequences, over pung and sequence', () => {
    const roots = (concealed: string, melds: string[] = []) => fansOf(scored(SICHUAN, concealed, { melds }))['root']
    expect(roots('234m567p789p33p', ['exposed kong 1m'])).toBe(1)
    expect(roots('1111m3333m55m22p44p')).toBe(2)
    expect(roots('111122223333m99p')).toBe(3)
    expect(roots('234m456p33p789p', ['pung 4m'])).toBe(1)
    expect(roots(PLAIN)).toBeUndefined()
  })

  test('S4 on a discard the discarder alone pays, each winner in full', () => {
    const hands = { 1: '9p*', 0: WAITS_9P, 2: '111m333m555m77m99p' }
    const story = given(position(SICHUAN, { turn: 1, hands })).when(
      discard(1, '9p'),
      answer(0, 'win'),
      answer(2, 'win'),
    )
    expect(story.paid()).toEqual([1, -3, 2, 0])
  })

  test('S5 the deal ends when three seats have won', () => {
    const deal = position(SICHUAN, { turn: 1, won: { 0: '9m', 2: '9m' }, hands: { 1: '9p*', 3: WAITS_9P } })
    const story = given(deal).when(discard(1, '9p'), answer(3, 'win'))
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
    expect(story.refusal(draw)).toBe('deal-over')
  })

  test('S5 or when the wall ends, however many have won', () => {
    for (const won of [{}, { 0: '9m' }, { 0: '9m', 2: '9s' }] as const) {
      const story = given(position(SICHUAN, { drawing: 1, left: 0, won })).when(draw)
      expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
    }
  })

  test('S6 seats that have won neither pay nor are paid at the wall’s end', () => {
    const deal = position(SICHUAN, { drawing: 1, left: 0, won: { 0: '9m' }, hands: { 1: '5s*', 2: WAITS_9P } })
    const story = given(deal).when(draw)
    expect(story.paid('flower-pig')).toEqual([0, -32, 16, 16])
    expect(story.paid('not-ready')).toEqual([0, 0, 1, -1])
  })

  test('S6 a flower pig makes no second payment for not being ready', () => {
    const deal = position(SICHUAN, { drawing: 1, left: 0, hands: { 1: '5s*', 2: WAITS_9P } })
    const rows = given(deal)
      .when(draw)
      .of('PointsPaid')
      .filter(({ reason }) => reason === 'not-ready')
    expect(rows.flatMap(({ payments }) => payments).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 2],
    ])
  })

  test('S6 the highest win value over the waits, without self-draw or kong bloom, capped', () => {
    expect(bestIn(SICHUAN, '112233p55666m77m')).toBe(8)
    expect(bestIn(SICHUAN, '1111m2222m3333m5m')).toBe(16)
    expect(bestIn(SICHUAN, WAITS_9P)).toBe(1)
  })

  test.each([
    ['S7 in Sichuan Swap Three', 'S7', SICHUAN],
    ['B7 in Blood Flow', 'B7', BLOOD_FLOW],
    ['R6 in Red Dragon Wild', 'R6', RED_DRAGON],
  ] as const)('%s: five minutes a deal, 40 seconds a turn, and a bot for a turn that timed out', (_, rule, rules) => {
    expect(rules.clock).toMatchObject({ dealSeconds: 300, turnSeconds: 40 })
    expect(rules.timeOut).toBe('bot')
    const story = given(position(rules, { turn: 0, hands: { 0: '1p*' } }))
    const timed = story.when({ type: 'discard', seat: 0, tile: '1p', announce: false, timedOut: 'bot' })
    expect(timed.of('TurnTimedOut')).toEqual([{ seat: 0, played: 'discard', by: 'bot' }])
    expect(story.when(timeLimit).of('DealEnded')).toMatchObject([{ result: 'time-limit' }])
    const said = ruleTextOf(rules).sections.flatMap(({ sentences }) => sentences.filter((each) => each.rule === rule))
    expect(said[0]!.text.en).toBe('5 minutes a deal, 40 seconds a turn.')
  })
})

/** Sentences of rules.md B that no case speaks of. */
describe('Blood Flow, sentence by sentence', () => {
  const remove = (seat: Seat, text: string) => ({ type: 'remove', seat, tiles: tiles(text) }) as const
  const voids = (...suits: readonly Suit[]) =>
    suits.map((suit, seat) => ({ type: 'void', seat: seat as Seat, suit }) as const)
  const removed = begun(BLOOD_FLOW, {
    hands: { 0: '111222333m44456p', 1: '111222333s4569s', 2: '555666777p8889p', 3: '555666777m8889m' },
  }).when(remove(0, '111m'), remove(1, '111s'), remove(2, '555p'), remove(3, '555m'))

  test('B1 the void suit need not be the removed one, and may be', () => {
    const declared = removed.when(...voids('m', 'm', 'p', 's'))
    expect(declared.of('VoidSuitsDeclared')).toEqual([{ suits: ['m', 'm', 'p', 's'] }])
    expect(declared.deal.phase).toMatchObject({ name: 'turn', seat: 0, source: 'opening' })
  })

  test('B1 removed tiles never come back: 108 less 12 are in hands and wall', () => {
    const inHands = removed.deal.seats.reduce((sum, { hand }) => sum + hand.reduce((all, count) => all + count), 0)
    expect(inHands + wallLeft(removed.deal)).toBe(96)
  })

  test('B2 seven pairs and four sets are no shapes', () => {
    expect(BLOOD_FLOW.shapes.sevenPairs).toBe(false)
    expect(scored(BLOOD_FLOW, '1133557799m1p').win).toBe(false)
    expect(scored(BLOOD_FLOW, '123m456m789m55p').win).toBe(true)
  })

  test('B4 the locked hand is shown to all, the winning tile apart', () => {
    expect(SECRECY['HandLocked.v1']).toEqual({ event: 'public', actors: [], fields: [] })
    const deal = position(BLOOD_FLOW, { turn: 1, hands: { 0: '123m456m78p55p', 1: '9p*' } })
    const story = given(deal).when(discard(1, '9p'), answer(0, 'win'))
    expect(story.of('HandLocked')).toEqual([
      { seat: 0, laidAside: '9p', tiles: tiles('123m456m55p78p'), waits: ['6p', '9p'] },
    ])
  })

  test('B4 a locked seat must take a win on a discard, and on an own draw', () => {
    const locked = { won: { 0: '6p' }, hands: { 0: '123m456m78p55p', 1: '9p*' } } as const
    const offered = given(position(BLOOD_FLOW, { turn: 1, ...locked })).when(discard(1, '9p'))
    expect(offered.may(0)).toEqual(['win'])
    expect(offered.refusal(answer(0, 'pass'))).toBe('must-win')
    const drawn = given(position(BLOOD_FLOW, { turn: 0, won: locked.won, hands: { 0: '123m456m78p55p9p' } }))
    expect(drawn.may(0)).toEqual(['win'])
    expect(drawn.refusal(discard(0, '9p'))).toBe('must-win')
  })

  test('B4 a locked seat makes no exposed kong, even one that keeps its waits', () => {
    const deal = position(BLOOD_FLOW, { turn: 1, won: { 0: '6p' }, hands: { 0: '777m123p56p99m', 1: '7m*' } })
    expect(given(deal).when(discard(1, '7m')).may(0)).toEqual([])
  })

  test('B5 a seat that has won pays for a later win and for a kong, and every win is paid anew', () => {
    const won = { won: { 0: '6p' }, hands: { 0: '123m456m78p55p', 1: '123m456m789p44p' } } as const
    expect(
      given(position(BLOOD_FLOW, { turn: 1, ...won }))
        .when(win(1))
        .paid('win'),
    ).toEqual([-2, 6, -2, -2])
    const kong = position(BLOOD_FLOW, { turn: 1, ...won, hands: { ...won.hands, 1: '1111p*' } })
    expect(given(kong).when(concealedKong(1, '1p')).paid()).toEqual([-2, 6, -2, -2])
  })

  test('B6 the checks at the wall’s end are those of Sichuan, a locked seat clean and ready', () => {
    const deal = position(BLOOD_FLOW, {
      drawing: 1,
      left: 0,
      won: { 0: '6p' },
      hands: { 0: '123m456m78p55p', 1: '5s*' },
    })
    const story = given(deal).when(draw)
    expect(story.paid('flower-pig')).toEqual([16, -48, 16, 16])
    expect(story.paid('not-ready')).toEqual([2, 0, -1, -1])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
  })
})
