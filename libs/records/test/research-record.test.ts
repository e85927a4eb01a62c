import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkDeal, convertResearchRecord, looksLikeResearchRecord, parseResearchRecord } from '../src/index.ts'
import { golden, goldenText, RESEARCH } from './support/deals.ts'
import { researchData, researchText, type ResearchData } from './support/research-text.ts'

const DATA = researchData(golden('research-1'))

/** Converts the record of a golden deal with something changed. */
function converted(
  change: (data: ResearchData) => void,
  name = 'research-1',
): ReturnType<typeof convertResearchRecord> {
  const data = structuredClone(researchData(golden(name)))
  change(data)
  return convertResearchRecord(researchText(data))
}

/** The number (from 1) of the first action with this name. */
function numberOf(name: string): number {
  return DATA.actions.findIndex((action) => action[1] === name) + 1
}

test('an action nested deeper than what can be written is refused at its number', () => {
  const deep = researchText(DATA).replace("'draw'", '['.repeat(60_000) + ']'.repeat(60_000))
  expect(parseResearchRecord(deep)).toMatchObject({ ok: false, action: 1 })
})

describe('a record that breaks a rule is refused at its action', () => {
  test('a tile discarded that is not held', () => {
    const at = numberOf('discard')
    const broken = converted(({ actions }) => (actions[at - 1] = [0, 'discard', [0, 9]]))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/tile-not-held.*9m/) as unknown,
    })
  })

  test('the void suit not discarded first (V2)', () => {
    const at = numberOf('discard')
    const kept = DATA.hands[0]!.find(([suit]) => suit !== DATA.voids[0])!
    const broken = converted(({ actions }) => (actions[at - 1] = [0, 'discard', kept]))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/void-suit-first.*rules\.md V2/) as unknown,
    })
  })

  test('a draw by the wrong seat (C4)', () => {
    const at = DATA.actions.findIndex((action, index) => index > 0 && action[1] === 'draw') + 1
    const broken = converted(({ actions }) => (actions[at - 1] = [2, 'draw']))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/seat 1's draw, not seat 2's.*C4/) as unknown,
    })
  })

  test('a pung of a tile that does not lie open (C5)', () => {
    const at = numberOf('pong')
    const broken = converted(({ actions }) => (actions[at - 1] = [actions[at - 1]![0], 'pong', [0, 9]]))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/lies open, not 9m.*C5/) as unknown,
    })
  })

  test('a pung by a seat that has no two (C5)', () => {
    const at = numberOf('pong')
    const [seat, , tile] = DATA.actions[at - 1]!
    const discarder = DATA.actions[at - 2]![0]
    const other = [0, 1, 2, 3].find((candidate) => candidate !== seat && candidate !== discarder)!
    const broken = converted(({ actions }) => (actions[at - 1] = [other, 'pong', tile!]))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/not-offered.*C5/) as unknown,
    })
  })

  test('a self-draw of an incomplete hand (C10)', () => {
    const at = DATA.actions.findIndex((action, index) => index > 0 && action[1] === 'draw') + 2
    const broken = converted(({ actions }) => actions.splice(at - 1, 0, [actions[at - 2]![0], 'zimo', drawnAt(at - 1)]))
    expect(broken).toMatchObject({ ok: false, action: at, message: expect.stringMatching(/not-a-win.*C10/) as unknown })
  })

  test('a win on a discard by a hand that is not ready (C5)', () => {
    const at = numberOf('discard') + 1
    const tile = DATA.actions[at - 2]![2]!
    const broken = converted(({ actions }) => actions.splice(at - 1, 0, [1, 'hu', tile, 0]))
    expect(broken).toMatchObject({
      ok: false,
      action: at,
      message: expect.stringMatching(/not-offered.*win/) as unknown,
    })
  })

  test('a win left out', () => {
    const at = numberOf('hu') > 0 ? numberOf('hu') : numberOf('zimo')
    expect(converted(({ actions }) => actions.splice(at - 1, 1))).toMatchObject({ ok: false })
  })

  test('other scores than the rules give', () => {
    const after = DATA.actions.length + 1
    const broken = converted((data) => (data.scores = [3, 3, -3, -3]))
    expect(broken).toMatchObject({
      ok: false,
      action: after,
      message: 'the scores are [2, 4, -3, -3] by the rules (rules.md X), recorded are [3, 3, -3, -3]',
    })
  })

  test('an end before the deal is over', () => {
    const broken = converted(({ actions }) => actions.splice(-30))
    expect(broken).toMatchObject({
      ok: false,
      message: expect.stringContaining('stops before the deal is over') as unknown,
    })
  })

  test('actions after the deal is over', () => {
    const broken = converted(({ actions }) => actions.push([0, 'draw']))
    expect(broken).toMatchObject({ ok: false, action: DATA.actions.length + 1 })
  })

  test('five copies of a tile (C1)', () => {
    const broken = converted(({ wall }) => (wall[0] = wall[0]![0] === 0 && wall[0]![1] === 9 ? [0, 8] : [0, 9]))
    expect(broken).toMatchObject({ ok: false, action: 0, message: expect.stringMatching(/bad-wall.*C1/) as unknown })
  })

  property.prop([fc.constantFrom(...RESEARCH), fc.nat()], { numRuns: 150 })(
    'any two neighbouring actions in the wrong order',
    (name, place) => {
      const { actions } = researchData(golden(name))
      const at = 1 + (place % (actions.length - 2))
      fc.pre(JSON.stringify(actions[at]) !== JSON.stringify(actions[at + 1]))
      // Winners on one tile may stand in any order.
      fc.pre(actions[at]![1] !== 'hu' || actions[at + 1]![1] !== 'hu')
      const broken = converted(
        (data) => ([data.actions[at], data.actions[at + 1]] = [actions[at + 1]!, actions[at]!]),
        name,
      )
      expect(broken.ok).toBe(false)
      if (!broken.ok) expect(broken.action).toBeLessThanOrEqual(at + 3)
    },
  )

  property.prop([fc.constantFrom(...RESEARCH), fc.nat(), fc.nat()], { numRuns: 150 })(
    'any action taken by another seat, or left out',
    (name, place, turn) => {
      const { actions } = researchData(golden(name))
      const at = 1 + (place % (actions.length - 1))
      const [seat, ...rest] = actions[at]!
      const broken = converted(
        (data) =>
          data.actions.splice(
            at,
            1,
            ...(turn % 4 === 0 ? [] : [[(seat + turn) % 4, ...rest] as (typeof actions)[number]]),
          ),
        name,
      )
      expect(broken.ok).toBe(false)
    },
  )
})

/** The tile that the draw with this number takes from the wall. */
function drawnAt(number: number): readonly [number, number] {
  const draws = DATA.actions.slice(1, number).filter((action) => action[1] === 'draw').length
  return DATA.wall.at(-draws)!
}

describe('a record whose form is wrong is refused', () => {
  const TEXT = researchText(DATA)
  const cases: readonly (readonly [string, string, number | null, RegExp])[] = [
    ['nothing', '', null, /not a list/],
    ['no list', '{}', null, /eight parts/],
    ['a part missing', '[[], [], []]', null, /eight parts/],
    ['code', '[__import__("os")]', null, /not a list/],
    [
      'a short hand',
      researchText({ ...DATA, hands: DATA.hands.map((hand) => hand.slice(0, 13)) }),
      null,
      /H0 is not 14 tiles/,
    ],
    ['a tenth rank', TEXT.replace('[0, 5]', '[0, 10]'), null, /H\d|wall|action/],
    ['a short wall', researchText({ ...DATA, wall: DATA.wall.slice(1) }), null, /55 tiles/],
    ['a fourth suit', researchText({ ...DATA, voids: [0, 1, 2, 3] }), null, /void suits/],
    ['half a point', researchText({ ...DATA, scores: [0.5, 0, 0, -0.5] }), null, /scores/],
    [
      'a fifth seat',
      researchText({
        ...DATA,
        actions: [
          [0, 'draw'],
          [4, 'draw'],
        ],
      }),
      2,
      /no action/,
    ],
    ['an unknown action', researchText({ ...DATA, actions: [[0, 'chow', [0, 1]]] }), 1, /no action/],
    [
      'a discard without a tile',
      researchText({
        ...DATA,
        actions: [
          [0, 'draw'],
          [0, 'discard'],
        ],
      }),
      2,
      /no action/,
    ],
    ['far too much', `[${' '.repeat(300_000)}]`, null, /longer than/],
  ]

  test.each(cases)('%s', (_, text, action, message) => {
    const parsed = parseResearchRecord(text)
    expect(parsed).toMatchObject({ ok: false, message: expect.stringMatching(message) as unknown })
    if (action !== null) expect(parsed).toMatchObject({ action })
  })

  property.prop([fc.string({ maxLength: 300 })])('any text at all, without an exception', (text) => {
    expect(convertResearchRecord(text).ok).toBe(false)
  })
})

describe('a record converted twice', () => {
  test.each(RESEARCH)('%s gives the same ids, and passes the check', (name) => {
    const text = researchText(researchData(golden(name)))
    const [one, other] = [convertResearchRecord(text), convertResearchRecord(`  ${text}\n`)]
    expect(one).toEqual(other)
    expect(one.ok && checkDeal(one.records).ok).toBe(true)
  })

  test('is told from a log', () => {
    expect(looksLikeResearchRecord(researchText(DATA))).toBe(true)
    expect(looksLikeResearchRecord(goldenText('research-1'))).toBe(false)
  })
})
