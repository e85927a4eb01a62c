import { tiles } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { timeOutAction, UNSTARTED, type Seat } from '../../src/index.ts'
import { addedKong, discard, given } from '../support/given.ts'
import { position } from '../support/position.ts'
import { begun, openingAt } from '../support/script.ts'
import { BLOOD_FLOW, PLANET, WANZHOU } from '../support/rule-sets.ts'

const timedOut = (seat: Seat) => ({ seat, timedOut: 'rule' })
const choice = (hand: string) => timeOutAction(openingAt(PLANET, 'choosing-void', { 2: hand }), 2)

/** What Planet does for a seat whose time has run out (rules.md P9). */
describe('PL time-outs', () => {
  test('PL-43 an illegal drawn tile leaves the last legal discard', () => {
    const deal = position(PLANET, { turn: 1, hands: { 1: '123m456m11p34p2s7s9m5m' } })
    expect(timeOutAction(deal, 1)).toEqual({ type: 'discard', tile: '7s', announce: false, ...timedOut(1) })
  })

  test('PL-44 the exchange passes the first legal triple', () => {
    const deal = openingAt(PLANET, 'swapping', { 2: '137m2258p126679s' })
    expect(timeOutAction(deal, 2)).toEqual({ type: 'swap', tiles: tiles('137m'), ...timedOut(2) })
  })

  test('PL-45 the void choice is the suit with the fewest tiles, ties in the order m, p, s', () => {
    expect(choice('1247m2589p12679s')).toEqual({ type: 'void', suit: 'm', ...timedOut(2) })
    expect(choice('12478m2589p1267s')).toEqual({ type: 'void', suit: 'p', ...timedOut(2) })
    expect(choice('1247m123456789p')).toEqual({ type: 'void', suit: 's', ...timedOut(2) })
  })

  test('P9 an available win is taken, optional claims pass', () => {
    const wins = given(position(PLANET, { turn: 1, hands: { 1: '5p*', 2: '123m456m789p55p99p' } }))
    const claimed = wins.when(discard(1, '5p'))
    expect(timeOutAction(claimed.deal, 2)).toEqual({ type: 'answer', answer: 'win', ...timedOut(2) })
    const pung = given(position(PLANET, { turn: 1, hands: { 1: '5p*', 2: '555p*' } })).when(discard(1, '5p'))
    expect(timeOutAction(pung.deal, 2)).toEqual({ type: 'answer', answer: 'pass', ...timedOut(2) })
    const robbed = given(
      position(PLANET, { turn: 2, melds: { 2: ['pung 8p'] }, hands: { 2: '8p*', 3: '123m456m789m79p11p' } }),
    )
    expect(timeOutAction(robbed.when(addedKong(2, '8p')).deal, 3)).toMatchObject({ answer: 'win' })
    expect(timeOutAction(position(PLANET, { turn: 0, hands: { 0: '123m456m789m123p99p' } }), 0)).toEqual({
      type: 'win',
      ...timedOut(0),
    })
  })

  test('P9 on the own turn the drawn tile is discarded, after a pung the last legal tile', () => {
    const hand = '112m358m145p78p5m1p'
    expect(timeOutAction(position(PLANET, { turn: 0, hands: { 0: `${hand}3m` } }), 0)).toMatchObject({
      type: 'discard',
      tile: '3m',
    })
    const punged = position(PLANET, {
      turn: 0,
      source: 'pung',
      melds: { 0: ['pung 9m'] },
      hands: { 0: '112m358m145p78p' },
    })
    expect(timeOutAction(punged, 0)).toMatchObject({ type: 'discard', tile: '8p' })
  })

  test('P9 of the opening hand the fourteenth tile counts as drawn', () => {
    const deal = position(PLANET, { turn: 0, source: 'opening', discards: 0, hands: { 0: '112m358m145p78p5m1p3m' } })
    expect(timeOutAction({ ...deal, lastDealt: '5m' }, 0)).toMatchObject({ type: 'discard', tile: '5m' })
    expect(timeOutAction({ ...deal, lastDealt: '9s' }, 0)).toMatchObject({ type: 'discard', tile: '8p' })
  })

  test('P9 nothing is done for a seat that is asked nothing', () => {
    const deal = position(PLANET, { turn: 0 })
    expect(timeOutAction(deal, 1)).toBe(null)
    expect(timeOutAction(UNSTARTED, 1)).toBe(null)
  })

  test('P9 in a rule set that has them, the first legal triple is removed, and ready is not announced', () => {
    const removing = begun(BLOOD_FLOW, { hands: { 2: '137m2258p126679s' } }).deal
    expect(timeOutAction(removing, 2)).toEqual({ type: 'remove', tiles: tiles('137m'), ...timedOut(2) })
    const punged = position(WANZHOU, {
      turn: 0,
      source: 'pung',
      discards: 2,
      melds: { 0: ['pung 9m'] },
      hands: { 0: '123m456m78p88s9s' },
    })
    expect(given(punged).may(0).at(-1)).toBe('announce with 9s')
    expect(timeOutAction(punged, 0)).toEqual({ type: 'discard', tile: '9s', announce: false, ...timedOut(0) })
    const between = position(WANZHOU, { drawing: 0, discards: 2, hands: { 3: '777m123p56p99m234s' } })
    expect(given(between).may(3)).toEqual(['announce'])
    expect(timeOutAction(between, 3)).toBe(null)
  })
})
