import { RULE_SETS, SEATS, type Seat } from '@paipu/engine'
import { ALL_HANDS, NOTHING_YET, SPECTATOR, type ViewSeat, type ViewState } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { clockFace, momentOf, signed } from '../../src/board/index.ts'
import { boardAt, boardMarkup, centreWords, dealOf, miniMarkup, openingOf, statesOf } from './support.ts'

const ruleSet = (id: string) => RULE_SETS.find((rules) => rules.id === id)!

/** A state with some seats changed. */
function withSeats(changes: Partial<Record<Seat, Partial<ViewSeat>>>, rest: Partial<ViewState> = {}): ViewState {
  const seat = (at: Seat): ViewSeat => ({ ...NOTHING_YET.seats[at], ...changes[at] })
  return { ...NOTHING_YET, ...rest, seats: [seat(0), seat(1), seat(2), seat(3)] }
}

/** The words for screen readers, tags stripped. */
function wordsOf(markup: string): string {
  return markup
    .slice(markup.indexOf('<p>'))
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n')
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('a whole deal of %s', (_id, rules) => {
  test.each([
    ['spectator', SPECTATOR],
    ['all hands', ALL_HANDS],
  ])('draws every tile of the state, at every moment, for %s', (_name, viewer) => {
    const states = statesOf(dealOf(rules, 5), viewer)
    for (let at = 0; at < states.length; at += 7) {
      const { seats, birds } = states[at]!
      const tiles = seats.reduce(
        (sum, seat) =>
          sum +
          seat.hand.length +
          (seat.drawn === null ? 0 : 1) +
          seat.melds.reduce((count, meld) => count + (meld.kind === 'pung' ? 3 : 4), 0) +
          seat.river.length +
          seat.removed.length +
          seat.laidAside.length +
          seat.lockedWaits.length,
        birds.length,
      )
      expect(boardAt(states, at).match(/<use href="#tile-/g) ?? []).toHaveLength(tiles)
    }
  })

  test('has the same boxes in its centre from the first moment to the last, so that none of them moves another', () => {
    const states = statesOf(dealOf(rules, 5), SPECTATOR)
    expect(new Set(states.map((state) => centreWords(state).length)).size).toBe(1)
  })

  test('tells how many tiles are left in the wall from when it stands to its end, and not before', () => {
    const [started, built] = statesOf(openingOf(rules, 5), SPECTATOR)
    for (const state of [NOTHING_YET, started!]) {
      expect(centreWords(state)[0]).toBe('')
      for (const markup of [boardMarkup({ state, bottom: 0, language: 'en' }), miniMarkup(state)])
        expect(markup).not.toContain('left in the wall')
    }
    const empty: ViewState = {
      ...built!,
      wallLeft: 0,
      phase: { name: 'ended', result: 'wall-end', totals: [0, 0, 0, 0] },
    }
    for (const state of [built!, empty]) {
      expect(centreWords(state)[0]).toBe(`${state.wallLeft}`)
      for (const markup of [boardMarkup({ state, bottom: 0, language: 'en' }), miniMarkup(state)])
        expect(markup).toContain(`${state.wallLeft} tiles left in the wall`)
    }
  })

  test('gives the places of the winners in the order of their first wins, and changes that sum to 0', () => {
    const states = statesOf(dealOf(rules, 5), ALL_HANDS)
    const { places } = momentOf(states, states.length - 1)
    const winners = SEATS.filter((seat) => states.at(-1)!.seats[seat].wins.length > 0)
    expect(places.filter((place) => place !== null).toSorted()).toEqual(winners.map((_, index) => index + 1))
    for (const at of states.keys()) {
      const { changes } = momentOf(states, at)
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(0)
    }
  })
})

describe('the last tile', () => {
  const states = statesOf(dealOf(ruleSet('sichuan-swap-three'), 5), SPECTATOR)

  test('is the discard on offer, and stays it until another takes its place', () => {
    const offered = states.findIndex(({ phase }) => phase.name === 'claims')
    const { phase } = states[offered]!
    const seat = phase.name === 'claims' ? phase.discarder : null
    expect(momentOf(states, offered).lastTile).toEqual({ place: 'river', seat })
    const drawn = states.findIndex(
      ({ phase: later, seats }, at) => at > offered && later.name === 'turn' && seats[seat!].river.length === 1,
    )
    expect(momentOf(states, drawn).lastTile).toEqual({ place: 'river', seat })
  })

  test('is one tile at most, and only one that is there', () => {
    for (const at of states.keys()) {
      const { lastTile } = momentOf(states, at)
      if (lastTile === null) continue
      const { river, melds, laidAside } = states[at]!.seats[lastTile.seat]
      const list = { river, meld: melds, won: laidAside }[lastTile.place]
      expect(list.length).toBeGreaterThan(lastTile.place === 'meld' ? lastTile.index : 0)
    }
  })

  test('of an added kong is that meld, also while the replacement tile is drawn', () => {
    const before = withSeats(
      {
        2: {
          melds: [
            { kind: 'pung', tile: '1p', from: 0 },
            { kind: 'pung', tile: '2p', from: 1 },
          ],
        },
      },
      { phase: { name: 'turn', seat: 2, source: 'draw' } },
    )
    const after = withSeats(
      {
        2: {
          melds: [
            { kind: 'added-kong', tile: '1p', from: 0 },
            { kind: 'pung', tile: '2p', from: 1 },
          ],
        },
      },
      { phase: { name: 'drawing', seat: 2, replacement: true, wonTileWith: null } },
    )
    expect(momentOf([NOTHING_YET, before, after], 2).lastTile).toEqual({ place: 'meld', seat: 2, index: 0 })
  })
})

describe('in words', () => {
  const state = withSeats(
    {
      0: {
        hand: ['1m', '?', '?'],
        drawn: '?',
        river: [{ tile: '5p', drawn: true }],
        melds: [{ kind: 'pung', tile: '9s', from: 3 }],
        points: -8,
        voidSuit: 'p',
      },
      1: {
        standing: 'left',
        wins: [{ tile: '2s', from: 0, by: 'discard', fans: [], fan: 3, points: 8 }],
        laidAside: ['2s'],
        points: 8,
      },
      2: { voidSuit: '?' },
      3: { announced: true },
    },
    { wallLeft: 31, phase: { name: 'turn', seat: 0, source: 'draw' }, swap: { direction: 'right', die: 4 } },
  )
  const props = {
    state,
    bottom: 0 as const,
    names: ['Ada', 'Bo', 'Cy', 'Di'] as const,
    changes: [-8, 8, 0, 0] as const,
    places: [null, 1, null, null] as const,
    clocks: [38, null, null, null] as const,
  }

  test('says everything in English', () => {
    const words = wordsOf(boardMarkup({ ...props, language: 'en' }))
    expect(words).toContain('31 tiles left in the wall, swapped to the right, die 4, Ada to play')
    expect(words).toContain('East: Ada, dealer, −8 points, change −8, void suit dots, 38 seconds on the clock')
    expect(words).toContain('Hand: 1 characters, 2 hidden tiles, hidden tile (drawn)')
    expect(words).toContain('Melds: pung of 9 bamboo from North')
    expect(words).toContain('River: 5 dots (discarded as drawn)')
    expect(words).toContain('South: Bo, +8 points, change +8, Won 1st, left the deal')
    expect(words).toContain('won on 2 bamboo, discard from East, 8 points')
    expect(words).toContain('void suit chosen, not shown yet')
    expect(words).toContain('North: Di, 0 points, Ready')
  })

  test('says everything in Chinese', () => {
    const words = wordsOf(boardMarkup({ ...props, language: 'zh' }))
    expect(words).toContain('牌墙剩31张')
    expect(words).toContain('东家: Ada, 庄家, −8分, 变动−8, 定缺筒, 剩38秒')
    expect(words).toContain('手牌: 一万, 2张暗牌, 暗牌 (刚摸)')
    expect(words).toContain('副露: 碰九条，来自北家')
    expect(words).toContain('南家: Bo, +8分, 变动+8, 胡 第一, 已离局')
    expect(words).not.toMatch(/[a-z]{3,}/)
  })

  test('starts with the bottom seat and goes round with the play', () => {
    const order = [
      ...wordsOf(boardMarkup({ ...props, bottom: 2, language: 'en' })).matchAll(/^(East|South|West|North): /gm),
    ]
    expect(order.map((match) => match[1])).toEqual(['West', 'North', 'East', 'South'])
  })
})

describe('the drawing', () => {
  test('keeps a river in the order of its discards, and marks the ones discarded as drawn', () => {
    const river = [...'123456789'].map((rank, index) => ({ tile: `${rank}m` as '1m', drawn: index % 2 === 0 }))
    const markup = boardMarkup({ state: withSeats({ 0: { river } }), bottom: 0, language: 'en' })
    const tiles = [...markup.matchAll(/<use href="#tile-(\dm)"[^>]*><\/use>(<rect)?/g)]
    expect(tiles.map((match) => match[1])).toEqual(river.map(({ tile }) => tile))
    expect(tiles.map((match) => match[2] !== undefined)).toEqual(river.map(({ drawn }) => drawn))
  })

  test('names a flower pig only at the wall’s end, and only one that has not won (rules.md V6)', () => {
    const pig = { hand: ['1p', '2m'] as const, voidSuit: 'p' as const }
    const win = { tile: '2s', from: null, by: 'self-draw', fans: [], fan: 0, points: 1 } as const
    const seats = {
      0: pig,
      1: { ...pig, standing: 'left', wins: [win] } as const,
      2: { hand: ['1m'], voidSuit: 'p' } as const,
    }
    const ended = withSeats(seats, { phase: { name: 'ended', result: 'wall-end', totals: [0, 0, 0, 0] } })
    const drawing = (state: ViewState) => boardMarkup({ state, bottom: 0, language: 'en' }).split('<p>')[0]!
    expect(drawing(ended).split('Flower pig')).toHaveLength(2)
    expect(drawing(withSeats(seats))).not.toContain('Flower pig')
  })

  test('shows more wins than there is room for as how many more', () => {
    const laidAside = Array.from({ length: 15 }, () => '1m' as const)
    const markup = boardMarkup({
      state: withSeats({ 0: { laidAside, removed: ['?', '?', '?'] } }),
      bottom: 0,
      language: 'en',
    })
    expect(markup.match(/#tile-1m"/g)).toHaveLength(8)
    expect(markup).toContain('>+7<')
  })

  test('lets nothing slide unless asked to', () => {
    const states = statesOf(dealOf(ruleSet('sichuan-swap-three'), 5), SPECTATOR)
    const state = states.find(({ phase }) => phase.name === 'claims')!
    expect(boardMarkup({ state, bottom: 0, language: 'en' })).not.toContain('--slide-x')
    expect(boardMarkup({ state, bottom: 0, language: 'en', motion: true })).toContain('--slide-x')
  })

  test('tells what its letter and its character mean to whoever points at them', () => {
    const [started] = statesOf(openingOf(ruleSet('wanzhou'), 5), SPECTATOR)
    const win = { tile: '2s', from: null, by: 'self-draw', fans: [], fan: 0, points: 1 } as const
    const state = withSeats({ 2: { wins: [win] } }, { started: started!.started })
    for (const [language, dealer, won] of [
      ['en', '<span[^>]* title="dealer">D<', '<span[^>]* title="Won">胡<'],
      ['zh', '<span[^>]* title="庄家">庄<', '<span[^>]* title="胡">胡<'],
    ] as const) {
      const markup = boardMarkup({ state, bottom: 0, language })
      expect(markup).toMatch(new RegExp(dealer))
      expect(markup).toMatch(new RegExp(won))
    }
    expect(miniMarkup(state)).toMatch(/aria-label="[^"]*West [^"(]* \(Won\)/)
  })

  test('draws before the deal has begun', () => {
    expect(boardMarkup({ state: NOTHING_YET, bottom: 0, language: 'zh' })).toContain('aria-label="牌桌"')
    expect(miniMarkup(NOTHING_YET)).toContain('role="img"')
  })
})

describe('figures', () => {
  test('points carry a sign, a true minus', () => {
    expect([8, 0, -8].map(signed)).toEqual(['+8', '0', '−8'])
  })

  test('clocks are seconds alone below a hundred', () => {
    expect([0, 4.2, 38, 99, 100, 125, -1].map(clockFace)).toEqual(['0', '5', '38', '99', '1:40', '2:05', '0'])
  })
})
