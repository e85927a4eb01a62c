import { tiles } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { decide, UNSTARTED, type Command, type DealState, type StartCommand } from '../src/index.ts'
import {
  addedKong,
  announce,
  announceWith,
  answer,
  concealedKong,
  discard,
  draw,
  given,
  timeLimit,
  win,
} from './support/given.ts'
import { position } from './support/position.ts'
import { BLOOD_FLOW, PLANET, SICHUAN, WANZHOU } from './support/rule-sets.ts'
import { begun, scripted } from './support/script.ts'

const swap = (text: string): Command => ({ type: 'swap', seat: 0, tiles: tiles(text) })
const remove = (text: string): Command => ({ type: 'remove', seat: 0, tiles: tiles(text) })
const HAND = '123m456m123p456p9s9s'
const swapping = begun(SICHUAN, { hands: { 0: HAND } }).deal
const removing = begun(BLOOD_FLOW, { hands: { 0: HAND } }).deal
const turn = position(PLANET, { turn: 0, hands: { 0: '1111m5s*' } })
const open = given(position(SICHUAN, { turn: 1, hands: { 0: '55p*', 1: '5p*' } })).when(discard(1, '5p')).deal
const lockedTurn = position(BLOOD_FLOW, { turn: 0, won: { 0: '3p' }, hands: { 0: '123m456m12p55p9m' } })
const lockedWin = position(BLOOD_FLOW, { turn: 0, won: { 0: '3p' }, hands: { 0: '123m456m12p55p3p' } })
const lockedClaim = position(BLOOD_FLOW, { turn: 1, won: { 0: '3p' }, hands: { 0: '123m456m12p55p', 1: '3p*' } })
const lockedKong = position(BLOOD_FLOW, { turn: 0, won: { 0: '9m' }, hands: { 0: '3334m567p123p3m' } })
const lockedPung = { won: { 0: '9m' }, melds: { 0: ['pung 8p'] }, hands: { 0: '123m45m8p9p9p' } }
const wallOut = { turn: 0, left: 0, melds: { 0: ['pung 8p'] }, hands: { 0: '1111m8p*' } } as const
const announcing = { turn: 3, discards: 2, hands: { 3: '777m123p56p99m234s1p' } } as const
const between = { drawing: 0, discards: 2 } as const
const start = scripted(SICHUAN, {})
const starting = (changes: Partial<StartCommand['ruleSet']>): Command => ({
  ...start,
  ruleSet: { ...start.ruleSet, ...changes },
})

/** A refusal says what is wrong in a sentence: the command or the seat, the tiles, and mostly the rule. */
describe('a refusal says', () => {
  test.each<[string, DealState, Command]>([
    ['start: the deal has started', turn, start],
    ['start: no rule set wanzhou@7', UNSTARTED, starting({ id: 'wanzhou', version: 7 })],
    ['start: sichuan-swap-three has no fan cap 5', UNSTARTED, starting({ options: { fanCap: 5 } })],
    [
      'start: the wall is not the tile set of sichuan-swap-three (rules.md C1, R2)',
      UNSTARTED,
      { ...start, wall: start.wall.slice(1) },
    ],
    ['draw: the deal has not started', UNSTARTED, draw],
    ['draw: the deal is over', given(position(SICHUAN, { drawing: 0, left: 0 })).when(draw).deal, draw],
    ['swap: the deal is at removing', removing, swap('123m')],
    ['swap: 1m 2m are not three tiles of one suit (rules.md S1, B1)', swapping, swap('12m')],
    ['swap: 1m 2m 3p are not three tiles of one suit (rules.md S1, B1)', swapping, swap('12m3p')],
    ['swap: seat 0 does not hold 7m 8m 9m', swapping, swap('789m')],
    ['swap: seat 0 has chosen (rules.md S1)', given(swapping).when(swap('123m')).deal, swap('123m')],
    ['remove: the deal is at swapping', swapping, remove('123m')],
    ['remove: 1m 2p 3s are not three tiles of one suit (rules.md S1, B1)', removing, remove('1m2p3s')],
    ['remove: seat 0 does not hold 7p 8p 9p', removing, remove('789p')],
    ['remove: seat 0 has chosen (rules.md B1)', given(removing).when(remove('123m')).deal, remove('456m')],
    ['void: the deal is at swapping', swapping, { type: 'void', seat: 0, suit: 'm' }],
    [
      'draw-direction: not all four have chosen their tiles (rules.md S1)',
      swapping,
      { type: 'draw-direction', direction: 'left', die: null },
    ],
    ["win: no seat's turn now, the deal is at swapping", swapping, win(0)],
    ["discard: it is seat 0's turn (rules.md C4)", turn, discard(1, '5m')],
    ["seat 0's hand does not win now (rules.md C4, C10, V3)", turn, win(0)],
    ['discard: seat 0 does not hold 9p', turn, discard(0, '9p')],
    ['discard: seat 0 must discard its void suit s before 1m (rules.md V2)', turn, discard(0, '1m')],
    ['seat 0 can make no concealed kong of 1m now (rules.md C4, C7, V4, V5)', turn, concealedKong(0, '1m')],
    ['seat 0 can make no added kong of 1m now (rules.md C4, C7, V4, V5)', turn, addedKong(0, '1m')],
    ['discard: seat 0 must discard the tile it drew (rules.md B4, W6), not 1m', lockedTurn, discard(0, '1m')],
    ['a locked seat must take its win (rules.md B4)', lockedWin, discard(0, '3p')],
    [
      'a locked seat must take its win (rules.md B4)',
      given(lockedClaim).when(discard(1, '3p')).deal,
      answer(0, 'pass'),
    ],
    [
      'no concealed kong of 3m: it must be of the drawn tile and keep the waits (rules.md B4, W6)',
      lockedKong,
      concealedKong(0, '3m'),
    ],
    [
      'no added kong of 8p: it must be of the drawn tile and keep the waits (rules.md B4, W6)',
      position(BLOOD_FLOW, { turn: 0, ...lockedPung }),
      addedKong(0, '8p'),
    ],
    ['seat 0 can make no added kong of 9p now (rules.md C4, C7, V4, V5)', lockedTurn, addedKong(0, '9p')],
    ['no kong when no replacement tile is left (rules.md C7)', position(SICHUAN, wallOut), concealedKong(0, '1m')],
    ['no kong when no replacement tile is left (rules.md C7)', position(SICHUAN, wallOut), addedKong(0, '8p')],
    [
      'seat 0 can make no concealed kong of 8p now (rules.md C4, C7, V4, V5)',
      position(SICHUAN, wallOut),
      concealedKong(0, '8p'),
    ],
    [
      'seat 0 can make no added kong of 1m now (rules.md C4, C7, V4, V5)',
      position(SICHUAN, wallOut),
      addedKong(0, '1m'),
    ],
    [
      'ready can be announced only while the front window is open (rules.md W6)',
      position(WANZHOU, { ...announcing, discards: 4 }),
      announceWith(3, '1p'),
    ],
    ['discarding 9m does not leave a ready hand (rules.md W6)', position(WANZHOU, announcing), announceWith(3, '9m')],
    [
      'announce: only between turns or with an own discard (rules.md W6), the deal is at turn',
      position(WANZHOU, announcing),
      announce(3),
    ],
    [
      'ready can be announced only while the front window is open (rules.md W6)',
      position(WANZHOU, { ...between, discards: 4 }),
      announce(3),
    ],
    ["seat 3's hand is not ready (rules.md W6)", position(WANZHOU, between), announce(3)],
    ['win: no tile lies open to be claimed, the deal is at turn', turn, answer(0, 'win')],
    ['seat 2 is not offered pung on 5p (rules.md C5)', open, answer(2, 'pung')],
    ['seat 0 has answered (rules.md C5)', given(open).when(answer(0, 'pass')).deal, answer(0, 'pass')],
    ['draw: nobody is to draw, the deal is at turn', turn, draw],
    ['draw: a claim window is still open (rules.md C5)', open, draw],
    ['time-limit: this deal has no time limit (rules.md C17)', turn, timeLimit],
  ])('%s', (message, deal, command) => {
    expect(decide(deal, command)).toMatchObject({ ok: false, refusal: { message } })
  })
})
