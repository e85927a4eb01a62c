import { describe, expect, test } from 'vitest'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { bestIn, fansOf, scored, value } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { OPEN } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

const READY = '123m456m789m123p9p'

/** rules.md X. */
describe('Open Blood Battle', () => {
  test('X1 there is no swap, and void suits are given', () => {
    expect(begun(OPEN, {}).deal.phase.name).toBe('choosing-void')
  })

  test('X1 replacement tiles come from the front', () => {
    const deal = position(OPEN, { turn: 0, hands: { 0: '1111m*' }, next: '9s8s', last: '7s' })
    const story = given(deal).when(concealedKong(0, '1m'), draw)
    expect(story.of('TileDrawn')).toEqual([{ seat: 0, tile: '9s', end: 'front', replacement: true }])
  })

  test('X1 three winners end the deal', () => {
    const deal = position(OPEN, {
      turn: 1,
      won: { 0: '9m', 2: '9m' },
      hands: { 1: '9p*', 3: READY },
    })
    expect(given(deal).when(discard(1, '9p'), answer(3, 'win')).of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('X2 fan by name', () => {
    const fans = (concealed: string, situation = {}) => fansOf(scored(OPEN, concealed, situation))
    expect(fans('123m456m789m123p99p')).toEqual({})
    expect(fans('111m333m555p777p99p')).toEqual({ 'all-pungs': 1 })
    expect(fans('55p', { melds: ['pung 1m', 'pung 3m', 'pung 7p', 'pung 9p'] })).toEqual({ 'four-declared-sets': 2 })
    expect(fans('55p', { melds: ['pung 1m', 'concealed kong 3m', 'pung 7p', 'pung 9p'] })).toEqual({
      'four-declared-sets': 2,
      root: 1,
    })
    expect(fans('1133557799m2244p')).toEqual({ 'seven-pairs': 2 })
    expect(fans('123m345m567m789m22m')).toEqual({ 'full-flush': 2 })
    expect(fans('1111m23m456p789p22p')).toEqual({ root: 1 })
    expect(fans('123m456m789m123p99p', { by: 'self-draw' })).toEqual({ 'self-draw': 1 })
    expect(fans('123m456m789m123p99p', { by: 'self-draw', afterKong: true })).toEqual({
      'self-draw': 1,
      'kong-flower': 1,
    })
    expect(fans('123m456m789m123p99p', { afterKongDiscard: true })).toEqual({ 'kong-cannon': 1 })
    expect(fans('123m456m789m123p99p', { by: 'rob' })).toEqual({ 'robbing-a-kong': 1 })
  })

  test('X2 there is no cap', () => {
    expect(value(OPEN, '1111m2222m3333m55m', { by: 'self-draw' })).toEqual([8, 256])
    expect(bestIn(OPEN, '1111m2222m3333m5m')).toBe(128)
  })

  test('X2 kong cannon and robbing at the table', () => {
    const deal = position(OPEN, { turn: 1, hands: { 1: '1111p*', 2: '123m456m789m456p9p' }, next: '9p' })
    const cannon = given(deal).when(concealedKong(1, '1p'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(cannon.of('WinDeclared')[0]).toMatchObject({ fans: [{ name: 'kong-cannon', fan: 1 }], points: 2 })
    const robbed = position(OPEN, { turn: 2, melds: { 2: ['pung 8p'] }, hands: { 2: '8p*', 3: '123m456m789m79p11p' } })
    const story = given(robbed).when(addedKong(2, '8p'), answer(3, 'win'))
    expect(story.of('WinDeclared')[0]).toMatchObject({ fans: [{ name: 'robbing-a-kong', fan: 1 }], points: 2 })
    expect(story.paid()).toEqual([0, 0, -2, 2])
  })

  const opening = { turn: 0, source: 'opening', discards: 0 } as const

  test('X3 the opening hand is worth 32 from each', () => {
    const story = given(position(OPEN, { ...opening, hands: { 0: `${READY}9p` } })).when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ points: 32 })
    expect(story.paid()).toEqual([96, -32, -32, -32])
  })

  test('X3 so is a self-draw at another seat’s first draw with nothing called before', () => {
    const deal = position(OPEN, { ...opening, hands: { 0: '9m*', 1: '1s*', 2: READY }, next: '5s9p' })
    const story = given(deal).when(discard(0, '9m'), draw, discard(1, '1s'), draw, win(2))
    expect(story.of('WinDeclared')[0]).toMatchObject({ points: 32 })
    expect(story.paid()).toEqual([-32, -32, 96, -32])
  })

  test('X3 flat: a dear hand is worth no more', () => {
    const story = given(position(OPEN, { ...opening, hands: { 0: '1111m2222m3333m55m' } })).when(win(0))
    expect(story.of('WinDeclared')[0]).toMatchObject({ points: 32 })
  })

  test('X3 not after a pung or kong of anyone, nor the dealer’s first draw, nor a second draw, nor a discard', () => {
    const hands = { 0: '9m*', 1: '99m1p*', 2: READY }
    const punged = given(position(OPEN, { ...opening, hands, next: '9p' })).when(
      discard(0, '9m'),
      answer(1, 'pung'),
      discard(1, '1p'),
      draw,
      win(2),
    )
    expect(punged.of('WinDeclared')[0]).toMatchObject({ points: 2 })
    const kong = position(OPEN, { ...opening, hands: { 0: '9999m5p*', 1: '123m456m567m123p9p' }, next: '8s9p' })
    const konged = given(kong).when(concealedKong(0, '9m'), draw, discard(0, '8s'), draw, win(1))
    expect(konged.of('WinDeclared')[0]).toMatchObject({ points: 2 })
    const flower = position(OPEN, { ...opening, hands: { 0: '234m567p789p3p1111m' }, next: '3p' })
    expect(given(flower).when(concealedKong(0, '1m'), draw, win(0)).of('WinDeclared')[0]).toMatchObject({ points: 8 })
    const dealer = position(OPEN, { ...opening, hands: { 0: `${READY}4s` }, next: '1s2s3s9p' })
    const second = given(dealer).when(
      discard(0, '4s'),
      draw,
      discard(1, '1s'),
      draw,
      discard(2, '2s'),
      draw,
      discard(3, '3s'),
      draw,
      win(0),
    )
    expect(second.of('WinDeclared')[0]).toMatchObject({ points: 2 })
    const others = position(OPEN, { turn: 2, hands: { 2: `${READY}9p` } })
    expect(given(others).when(win(2)).of('WinDeclared')[0]).toMatchObject({ points: 2 })
    const first = given(position(OPEN, { ...opening, hands: { 0: '9p*', 1: READY } })).when(
      discard(0, '9p'),
      answer(1, 'win'),
    )
    expect(first.of('WinDeclared')[0]).toMatchObject({ points: 1 })
  })

  test('X4 what a concealed kong earned goes on to who wins on the next discard', () => {
    const deal = position(OPEN, { turn: 1, hands: { 1: '1111p*', 2: '123m456m789m456p9p' }, next: '9p' })
    const story = given(deal).when(concealedKong(1, '1p'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(story.paid('kong')).toEqual([-2, 6, -2, -2])
    expect(story.paid('kong-transfer')).toEqual([0, -6, 6, 0])
    expect(story.paid()).toEqual([-2, -2, 6, -2])
  })

  test('X4 an exposed and an added kong too', () => {
    const exposed = position(OPEN, { turn: 0, hands: { 0: '1p*', 1: '111p*', 2: '123m456m789m456p9p' }, next: '9p' })
    const first = given(exposed).when(discard(0, '1p'), answer(1, 'kong'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(first.paid('kong-transfer')).toEqual([0, -2, 2, 0])
    const added = position(OPEN, {
      turn: 1,
      melds: { 1: ['pung 1p'] },
      hands: { 1: '1p*', 2: '123m456m789m456p9p' },
      next: '9p',
    })
    const second = given(added).when(addedKong(1, '1p'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(second.paid('kong-transfer')).toEqual([0, -3, 3, 0])
  })

  test('X4 only the last kong, only right after it, and not twice at the wall end', () => {
    const two = position(OPEN, { turn: 1, hands: { 1: '1111p7777p*', 2: '123m456m789m456p9p' }, next: '3m9p' })
    const both = given(two)
      .when(concealedKong(1, '1p'), draw, concealedKong(1, '7p'), draw)
      .when(discard(1, '9p'), answer(2, 'win'))
    expect(both.paid('kong')).toEqual([-4, 12, -4, -4])
    expect(both.paid('kong-transfer')).toEqual([0, -6, 6, 0])
    expect(both.deal.kongs.map(({ transferred }) => transferred)).toEqual([false, true])
    const later = position(OPEN, {
      turn: 1,
      hands: { 1: '1111p*', 2: '123m456m789m456p9p' },
      next: '8s7s6s5s9p',
    })
    const won = given(later)
      .when(concealedKong(1, '1p'), draw, discard(1, '8s'), draw, discard(2, '7s'), draw, discard(3, '6s'))
      .when(draw, discard(0, '5s'), draw, discard(1, '9p'), answer(2, 'win'))
    expect(won.paid('kong-transfer')).toEqual([0, 0, 0, 0])
    expect(won.of('WinDeclared')[0]!.fans).toEqual([])
  })

  test('X4 to each of several winners in full', () => {
    const hands = { 1: '1111p*', 2: '123m456m789m456p9p', 3: '234m567m678m678p9p' }
    const story = given(position(OPEN, { turn: 1, hands, next: '9p' }))
      .when(concealedKong(1, '1p'), draw, discard(1, '9p'))
      .when(answer(2, 'win'), answer(3, 'win'))
    expect(story.paid('kong-transfer')).toEqual([0, -12, 6, 6])
  })

  const income = (seat: 1 | 2, payers: readonly (0 | 1 | 2 | 3)[], transferred = false) => ({
    seat,
    payments: payers.map((from) => ({ from, to: seat, points: 2 })),
    transferred,
  })

  test('X5 the wall end: unready seats give kong income back and pay; pigs pay earlier winners too', () => {
    const deal = position(OPEN, {
      drawing: 0,
      left: 0,
      won: { 0: '9m' },
      kongs: [income(2, [0, 1, 3])],
      melds: { 2: ['concealed kong 9p'] },
      hands: { 1: '1s*', 3: '1133557799m224p' },
    })
    const story = given(deal).when(draw)
    expect(story.paid('kong-refund')).toEqual([2, 2, -6, 2])
    expect(story.paid('not-ready')).toEqual([0, 0, -4, 4])
    expect(story.paid('flower-pig')).toEqual([16, -52, 16, 20])
    expect(story.paid()).toEqual([18, -50, 6, 26])
  })

  test('X5 ready seats and pigs keep their kong income, and what went on to a winner is not given back', () => {
    const deal = position(OPEN, {
      drawing: 0,
      left: 0,
      kongs: [income(1, [0, 2, 3]), income(2, [0, 1, 3], true)],
      melds: { 1: ['concealed kong 9p'], 2: ['concealed kong 9m'] },
      hands: { 1: '1s*', 3: '1111m2222m3333m5m' },
    })
    const story = given(deal).when(draw)
    expect(story.paid('kong-refund')).toEqual([0, 0, 0, 0])
    expect(story.paid('not-ready')).toEqual([-128, 0, -128, 256])
  })
})
