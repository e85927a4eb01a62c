import { describe, expect, test } from 'vitest'
import { allTiles, startCommand } from '../support/play.ts'
import { decide, evolve, legalActions, RULE_SETS, SEATS, tableActions, UNSTARTED, type Seat } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { position } from '../support/position.ts'
import { OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

/** rules.md C1 to C7: tiles, the deal, turns and claims. */
describe('rules common to all: turns and claims', () => {
  test('C1 only the whole tile set of a rule set begins a deal', () => {
    for (const rules of RULE_SETS) {
      const tiles = allTiles(rules)
      expect(tiles).toHaveLength(rules === RED_DRAGON ? 112 : 108)
      expect(decide(UNSTARTED, startCommand(rules, tiles)).ok).toBe(true)
      for (const wrong of [tiles.slice(1), [...tiles.slice(1), tiles.at(-1)!], [...tiles, tiles[0]!]]) {
        expect(decide(UNSTARTED, startCommand(rules, wrong))).toMatchObject({ refusal: { code: 'bad-wall' } })
      }
    }
    const noReds = { ...startCommand(SICHUAN, allTiles(SICHUAN)), wall: allTiles(RED_DRAGON) }
    expect(decide(UNSTARTED, noReds)).toMatchObject({ refusal: { code: 'bad-wall' } })
  })

  test('C2 play goes 0, 1, 2, 3, 0', () => {
    let story = given(position(SICHUAN, { turn: 2, hands: { 2: '9s*' }, voids: 'ssss', next: '9s8s7s6s' }))
    for (const [seat, tile] of [
      [2, '9s'],
      [3, '9s'],
      [0, '8s'],
      [1, '7s'],
    ] as const)
      story = story.when(discard(seat, tile), draw)
    expect(story.of('TileDrawn').map(({ seat }) => seat)).toEqual([3, 0, 1, 2])
  })

  test.each(SEATS)(
    'C3 four tiles each in turn from the dealer three times, one each, one more to dealer %i',
    (dealer) => {
      const command = startCommand(SICHUAN, allTiles(SICHUAN).toReversed(), dealer)
      const decision = decide(UNSTARTED, command)
      const dealt = decision.ok ? decision.events.find((event) => event.type === 'HandsDealt')! : null
      for (const place of SEATS) {
        const at = [...[0, 16, 32].flatMap((first) => [0, 1, 2, 3].map((n) => first + 4 * place + n)), 48 + place]
        const tiles = [...at, ...(place === 0 ? [52] : [])].map((index) => command.wall[index])
        expect(dealt?.data).toMatchObject({ hands: expect.arrayContaining([{ seat: (dealer + place) % 4, tiles }]) })
      }
    },
  )

  test('C3 draws come from the front, replacement tiles from the back', () => {
    const deal = position(WANZHOU, { turn: 0, hands: { 0: '1111m*' }, next: '2s3s', last: '9s8s' })
    const story = given(deal).when(concealedKong(0, '1m'), draw, discard(0, '9s'), draw)
    expect(story.of('TileDrawn')).toEqual([
      { seat: 0, tile: '9s', end: 'back', replacement: true },
      { seat: 1, tile: '2s', end: 'front', replacement: false },
    ])
    expect(story.left).toBe(given(deal).left - 2)
  })

  test('C3 the dealer chooses from fourteen tiles', () => {
    const story = begun(SICHUAN, { dealer: 1, hands: { 1: '1112223334445m9p', 0: '1p*' } })
    expect(story.deal.seats[1].hand.reduce((sum, count) => sum + count)).toBe(14)
    expect(story.may(1)).toContain('swap 3m 4m 5m')
    const red = begun(RED_DRAGON, { dealer: 1 })
    expect(red.may(1).filter((action) => action.startsWith('discard')).length).toBeGreaterThan(0)
    expect(red.may(0)).toEqual([])
  })

  test('C4 the dealer begins without a draw and may kong or discard', () => {
    const deal = position(WANZHOU, { turn: 0, source: 'opening', discards: 0, hands: { 0: '1111m2m*' } })
    const story = given(deal)
    expect(story.may(0)).toContain('concealed kong 1m')
    expect(story.may(0)).toContain('discard 2m')
    expect(story.refusal(draw)).toBe('wrong-phase')
  })

  test('C4 after a pung there is no win, even with a complete hand', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '5m*', 1: '55m123m456m789m99p' } })
    const story = given(deal).when(discard(0, '5m'), answer(1, 'pung'))
    expect(story.may(1)).not.toContain('win')
    expect(story.refusal(win(1))).toBe('not-a-win')
  })

  test('C4 any held quad or fourth tile may be konged, several in one turn, each after its replacement', () => {
    const deal = position(SICHUAN, {
      turn: 0,
      melds: { 0: ['pung 8p'] },
      hands: { 0: '1111m8p2222m3m9m' },
      last: '7m6m',
    })
    const first = given(deal)
    expect(first.may(0).filter((action) => action.includes('kong'))).toEqual([
      'concealed kong 1m',
      'concealed kong 2m',
      'added kong 8p',
    ])
    const second = first.when(concealedKong(0, '2m'), draw)
    expect(second.refusal(draw)).toBe('wrong-phase')
    const third = second.when(addedKong(0, '8p'), draw, concealedKong(0, '1m'))
    expect(third.paid()).toEqual([15, -5, -5, -5])
    expect(third.deal.seats[0].melds.map(({ kind }) => kind)).toEqual([
      'added-kong',
      'concealed-kong',
      'concealed-kong',
    ])
  })

  test('C5 a window waits for everyone who could still win, and for nobody else', () => {
    const hands = { 0: '5p*', 1: '123m456m789m55p99p', 2: '234m456m678m46p22p', 3: '123m567m789m46p11p' }
    const open = given(position(SICHUAN, { turn: 0, hands })).when(discard(0, '5p'))
    expect(open.refusal(draw)).toBe('claims-open')
    const one = open.when(answer(1, 'pung'), answer(3, 'win'))
    expect(one.of('WinDeclared')).toEqual([])
    expect(
      one
        .when(answer(2, 'win'))
        .of('WinDeclared')
        .map(({ seat }) => seat),
    ).toEqual([2, 3])
    expect(
      one
        .when(answer(2, 'pass'))
        .of('WinDeclared')
        .map(({ seat }) => seat),
    ).toEqual([3])
    const unasked = given(position(SICHUAN, { turn: 0, hands: { 0: '5p*', 1: '55p*', 2: hands[2] } })).when(
      discard(0, '5p'),
    )
    const won = unasked.when(answer(2, 'win'))
    expect(won.of('WinDeclared')).toHaveLength(1)
    expect(won.of('ClaimAnswered').map(({ seat }) => seat)).toEqual([2])
  })

  test('C5 each seat answers once, only what it is offered', () => {
    const open = given(position(SICHUAN, { turn: 0, hands: { 0: '5p*', 1: '55p*', 2: '234m456m678m46p22p' } })).when(
      discard(0, '5p'),
    )
    expect(open.refusal(answer(1, 'win'))).toBe('not-offered')
    expect(open.refusal(answer(1, 'kong'))).toBe('not-offered')
    expect(open.refusal(answer(3, 'pass'))).toBe('not-offered')
    expect(open.refusal(answer(0, 'win'))).toBe('not-offered')
    expect(open.when(answer(1, 'pass')).refusal(answer(1, 'pung'))).toBe('already-answered')
  })

  test('C5 no answer changes what another seat is asked', () => {
    const hands = { 0: '5p*', 1: '123m456m789m55p99p', 2: '234m456m678m46p22p' }
    const open = given(position(SICHUAN, { turn: 0, hands })).when(discard(0, '5p'))
    for (const what of ['pung', 'win', 'pass'] as const) {
      expect(open.when(answer(1, what)).may(2)).toEqual(open.may(2))
    }
  })

  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('C6 no chow in %s', (_, rules) => {
    const hand = rules.sets === 3 ? '46m258p1379m2p' : '46m258p13799m25p1m'
    const deal = position(rules, { turn: 0, hands: { 0: '5m*', 1: hand } })
    expect(given(deal).when(discard(0, '5m')).may(1)).toEqual([])
  })

  test('C7 an exposed kong needs three in hand, an added one an own pung', () => {
    const two = given(position(SICHUAN, { turn: 0, hands: { 0: '5m*', 1: '55m*' } })).when(discard(0, '5m'))
    expect(two.may(1)).toEqual(['pung', 'pass'])
    const punged = given(position(SICHUAN, { turn: 0, melds: { 1: ['pung 5m'] }, hands: { 0: '5m*' } })).when(
      discard(0, '5m'),
    )
    expect(punged.may(1)).toEqual([])
    const single = given(position(SICHUAN, { turn: 0, melds: { 1: ['pung 5m'] }, hands: { 0: '5m*' } }))
    expect(single.refusal(addedKong(0, '5m'))).toBe('no-kong')
  })

  test.each([SICHUAN, PLANET, OPEN, WANZHOU].map((rules) => [rules.id, rules] as const))(
    'C7 no kong without a replacement tile in %s',
    (_, rules) => {
      const melds = { 0: ['pung 8p'] }
      const spec = { turn: 0 as Seat, melds, hands: { 0: '1111m8p*' } }
      expect(given(position(rules, { ...spec, left: 1 })).may(0)).toEqual(
        expect.arrayContaining(['concealed kong 1m', 'added kong 8p']),
      )
      const none = given(position(rules, { ...spec, left: 0 }))
      expect(none.may(0).every((action) => action.startsWith('discard'))).toBe(true)
      expect(none.refusal(concealedKong(0, '1m'))).toBe('no-replacement')
      expect(none.refusal(addedKong(0, '8p'))).toBe('no-replacement')
    },
  )

  test('C7 what would be a kong, had the wall a tile left, is told from what would be none', () => {
    const deal = position(SICHUAN, {
      turn: 0,
      left: 0,
      melds: { 0: ['pung 8p', 'pung 3m'] },
      hands: { 0: '1116m555m8p' },
    })
    const refusal = given(deal).refusal
    expect(refusal(addedKong(0, '8p'))).toBe('no-replacement')
    expect(refusal(addedKong(0, '3m'))).toBe('no-kong')
    expect(refusal(addedKong(0, '6m'))).toBe('no-kong')
    expect(refusal(concealedKong(0, '1m'))).toBe('no-kong')
  })

  test('C7 the maker of a kong does nothing before the replacement tile', () => {
    const story = given(position(SICHUAN, { turn: 0, hands: { 0: '1111m*' } })).when(concealedKong(0, '1m'))
    for (const tile of ['1p', '9p']) expect(story.refusal(discard(0, tile))).toBe('wrong-phase')
    expect(story.refusal(win(0))).toBe('wrong-phase')
    expect(SEATS.flatMap((seat) => story.may(seat))).toEqual([])
  })

  test('C3 nothing is to be done while the deal is dealt', () => {
    const decision = decide(UNSTARTED, startCommand(SICHUAN, allTiles(SICHUAN)))
    const [started] = decision.ok ? decision.events : []
    const dealing = evolve(UNSTARTED, started!)
    expect(dealing.phase.name).toBe('dealing')
    expect(SEATS.flatMap((seat) => legalActions(dealing, seat))).toEqual([])
    expect(tableActions(dealing)).toEqual([])
    expect(decide(UNSTARTED, draw)).toMatchObject({ refusal: { code: 'not-started' } })
  })

  test('C7 nobody else may do anything on a seat’s turn', () => {
    const deal = position(SICHUAN, { turn: 0 })
    for (const seat of [1, 2, 3] as const) expect(legalActions(deal, seat)).toEqual([])
    expect(given(deal).refusal(discard(1, '1m'))).toBe('not-your-turn')
  })
})
