import { tiles, type Suit } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { nextDealer, SEATS, type Command, type Seat } from '../../src/index.ts'
import {
  addedKong,
  announceWith,
  answer,
  concealedKong,
  discard,
  draw,
  timeLimit,
  win,
  type Story,
} from '../support/given.ts'
import { BLOOD_FLOW, RED_DRAGON, SICHUAN, WANZHOU } from '../support/rule-sets.ts'
import { begun, type Script } from '../support/script.ts'

const swap = (seat: Seat, text: string): Command => ({ type: 'swap', seat, tiles: tiles(text) })
const remove = (seat: Seat, text: string): Command => ({ type: 'remove', seat, tiles: tiles(text) })
const voids = (suits: string): Command[] => SEATS.map((seat) => ({ type: 'void', seat, suit: suits[seat] as Suit }))

/** A scripted wall must be drawn exactly as it is written, front and back. */
function expectDrawnAsWritten(story: Story, { next = '', last = '' }: Script): void {
  const drawn = (end: 'front' | 'back') =>
    story.of('TileDrawn').flatMap((event) => (event.end === end ? [event.tile] : []))
  expect(drawn('front')).toEqual(tiles(next))
  expect(drawn('back')).toEqual(tiles(last))
}

/** Whole deals from the start, on walls built by hand. */
describe('scripted deals', () => {
  test('Sichuan Swap Three: swap, a passed win, a pung, two winners on one tile, a robbed kong, the third winner', () => {
    const script = {
      hands: {
        0: '123p1m9m88p9p2p3p5p7p7p1s',
        1: '123m456m789m9p123s',
        2: '234m456s789s79p11p',
        3: '678m456p456p9p357m',
      },
      next: '9s1m8p8p',
    }
    const opened = begun(SICHUAN, script)
      .when(swap(3, '357m'), swap(1, '123s'), swap(0, '123p'), swap(2, '234m'))
      .when({ type: 'draw-direction', direction: 'right', die: null }, ...voids('ssms'))
    const passed = opened.when(discard(0, '1s'), draw, discard(1, '9s'), draw, discard(2, '1m'), draw, discard(3, '8p'))
    expect([passed.may(0), passed.may(2)]).toEqual([
      ['pung', 'pass'],
      ['win', 'pass'],
    ])
    const two = passed.when(answer(0, 'pung'), answer(2, 'pass'), discard(0, '9p'), answer(3, 'win'), answer(1, 'win'))
    expect(two.deal.phase).toMatchObject({ name: 'drawing', seat: 0, replacement: false })
    const end = two.when(draw, addedKong(0, '8p'), answer(2, 'win'))
    expectDrawnAsWritten(end, script)
    expect(end.events.slice(-5).map(({ type }) => type)).toEqual([
      'ClaimAnswered',
      'KongRobbed',
      'WinDeclared',
      'PointsPaid',
      'DealEnded',
    ])
    expect(end.of('DealEnded')).toMatchObject([{ result: 'won', totals: [-3, 1, 1, 1] }])
    expect(nextDealer(end.deal)).toBe(0)
  })

  test('Wanzhou: the die, announcing with the first discard, a doubled kong, a self-draw', () => {
    const script = {
      dealer: 2,
      hands: { 2: '777m123p56p99m1p468p', 3: '468s*', 0: '468m*', 1: '234s*' },
      next: '1s9s1m7m9p5s2m4p',
      last: '3m',
    } as const
    const opened = begun(WANZHOU, script)
      .when(swap(1, '234s'), swap(2, '468p'), swap(3, '468s'), swap(0, '468m'))
      .when({ type: 'draw-direction', direction: 'right', die: 4 })
    expect(opened.may(2)).toContain('announce with 1p')
    const announced = opened.when(
      announceWith(2, '1p'),
      draw,
      discard(3, '1s'),
      draw,
      discard(0, '9s'),
      draw,
      discard(1, '1m'),
      draw,
    )
    expect(announced.may(2)).toEqual(['concealed kong 7m', 'discard 7m'])
    const end = announced
      .when(concealedKong(2, '7m'), draw, discard(2, '3m'), draw, discard(3, '9p'), draw, discard(0, '5s'))
      .when(draw, discard(1, '2m'), draw, win(2))
    expectDrawnAsWritten(end, script)
    expect(end.paid('kong')).toEqual([-4, -4, 12, -4])
    expect(end.of('DealEnded')).toMatchObject([{ result: 'won', totals: [-6, -6, 18, -6] }])
    expect(nextDealer(end.deal)).toBe(2)
  })

  test('Red Dragon Wild: four reds by a replacement tile, birds, the end', () => {
    const script = {
      hands: { 0: '147m258p369s*', 1: '1111sRRR258m369p' },
      next: '9m',
      last: 'R',
      birds: '1p5s2mR',
    }
    expect(() => begun(RED_DRAGON, script)).toThrow('a fifth R')
    const possible = { ...script, birds: '1p5s2m9s' }
    const end = begun(RED_DRAGON, possible).when(discard(0, '1m'), draw, concealedKong(1, '1s'), draw, win(1))
    expectDrawnAsWritten(end, possible)
    expect(end.of('WinDeclared')).toMatchObject([{ reading: { kind: 'four-reds' }, points: 8 }])
    expect(end.of('DealEnded')).toMatchObject([{ result: 'won', totals: [-10, 30, -10, -10] }])
  })

  test('Blood Flow: an opening win, a locked seat that must win against a pung, two more wins, the time limit', () => {
    const script = {
      hands: { 0: '234m456m78p55p123s9p', 1: '66p147m258m13p369s', 2: '147p258p1379m444s', 3: '14p79p2p369m8m1m222s' },
      next: '9s6p6p8s7s9p1s',
    }
    const locked = begun(BLOOD_FLOW, script)
      .when(remove(2, '444s'), remove(0, '123s'), remove(1, '369s'), remove(3, '222s'), ...voids('ssss'))
      .when(win(0))
    expect(locked.of('HandLocked')).toMatchObject([{ seat: 0, laidAside: '9p', waits: ['6p', '9p'] }])
    const offered = locked.when(draw, discard(1, '9s'), draw, discard(2, '6p'))
    expect([offered.may(0), offered.may(1)]).toEqual([['win'], ['pung', 'pass']])
    const second = offered.when(answer(1, 'pung'), answer(0, 'win'))
    expect(second.paid()).toEqual([7, -2, -3, -2])
    const third = second.when(draw, discard(1, '8m'), draw, discard(2, '8s'), draw, discard(3, '7s'), draw)
    expect(third.may(0)).toEqual(['win'])
    const end = third.when(win(0), draw, discard(1, '1s'), timeLimit)
    expectDrawnAsWritten(end, script)
    expect(end.deal.seats[0].laidAside).toEqual(['9p', '6p', '9p'])
    expect(end.of('DealEnded')).toMatchObject([{ result: 'time-limit', totals: [13, -4, -5, -4] }])
    expect(end.of('DealEnded')[0]!.hands.map(({ removed }) => removed.join(''))).toEqual([
      '1s2s3s',
      '3s6s9s',
      '4s4s4s',
      '2s2s2s',
    ])
  })
})
