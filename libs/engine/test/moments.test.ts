import { describe, expect, test } from 'vitest'
import { decide, evolve, evolveAll, isSamePhase, UNSTARTED, type Deal, type Seat } from '../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from './support/given.ts'
import { position } from './support/position.ts'
import { BLOOD_FLOW, PLANET, SICHUAN } from './support/rule-sets.ts'
import { scripted } from './support/script.ts'

const PLAIN = '123m456m789m123p99p'

/** What a deal holds after an event: those who watch see each of these moments, whatever follows. */
describe('the moment after', () => {
  test('what was agreed: nothing is dealt', () => {
    const decision = decide(UNSTARTED, scripted(SICHUAN, { dealer: 2 }))
    const [started] = decision.ok ? decision.events : []
    expect(evolve(UNSTARTED, started!)).toMatchObject({
      wall: [],
      birds: [],
      kongs: [],
      firstWin: null,
      dealer: 2,
      phase: { name: 'dealing' },
    })
  })

  test('the deal: nobody has won, left or laid anything aside', () => {
    const decision = decide(UNSTARTED, scripted(SICHUAN, {}))
    const dealt = evolveAll(UNSTARTED, decision.ok ? decision.events : []) as Deal
    for (const seat of dealt.seats)
      expect(seat).toMatchObject({ standing: 'playing', melds: [], river: [], wins: [], laidAside: [], removed: [] })
  })

  test('a draw: where the tile came from', () => {
    const drawn = given(position(SICHUAN, { drawing: 1, next: '7m' })).when(draw)
    expect(drawn.deal.phase).toEqual({ name: 'turn', seat: 1, source: 'draw', drawn: '7m' })
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '1111m*' }, last: '7p' })
    const replaced = given(deal).when(concealedKong(0, '1m'), draw)
    expect(replaced.deal.phase).toEqual({ name: 'turn', seat: 0, source: 'replacement', drawn: '7p' })
  })

  test('a draw of who passed a pung: nothing is blocked any more (P5)', () => {
    const deal = position(PLANET, { turn: 0, next: '9m8m', hands: { 0: '4p*', 2: '44p*' } })
    const passed = given(deal).when(discard(0, '4p'), answer(2, 'pass'))
    expect(passed.deal.seats[2].pungsBlocked).toEqual(['4p'])
    expect(passed.when(draw, discard(1, '9m'), draw).deal.seats[2].pungsBlocked).toEqual([])
  })

  test('a kong: which it is (C7)', () => {
    const concealed = given(position(SICHUAN, { turn: 0, hands: { 0: '1111m*' } })).when(concealedKong(0, '1m'))
    expect(concealed.deal.seats[0].melds).toEqual([{ kind: 'concealed-kong', tile: '1m', from: null }])
    const exposed = given(position(SICHUAN, { turn: 0, hands: { 0: '5m*', 1: '555m*' } })).when(
      discard(0, '5m'),
      answer(1, 'kong'),
    )
    expect(exposed.deal.seats[1].melds).toEqual([{ kind: 'exposed-kong', tile: '5m', from: 0 }])
    const melds = { 0: ['pung 6p', 'pung 9m'] }
    const added = given(position(SICHUAN, { turn: 0, melds, hands: { 0: '6p*' } })).when(addedKong(0, '6p'))
    expect(added.deal.seats[0].melds.map(({ kind, tile }) => [kind, tile])).toEqual([
      ['added-kong', '6p'],
      ['pung', '9m'],
    ])
  })

  test('robbing a kong: it is a pung again, and the tile lies with who robbed it (C8)', () => {
    const hands = { 0: '8p*', 1: '123m456m789m79p11p' }
    const deal = position(SICHUAN, { turn: 0, melds: { 0: ['pung 8p'] }, hands })
    const story = given(deal).when(addedKong(0, '8p'), answer(1, 'win'))
    const robbed = story.events.findIndex(({ type }) => type === 'KongRobbed')
    const moment = evolveAll(deal, story.events.slice(0, robbed + 1)) as Deal
    expect(moment.seats[0].melds).toMatchObject([{ kind: 'pung', tile: '8p' }])
    expect(moment.seats[1].laidAside).toEqual(['8p'])
    expect(moment.phase).toEqual({ name: 'drawing', seat: 2, replacement: false, wonTileWith: 1 })
  })

  test('a self-draw: the next seat is to draw, and no tile is left that another could win too', () => {
    const story = given(position(BLOOD_FLOW, { turn: 0, hands: { 0: '123m456m789m55p' } })).when(win(0))
    expect(story.deal.phase).toEqual({ name: 'drawing', seat: 1, replacement: false, wonTileWith: null })
  })

  test('a time-out: it is what it was (C18)', () => {
    const deal = position(SICHUAN, { turn: 0, hands: { 0: PLAIN } })
    expect(evolve(deal, { type: 'TurnTimedOut', data: { seat: 0, played: 'discard', by: 'bot' } })).toBe(deal)
  })
})

/** Whoever waits for a moment must know whether it is still the same: answers and choices leave it what it is. */
describe('the same moment', () => {
  const open = given(position(SICHUAN, { turn: 0, hands: { 0: '5p*', 2: '55p*' } })).when(discard(0, '5p'))

  test('is that of a claim window, whoever has answered', () => {
    expect(isSamePhase(open.deal, open.when(answer(2, 'pass')).deal)).toBe(true)
    expect(isSamePhase(open.deal, open.when(answer(2, 'pung')).deal)).toBe(false)
  })

  test('is a turn or a draw of the same seat', () => {
    const turns = [0, 1].map((seat) => position(SICHUAN, { turn: seat as Seat }))
    const draws = [0, 1].map((seat) => position(SICHUAN, { drawing: seat as Seat }))
    for (const [one, other] of [turns, draws]) {
      expect(isSamePhase(one!, one!)).toBe(true)
      expect(isSamePhase(one!, other!)).toBe(false)
    }
    expect(isSamePhase(turns[0]!, draws[0]!)).toBe(false)
    expect(isSamePhase(UNSTARTED, UNSTARTED)).toBe(true)
  })
})
