import { SECRECY } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { isActive, netBySeat, nextDealer, RULE_SETS, SEATS, wallLeft } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { bestIn, fansOf, scored, value, waitsIn } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from '../support/rule-sets.ts'

const named = (...some: readonly (typeof RULE_SETS)[number][]) => some.map((rules) => [rules.id, rules] as const)
const PLAIN = '123m456m789m123p99p'

/** Sentences of rules.md C that no case speaks of. */
describe('common rules, sentence by sentence', () => {
  test.each(EACH_RULE_SET)('C3 no tile of %s is out of reach but the birds: a deal goes on to the last', (_, rules) => {
    const deal = position(rules, { drawing: 0, left: 1 })
    const story = given(deal).when(draw)
    expect(story.of('TileDrawn')).toMatchObject([{ seat: 0, end: 'front' }])
    expect(story.left).toBe(0)
    expect(deal.birds).toHaveLength(rules === RED_DRAGON ? 4 : 0)
  })

  test('C3 the wall and the birds are known to nobody while the deal runs', () => {
    const secret = SECRECY['WallBuilt.v1']!.fields.map(({ path, audience }) => [path.join('.'), audience])
    expect(secret).toEqual(
      expect.arrayContaining([
        ['wall', 'afterDeal'],
        ['birds', 'afterDeal'],
      ]),
    )
  })

  test('C4 a turn is a draw and then any of: win, concealed kong, added kong, discard', () => {
    const deal = position(SICHUAN, {
      turn: 0,
      melds: { 0: ['pung 8p'] },
      hands: { 0: '1111m8p*' },
    })
    expect(given(deal).may(0)).toEqual(expect.arrayContaining(['concealed kong 1m', 'added kong 8p', 'discard 8p']))
    const complete = position(SICHUAN, { turn: 0, hands: { 0: PLAIN } })
    expect(given(complete).may(0)).toEqual(expect.arrayContaining(['win', 'discard 1m']))
  })

  test.each(named(SICHUAN, PLANET, OPEN))('C5 any win beats a kong, in %s', (_, rules) => {
    const hands = { 0: '5p*', 1: '555p*', 2: '123m456m789m46p22p' }
    const open = given(position(rules, { turn: 0, hands })).when(discard(0, '5p'))
    const won = open.when(answer(1, 'kong'), answer(2, 'win'))
    expect(won.of('KongMade')).toEqual([])
    expect(won.paid('kong')).toEqual([0, 0, 0, 0])
    expect(won.of('WinDeclared')).toMatchObject([{ seat: 2, from: 0 }])
    expect(open.when(answer(1, 'kong'), answer(2, 'pass')).of('KongMade')).toMatchObject([{ seat: 1 }])
  })

  test('C5 nobody draws while a pung that alone is offered is not answered', () => {
    const open = given(position(SICHUAN, { turn: 0, hands: { 0: '5p*', 2: '55p*' } })).when(discard(0, '5p'))
    expect(open.refusal(draw)).toBe('claims-open')
    expect(open.when(answer(2, 'pass')).refusal(draw)).toBeNull()
  })

  test('C5 nobody sees another’s answer, not even that there is one', () => {
    expect(SECRECY['ClaimAnswered.v1']).toMatchObject({ event: 'actor', actors: ['seat'] })
  })

  test('C5 a tile added to a pung is offered to all other active seats', () => {
    const waiting = { 1: '123m456m789m79p11p', 2: '234m456m678m79p22p', 3: '123m567m789m79p33p' }
    const deal = position(SICHUAN, { turn: 0, melds: { 0: ['pung 8p'] }, hands: { 0: '8p*', ...waiting } })
    const open = given(deal).when(addedKong(0, '8p'))
    expect(SEATS.map((seat) => open.may(seat))).toEqual([[], ['win', 'pass'], ['win', 'pass'], ['win', 'pass']])
    const gone = position(SICHUAN, {
      turn: 0,
      won: { 3: '9s' },
      melds: { 0: ['pung 8p'] },
      hands: { 0: '8p*', 1: waiting[1] },
    })
    expect(given(gone).when(addedKong(0, '8p')).may(3)).toEqual([])
  })

  test.each(EACH_RULE_SET)('C7 each kind of kong draws its replacement tile from the same end of %s', (_, rules) => {
    const spec = { next: '7s', last: '8s', melds: { 0: ['pung 6p'], 1: [] } }
    const concealed = given(position(rules, { turn: 0, ...spec, hands: { 0: '1111m*' } })).when(concealedKong(0, '1m'))
    const added = given(position(rules, { turn: 0, ...spec, hands: { 0: '6p*' } })).when(addedKong(0, '6p'))
    const exposed = given(position(rules, { turn: 0, ...spec, hands: { 0: '5m*', 1: '555m*' } })).when(
      discard(0, '5m'),
      answer(1, 'kong'),
    )
    const tile = rules === OPEN ? '7s' : '8s'
    for (const [story, seat] of [
      [concealed, 0],
      [added, 0],
      [exposed, 1],
    ] as const) {
      expect(story.when(draw).of('TileDrawn')).toMatchObject([
        { seat, tile, replacement: true, end: rules.replacementEnd },
      ])
    }
  })

  test('C9 2 from the discarder for an exposed kong, 1 from each for an added one, 2 from each for a concealed one', () => {
    const spec = { turn: 0, won: { 3: '9s' } } as const
    const concealed = given(position(SICHUAN, { ...spec, hands: { 0: '1111m*' } })).when(concealedKong(0, '1m'))
    expect(concealed.paid()).toEqual([4, -2, -2, 0])
    const added = given(position(SICHUAN, { ...spec, melds: { 0: ['pung 6p'] }, hands: { 0: '6p*' } }))
    expect(added.when(addedKong(0, '6p'), draw).paid()).toEqual([2, -1, -1, 0])
    const exposed = given(position(SICHUAN, { ...spec, hands: { 0: '5m*', 1: '555m*' } }))
    expect(exposed.when(discard(0, '5m'), answer(1, 'kong')).paid()).toEqual([-2, 2, 0, 0])
  })

  test('C10 a kong is one set, and four alike may be two pairs', () => {
    expect(scored(SICHUAN, '234m567p789p33p', { melds: ['concealed kong 1m'] }).win).toBe(true)
    expect(scored(SICHUAN, '1111m33m55m77m22p44p')).toMatchObject({ win: true, reading: { kind: 'seven-pairs' } })
    expect(scored(SICHUAN, '1111m3333m5555m22p')).toMatchObject({ win: true, reading: { kind: 'seven-pairs' } })
  })

  test('C11 of all readings the one with the most fan counts', () => {
    expect(fansOf(scored(SICHUAN, '112233m445566m77m'))).toEqual({ 'seven-pairs': 2, 'full-flush': 2 })
    expect(fansOf(scored(SICHUAN, '111222333m456p99p'))).toEqual({})
    expect(fansOf(scored(SICHUAN, '111222333m99p', { melds: ['pung 5p'] }))).toEqual({ 'all-pungs': 1 })
    expect(fansOf(scored(WANZHOU, '112233m445566p77s', { by: 'self-draw' }))).toEqual({ 'seven-pairs': 1 })
  })

  test('C12 a hand is ready when one kind completes it, whoever holds the copies; own fifth copies are no wait', () => {
    expect(waitsIn(SICHUAN, '123m456m789m123p9p')).toBe('9p')
    expect(waitsIn(SICHUAN, '9999p', ['pung 1m', 'pung 2m', 'pung 3m'])).toBe('')
    expect(waitsIn(SICHUAN, '4p', ['pung 1m', 'pung 2m', 'pung 3m', 'exposed kong 4p'])).toBe('')
    expect(waitsIn(SICHUAN, '123m456m789m123p9p', [], 'p')).toBe('')
  })

  test('C12a the value of a wait is shape and roots alone, under the cap', () => {
    expect(bestIn(SICHUAN, '123m456m789m123p9p')).toBe(1)
    expect(bestIn(SICHUAN, '1111m2222m3333m5m')).toBe(16)
    expect(bestIn(PLANET, '1111m2222m3333m5m')).toBe(8)
    expect(bestIn(OPEN, '123m456m789m123p9p')).toBe(1)
    const kong = [{ seat: 0, payments: [], transferred: false }] as const
    const last = position(SICHUAN, { drawing: 1, left: 0, kongs: kong, hands: { 0: '123m456m789m123p9p' } })
    expect(given(last).when(draw).paid('not-ready')).toEqual([3, -1, -1, -1])
  })

  test.each(EACH_RULE_SET)(
    'C13 every payment of %s moves points between seats, and the totals sum to 0',
    (_, rules) => {
      for (let seed = 0; seed < 12; seed++) {
        const events = dealOf(rules, seed).flatMap((step) => step.events)
        const sums = [0, 0, 0, 0]
        for (const event of events) {
          if (event.type !== 'PointsPaid') continue
          netBySeat(event.data.payments).forEach((points, seat) => (sums[seat]! += points))
          expect(event.data.payments.every(({ from, to, points }) => from !== to && points > 0)).toBe(true)
        }
        const end = events.at(-1)!
        expect(end.type === 'DealEnded' && end.data.totals).toEqual(sums)
        expect(sums.reduce((sum, points) => sum + points)).toBe(0)
      }
    },
  )

  test.each(EACH_RULE_SET)('C14 %s ends when a seat must draw and no live tile is left', (_, rules) => {
    const empty = given(position(rules, { drawing: 2, left: 0 })).when(draw)
    expect(empty.of('TileDrawn')).toEqual([])
    expect(empty.of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
  })

  test('C14 the last discard can still be claimed', () => {
    const hands = { 0: '9p*', 1: '123m456m789m123p9p', 2: '99p*' }
    const last = given(position(SICHUAN, { turn: 0, left: 0, hands })).when(discard(0, '9p'))
    expect([last.may(1), last.may(2)]).toEqual([
      ['win', 'pass'],
      ['pung', 'pass'],
    ])
    const punged = last.when(answer(1, 'pass'), answer(2, 'pung'))
    expect(wallLeft(punged.deal)).toBe(0)
    expect(punged.deal.phase).toMatchObject({ name: 'turn', seat: 2 })
    expect(last.when(answer(1, 'win')).of('WinDeclared')).toMatchObject([{ seat: 1 }])
  })

  test('C15 after a discard won by several the next active seat after the farthest winner plays', () => {
    const hands = { 1: '9p*', 2: '123m456m789m123p9p', 0: '234m678m456p678p9p' }
    const story = given(position(SICHUAN, { turn: 1, hands })).when(
      discard(1, '9p'),
      answer(2, 'win'),
      answer(0, 'win'),
    )
    expect(story.when(draw).of('TileDrawn')).toMatchObject([{ seat: 1 }])
    const one = given(position(SICHUAN, { turn: 1, hands: { 1: '9p*', 2: hands[2] }, won: { 3: '9s' } })).when(
      discard(1, '9p'),
      answer(2, 'win'),
      draw,
    )
    expect(one.of('TileDrawn')).toMatchObject([{ seat: 0 }])
  })

  test('C15b a winner who leaves neither draws, pays nor claims any more', () => {
    const story = given(position(SICHUAN, { turn: 0, hands: { 0: PLAIN, 1: '5m*' } })).when(win(0), draw)
    expect(isActive(story.deal, 0)).toBe(false)
    expect(story.when(discard(1, story.of('TileDrawn')[0]!.tile)).may(0)).toEqual([])
  })

  test('C16 if the first win was one discard won by several, its discarder deals next; a later win changes nothing', () => {
    const hands = { 2: '9p*', 0: '123m456m789m123p9p', 3: '234m678m456p678p9p' }
    const deal = position(SICHUAN, { turn: 2, dealer: 1, hands })
    const story = given(deal).when(discard(2, '9p'), answer(0, 'win'), answer(3, 'win'))
    expect(nextDealer(story.deal)).toBe(2)
  })

  test('C16 nor do later wins on a tile of the kind that was won first', () => {
    const hands = { 0: '123m456m789m123p9p', 1: '99p*', 2: '234m567m345p78p22m', 3: '345m678m456p78p99m' }
    const second = given(position(SICHUAN, { turn: 1, dealer: 1, hands, next: '8m' })).when(
      discard(1, '9p'),
      answer(0, 'win'),
      answer(2, 'pass'),
      answer(3, 'pass'),
      draw,
      discard(1, '9p'),
    )
    expect(nextDealer(second.when(answer(2, 'win'), answer(3, 'pass')).deal)).toBe(0)
    expect(nextDealer(second.when(answer(2, 'win'), answer(3, 'win')).deal)).toBe(0)
  })

  test('C19 a win that was passed for a pung can be taken on the next tile', () => {
    const hands = { 0: '5p*', 1: '5p*', 2: '123m456m789m55p88p' }
    const deal = position(SICHUAN, { turn: 0, hands })
    const story = given(deal).when(discard(0, '5p'), answer(2, 'pung'))
    expect(story.deal.seats[2].winBlocked).toBe(false)
  })

  test.each(named(BLOOD_FLOW, WANZHOU))('C19 no pass lock in %s', (_, rules) => {
    const hand = rules === WANZHOU ? '111m333m555s44p66p' : '123m456m56p99p'
    const deal = position(rules, { turn: 0, next: '4p', hands: { 0: '4p*', 2: hand } })
    const story = given(deal).when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '4p'))
    expect(story.may(2)).toContain('win')
  })

  test.each(named(BLOOD_FLOW, WANZHOU, RED_DRAGON))('C19 nor for a pung, in %s', (_, rules) => {
    const deal = position(rules, { turn: 0, next: '4p', hands: { 0: '4p*', 2: '44p*' } })
    const story = given(deal).when(discard(0, '4p'), answer(2, 'pass'), draw, discard(1, '4p'))
    expect(story.may(2)).toEqual(['pung', 'pass'])
  })

  test.each(named(SICHUAN, BLOOD_FLOW, RED_DRAGON, WANZHOU))(
    'C20 no refund of kong income at the wall’s end of %s, whoever is not ready',
    (_, rules) => {
      const deal = position(rules, { turn: 0, left: 1, hands: { 0: '1111m*' } })
      const story = given(deal).when(concealedKong(0, '1m'), draw)
      const last = story.of('TileDrawn')[0]!.tile
      const ended = story.when(discard(0, last), draw)
      expect(ended.of('DealEnded')).toMatchObject([{ result: 'wall-end' }])
      expect([ended.paid('kong-refund'), ended.paid('kong-transfer')]).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ])
      expect(ended.paid('kong')).toEqual([6, -2, -2, -2])
    },
  )

  test('C20 nothing for last tile, robbing, heavenly hand or a single wait in Red Dragon Wild', () => {
    const plain = value(RED_DRAGON, PLAIN, { by: 'self-draw' })
    for (const more of [{ lastTile: true }, { afterKong: true }, { early: 'opening-hand' }] as const)
      expect(value(RED_DRAGON, PLAIN, { by: 'self-draw', ...more })).toEqual(plain)
    expect(value(RED_DRAGON, PLAIN, { by: 'rob' })).toEqual(plain)
  })
})

/** Sentences of rules.md V that no case speaks of. */
describe('the void suit, sentence by sentence', () => {
  test('V1 nobody sees another’s choice until all have chosen', () => {
    expect(SECRECY['VoidSuitChosen.v1']!.fields).toEqual([{ path: ['suit'], audience: 'actor', actors: ['seat'] }])
  })

  test.each(named(SICHUAN, BLOOD_FLOW, PLANET, OPEN))('V6 who has left is no flower pig, in %s', (_, rules) => {
    const won = { 3: '9m' }
    const hands = { 0: '5s*' }
    const story = given(
      position(rules, {
        drawing: 0,
        left: 0,
        won,
        hands: rules === BLOOD_FLOW ? { ...hands, 3: '123m456m56p99p' } : hands,
      }),
    ).when(draw)
    const payers = story.of('PointsPaid').flatMap(({ reason, payments }) => (reason === 'flower-pig' ? payments : []))
    expect(new Set(payers.map(({ from }) => from))).toEqual(new Set([0]))
    expect(payers.map(({ to }) => to).includes(3)).toBe(rules === BLOOD_FLOW || rules === OPEN)
  })
})

test('C20 no rule set gives points for anything but wins, kongs and the wall’s end', () => {
  for (const rules of RULE_SETS) {
    const story = given(position(rules, { turn: 0, hands: { 0: '1p*' } })).when(discard(0, '1p'), draw)
    expect(SEATS.map((seat) => story.deal.seats[seat].points)).toEqual([0, 0, 0, 0])
  }
})
