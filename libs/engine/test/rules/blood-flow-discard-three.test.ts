import { SECRECY } from '@paipu/contracts'
import { tiles, type Suit } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { decide, SEATS, UNSTARTED, type Seat } from '../../src/index.ts'
import { answer, concealedKong, discard, draw, given, win, type Story } from '../support/given.ts'
import { position } from '../support/position.ts'
import { BLOOD_FLOW } from '../support/rule-sets.ts'
import { begun, scripted, type Script } from '../support/script.ts'

const remove = (seat: Seat, text: string) => ({ type: 'remove', seat, tiles: tiles(text) }) as const
const chooseVoid = (seat: Seat, suit: Suit) => ({ type: 'void', seat, suit }) as const
const HANDS = { 0: '111222333m44456p', 1: '111222333s4569s', 2: '555666777p8889p', 3: '555666777m8889m' }

/** A deal whose dealer has put three tiles out of play and keeps eleven. */
function dealerKeeps(hand: string, removed: string, last: string): Story {
  const script: Script = { hands: { 0: hand + removed + last, 1: HANDS[1], 2: '2225556667778p', 3: '1113334446668m' } }
  return begun(BLOOD_FLOW, script)
}

/** rules.md B, beyond the cases. */
describe('Blood Flow', () => {
  test('B1 each seat puts three tiles of one suit out of play, once, then the void suits are declared', () => {
    const story = begun(BLOOD_FLOW, { hands: HANDS })
    expect(story.deal.phase.name).toBe('removing')
    expect(story.refusal(remove(0, '11m4p'))).toBe('not-three-of-one-suit')
    expect(story.refusal(remove(0, '456m'))).toBe('tile-not-held')
    expect(story.refusal(chooseVoid(0, 'm'))).toBe('wrong-phase')
    const one = story.when(remove(2, '589p'))
    expect(one.refusal(remove(2, '555p'))).toBe('already-chosen')
    expect(one.refusal({ type: 'swap', seat: 0, tiles: tiles('123m') })).toBe('wrong-phase')
    expect(one.may(0)).toEqual(story.may(0))
    const all = one.when(remove(0, '123m'), remove(3, '555m'), remove(1, '111s'))
    expect(all.deal.seats.map(({ hand }) => hand.reduce((sum, count) => sum + count))).toEqual([11, 10, 10, 10])
    expect(all.deal.seats.map(({ removed }) => removed.join(''))).toEqual(['1m2m3m', '1s1s1s', '5p8p9p', '5m5m5m'])
    expect(all.deal.phase.name).toBe('choosing-void')
    expect(all.may(0)).toEqual(['void m', 'void p', 'void s'])
    expect(all.refusal(remove(0, '222m'))).toBe('wrong-phase')
  })

  test('B1 removed tiles are face down until the deal ends', () => {
    expect(SECRECY['TilesRemoved.v1']!.fields).toEqual([{ path: ['tiles'], audience: 'actor', actors: ['seat'] }])
  })

  test('B2 three sets and a pair win, two and five tiles do not', () => {
    const deal = position(BLOOD_FLOW, { turn: 0, hands: { 0: '123m456m789m55p' } })
    expect(given(deal).may(0)).toContain('win')
    expect(
      given(position(BLOOD_FLOW, { turn: 0, melds: { 0: ['pung 9p'] }, hands: { 0: '123m456m55p' } })).may(0),
    ).toContain('win')
  })

  test('B3 the cap is four, or eight by agreement, and nothing else', () => {
    const command = scripted(BLOOD_FLOW, {})
    const capped = (fanCap: number | null) =>
      decide(UNSTARTED, { ...command, ruleSet: { ...command.ruleSet, options: { fanCap } } })
    expect(command.ruleSet.options).toEqual({ fanCap: 4 })
    for (const cap of [4, 8]) {
      const decision = capped(cap)
      expect(decision.ok && decision.events[0]!.data).toMatchObject({ ruleSet: { options: { fanCap: cap } } })
    }
    for (const cap of [null, 0, 3, 5, 20]) expect(capped(cap)).toMatchObject({ refusal: { code: 'unknown-rule-set' } })
  })

  const opened = (story: Story, removed: string): Story =>
    story
      .when(remove(0, removed), remove(1, '111s'), remove(2, '222p'), remove(3, '111m'))
      .when(chooseVoid(0, 's'), chooseVoid(1, 'm'), chooseVoid(2, 's'), chooseVoid(3, 's'))

  test('B4 an opening win lays the last tile dealt aside if it is still held', () => {
    const story = opened(dealerKeeps('234m789m456p9p', '123s', '9p'), '123s').when(win(0))
    expect(story.of('HandLocked')).toMatchObject([
      { seat: 0, laidAside: '9p', tiles: tiles('234m789m456p9p'), waits: ['9p'] },
    ])
  })

  test('B4 else the tile whose removal leaves the most waits', () => {
    const story = opened(dealerKeeps('234567m789p99p', '12s', '3s'), '123s').when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ tile: '2m', by: 'self-draw' })
    expect(story.of('HandLocked')).toMatchObject([{ laidAside: '2m', waits: ['2m', '5m', '8m'] }])
  })

  test('B4 which may be one above the lowest', () => {
    const story = opened(dealerKeeps('222m234567p99p', '12s', '3s'), '123s').when(win(0))
    expect(story.of('HandLocked')).toMatchObject([{ laidAside: '2p', waits: ['2p', '5p', '8p'] }])
  })

  test('B4 among tiles that leave equally many waits the lowest', () => {
    const story = opened(dealerKeeps('123m789m456p99p', '12s', '3s'), '123s').when(win(0))
    expect(story.of('HandLocked')).toMatchObject([{ laidAside: '1m', waits: ['1m', '4m'] }])
  })

  test('B4 a locked seat makes no pung', () => {
    const deal = position(BLOOD_FLOW, { turn: 1, won: { 0: '3p' }, hands: { 0: '123m456m12p55p', 1: '5p*' } })
    expect(given(deal).when(discard(1, '5p')).may(0)).toEqual([])
  })

  test('B4 a kong must be with the drawn tile', () => {
    const deal = position(BLOOD_FLOW, {
      turn: 0,
      won: { 0: '4p' },
      melds: { 0: ['pung 8p'] },
      hands: { 0: '123m56p99m8s' },
    })
    expect(given(deal).may(0)).toEqual(['discard 8s'])
    const kept = position(BLOOD_FLOW, { turn: 0, won: { 0: '4p' }, hands: { 0: '777m123p56p99m2s' } })
    expect(given(kept).refusal(concealedKong(0, '7m'))).toBe('no-kong')
  })

  test('B4 a quad in the locked hand is no kong when another tile is drawn', () => {
    const deal = position(BLOOD_FLOW, { turn: 0, won: { 0: '4p' }, hands: { 0: '1111m23m4567p2s' } })
    expect(given(deal).may(0)).toEqual(['discard 2s'])
    expect(given(deal).refusal(concealedKong(0, '1m'))).toBe('waits-would-change')
  })

  test('B4 the win of a locked seat’s own draw lies with it, the locked hand stays', () => {
    const deal = position(BLOOD_FLOW, { turn: 0, won: { 0: '6p' }, hands: { 0: '123m456m78p55p9p' } })
    const story = given(deal).when(win(0))
    expect(story.deal.seats[0].laidAside).toEqual(['6p', '9p'])
    expect(story.of('HandLocked')).toEqual([])
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 1 }])
  })

  test('B5 three winners do not end the deal, and all pay on', () => {
    const hands = { 0: '6p*', 1: '123m456m78p55p', 2: '234m567m78p99p', 3: '345m678m78p22p' }
    const story = given(position(BLOOD_FLOW, { turn: 0, hands })).when(
      discard(0, '6p'),
      answer(1, 'win'),
      answer(2, 'win'),
      answer(3, 'win'),
    )
    expect(story.of('DealEnded')).toEqual([])
    expect(story.paid()).toEqual([-3, 1, 1, 1])
    expect(SEATS.map((seat) => story.deal.seats[seat].standing)).toEqual(['playing', 'locked', 'locked', 'locked'])
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 0 }])
  })

  test('B6 the wall ends the deal', () => {
    const deal = position(BLOOD_FLOW, { turn: 1, left: 0, won: { 0: '3p' }, hands: { 0: '123m456m12p55p', 1: '9m*' } })
    expect(given(deal).when(discard(1, '9m'), draw).of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
  })
})
