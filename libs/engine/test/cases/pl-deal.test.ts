import { describe, expect, test } from 'vitest'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { position } from '../support/position.ts'
import { PLANET } from '../support/rule-sets.ts'

/** Kong income of a seat, as it was paid earlier in the deal. */
const income = (seat: 0 | 1 | 3, ...payments: [from: 0 | 1 | 2 | 3, points: number][]) => [
  { seat, payments: payments.map(([from, points]) => ({ from, to: seat, points })), transferred: false },
]

/** Wins, kongs and the wall's end in Planet. */
describe('PL deals', () => {
  test('PL-01 who pays', () => {
    const hand = '123m456m789m123p9p'
    const byDiscard = given(position(PLANET, { turn: 2, hands: { 0: hand, 2: '9p*' } })).when(
      discard(2, '9p'),
      answer(0, 'win'),
    )
    expect(byDiscard.paid()).toEqual([1, 0, -1, 0])
    expect(
      given(position(PLANET, { turn: 0, hands: { 0: `${hand}9p` } }))
        .when(win(0))
        .paid(),
    ).toEqual([6, -2, -2, -2])
  })

  test('PL-11 nine from each', () => {
    expect(
      given(position(PLANET, { turn: 0, hands: { 0: '1111m2222m3333m55m' } }))
        .when(win(0))
        .paid(),
    ).toEqual([27, -9, -9, -9])
  })

  test('PL-12 robbing a kong is a fan, paid by the konger', () => {
    const deal = position(PLANET, { turn: 2, melds: { 2: ['pung 8p'] }, hands: { 2: '8p*', 3: '123m456m789m79p11p' } })
    const story = given(deal).when(addedKong(2, '8p'), answer(3, 'win'))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [{ name: 'robbing-a-kong', fan: 1 }], points: 2 })
    expect(story.paid()).toEqual([0, 0, -2, 2])
    expect(story.deal.seats[2].melds).toMatchObject([{ kind: 'pung' }])
  })

  test('PL-13 kong replacement and last tile stack', () => {
    const deal = position(PLANET, { turn: 0, left: 1, last: '3p', hands: { 0: '234m567p789p3p1111m' } })
    const story = given(deal).when(concealedKong(0, '1m'), draw, win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({
      fans: [
        { name: 'root', fan: 1 },
        { name: 'kong-replacement', fan: 1 },
        { name: 'last-tile', fan: 1 },
      ],
      points: 9,
    })
    expect(story.paid()).toEqual([33, -11, -11, -11])
  })

  test('PL-15 the discard after a kong is an ordinary one', () => {
    const deal = position(PLANET, { turn: 1, hands: { 1: '1111m*', 2: '234m456m789m123p9p' }, last: '9p' })
    const story = given(deal).when(concealedKong(1, '1m'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [], points: 1 })
    expect(story.paid('win')).toEqual([0, -1, 1, 0])
    expect(story.paid('kong')).toEqual([-2, 6, -2, -2])
  })

  test('PL-17 a seat that is out does not pay', () => {
    const deal = position(PLANET, { turn: 0, won: { 2: '9p' }, hands: { 0: '1111m*' } })
    expect(given(deal).when(concealedKong(0, '1m')).paid()).toEqual([4, -2, 0, -2])
  })

  test('PL-18 exposed and added kongs', () => {
    const exposed = given(position(PLANET, { turn: 3, hands: { 1: '555m*', 3: '5m*' } })).when(
      discard(3, '5m'),
      answer(1, 'kong'),
    )
    expect(exposed.paid()).toEqual([0, 2, 0, -2])
    const added = given(position(PLANET, { turn: 1, melds: { 1: ['pung 5m'] }, hands: { 1: '5m*' } })).when(
      addedKong(1, '5m'),
      draw,
    )
    expect(added.paid()).toEqual([-1, 3, -1, -1])
  })

  test('PL-20 no kong while the void suit is held', () => {
    const deal = position(PLANET, { turn: 1, hands: { 1: '8888p123m456m77m9m7s' } })
    expect(given(deal).may(1)).toEqual(['discard 7s'])
    expect(given(deal).refusal(concealedKong(1, '8p'))).toBe('no-kong')
  })

  test('PL-26 an unready seat pays and gives its kong income back, to earlier winners too', () => {
    const deal = position(PLANET, {
      drawing: 0,
      left: 0,
      won: { 1: '9m' },
      kongs: income(0, [1, 2], [2, 2], [3, 2]),
      melds: { 0: ['concealed kong 1m'] },
      hands: { 2: '1133557799p224m', 3: '234m567m234p567p8p' },
    })
    const story = given(deal).when(draw)
    expect(story.paid()).toEqual([-11, 2, 6, 3])
    expect(story.paid('kong-refund')).toEqual([-6, 2, 2, 2])
    const withKong = [...story.paid()]
    for (const { from, to, points } of deal.kongs.flatMap(({ payments }) => payments)) {
      withKong[from]! -= points
      withKong[to]! += points
    }
    expect(withKong).toEqual([-5, 0, 4, 1])
  })

  test('PL-27 a pig pays the clean seats and gives its kong income back', () => {
    const deal = position(PLANET, {
      drawing: 0,
      left: 0,
      won: { 2: '9p' },
      kongs: income(3, [1, 2]),
      melds: { 3: ['exposed kong 8p'] },
      hands: { 0: '1112345678999m', 3: '1s*' },
    })
    expect(given(deal).when(draw).paid()).toEqual([16, 2, 0, -18])
  })

  test('PL-29 no penalty and no refund when three have won before the wall ends', () => {
    const deal = position(PLANET, {
      turn: 1,
      won: { 0: '9m', 2: '9m' },
      kongs: income(1, [0, 2], [2, 2], [3, 2]),
      melds: { 1: ['concealed kong 1m'] },
      hands: { 1: '9p*', 3: '234m456m678m123p9p' },
    })
    const story = given(deal).when(discard(1, '9p'), answer(3, 'win'))
    expect(story.paid()).toEqual([0, -1, 0, 1])
    expect(story.of('DealEnded')[0]).toMatchObject({ result: 'won' })
  })

  test('PL-30 a ready seat keeps its kong income', () => {
    const deal = position(PLANET, {
      drawing: 0,
      left: 0,
      won: { 1: '9m' },
      kongs: income(0, [1, 2], [2, 2], [3, 2]),
      melds: { 0: ['concealed kong 1m'] },
      hands: { 0: '234m567p789p3p' },
    })
    expect(given(deal).when(draw).paid('kong-refund')).toEqual([0, 0, 0, 0])
  })

  test('PL-50 the pig payment replaces the unready one, the refund comes on top', () => {
    const deal = position(PLANET, {
      drawing: 0,
      left: 0,
      kongs: income(0, [1, 2], [2, 2], [3, 2]),
      melds: { 0: ['concealed kong 9p'] },
      hands: { 0: '1s*', 1: '234m567m234p567p8p', 2: '111p444p777p22m55m', 3: '1112345678999m' },
    })
    expect(given(deal).when(draw).paid()).toEqual([-30, 10, 10, 10])
  })

  test('PL-51 after the last discard nobody draws', () => {
    const deal = position(PLANET, { turn: 1, left: 0, hands: { 1: '9p*', 2: '99p*' } })
    const story = given(deal).when(discard(1, '9p'), answer(2, 'pass'), draw)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
    expect(story.of('TileDrawn')).toEqual([])
  })
})
