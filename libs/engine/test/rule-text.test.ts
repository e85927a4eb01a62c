import { countTiles, kindOf, tiles, withKind } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import {
  checkWallEnd,
  exampleWin,
  handSize,
  meldCounts,
  RULE_SECTIONS,
  ruleTextOf,
  scoreExample,
  scoreWin,
  waitsOf,
  type ExampleHand,
  type RuleSet,
  type RuleText,
  type WinQuestion,
} from '../src/index.ts'
import { EACH_RULE_SET } from './support/random-deals.ts'
import { randomHand } from './support/random-hands.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from './support/rule-sets.ts'

/** The rule numbers of rules.md by section. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  C: [...upTo('C', 21), 'C12a', 'C15a', 'C15b'],
  V: upTo('V', 6),
  S: upTo('S', 7),
  B: upTo('B', 7),
  P: upTo('P', 10),
  R: upTo('R', 6),
  W: upTo('W', 11),
  X: upTo('X', 5),
}

/** The section of rules.md that is a rule set's own. */
const OWN_SECTION = new Map([
  [SICHUAN, 'S'],
  [BLOOD_FLOW, 'B'],
  [PLANET, 'P'],
  [RED_DRAGON, 'R'],
  [WANZHOU, 'W'],
  [OPEN, 'X'],
])

/** Rules that rules.md marks as decided here, in part or as a whole, for the set whose source is silent: once a sentence. */
const DECIDED: readonly (readonly [RuleSet, readonly string[]])[] = [
  [SICHUAN, ['C3', 'C4', 'C4', 'C7', 'C15', 'C15b', 'C16', 'C16', 'S6', 'S6', 'V4', 'V5']],
  [BLOOD_FLOW, ['B1', 'B1', 'B4', 'B6', 'B6', 'B6', 'C3', 'C4', 'C4', 'C7', 'C15', 'C16', 'C16', 'V4', 'V5']],
  [PLANET, ['C4', 'C4', 'C15', 'C15b', 'C16', 'P7']],
  [RED_DRAGON, ['C3', 'C4', 'C4', 'C7', 'C16', 'C16', 'R1']],
  [WANZHOU, ['C4', 'C4', 'C7', 'C16', 'C16', 'W3', 'W3', 'W8', 'W8', 'W8', 'W8', 'W11']],
  [OPEN, ['C4', 'C4', 'C7', 'C15', 'C15b', 'C16', 'C16', 'V4', 'V5']],
]

/** The texts that the rule sets restate, by their titles, and the project whose records were played by the sixth. */
const SOURCES = new Map([
  [SICHUAN, 'Sichuan Swap Three'],
  [BLOOD_FLOW, 'Blood Flow · Discard Three'],
  [PLANET, 'Sichuan Blood Battle: die Regeln (Mahjong Planet)'],
  [RED_DRAGON, 'Red Dragon Wild'],
  [WANZHOU, 'Wanzhou万州麻将'],
  [OPEN, 'ebony72/Mahjong'],
])

function upTo(section: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}${index + 1}`)
}

const sentencesOf = (text: RuleText) => text.sections.flatMap(({ sentences }) => sentences)

describe.each(EACH_RULE_SET)('the rule text of %s', (_id, rules) => {
  const text = ruleTextOf(rules)
  const sentences = sentencesOf(text)
  const own = OWN_SECTION.get(rules)!

  test('cites rules that exist, of the common sections and its own alone', () => {
    const known = new Set([...NUMBERS.C!, ...(rules.voidSuit === 'none' ? [] : NUMBERS.V!), ...NUMBERS[own]!])
    expect(sentences.map(({ rule }) => rule).filter((rule) => !known.has(rule))).toEqual([])
  })

  test('leaves out no rule of its own, and none of the void suit where there is one', () => {
    const cited = new Set(sentences.map(({ rule }) => rule))
    const expected = [...NUMBERS[own]!, ...(rules.voidSuit === 'none' ? [] : NUMBERS.V!)]
    expect(expected.filter((rule) => !cited.has(rule))).toEqual([])
  })

  test('speaks both languages, each in its own letters', () => {
    const texts = [
      ...sentences.map((sentence) => sentence.text),
      ...text.sections.map(({ title }) => title),
      ...text.examples.flatMap(({ of }) => ('title' in of ? [of.title] : [])),
      ...text.clocks.map(({ name }) => name),
      ...text.glossary,
    ]
    for (const { en, zh } of texts) {
      expect(en).toMatch(/^[^\p{Script=Han}]+$/u)
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(zh).not.toMatch(/[A-Za-z]{2}/)
    }
  })

  test('ends its sentences, and says nothing twice', () => {
    for (const { en, zh } of sentences.map((sentence) => sentence.text)) {
      expect(en).toMatch(/^[A-Z0-9].*\.$/)
      expect(zh).toMatch(/。$/)
    }
    const said = sentences.filter(({ fan }) => fan === undefined).map((sentence) => sentence.text.en)
    expect(new Set(said).size).toBe(said.length)
  })

  test('has the parts in reading order, none of them empty', () => {
    const order = Object.keys(RULE_SECTIONS)
    const places = text.sections.map(({ id }) => order.indexOf(id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.sections.filter((part) => part.sentences.length === 0)).toEqual([])
  })

  test('marks what was decided here', () => {
    const decided = sentences.filter(({ decidedHere }) => decidedHere).map(({ rule }) => rule)
    const [, expected] = DECIDED.find(([of]) => of === rules)!
    expect(decided.toSorted()).toEqual(expected.toSorted())
  })

  test('names its source, and marks house values where that gives none', () => {
    const { source } = text
    expect(source.kind === 'text' ? source.title : source.project).toBe(SOURCES.get(rules))
    const house = sentences.filter(({ houseValue }) => houseValue)
    expect(house.map(({ rule }) => rule)).toEqual(rules === WANZHOU ? ['W8', 'W8', 'W8', 'W8'] : [])
    expect(house.every(({ decidedHere }) => decidedHere)).toBe(true)
  })

  test('defines every fan the rule set can give, once, and shows a hand for each', () => {
    const possible = possibleFans(rules).toSorted()
    const defined = sentences.flatMap(({ fan }) => (fan === undefined ? [] : [fan]))
    const shown = new Set(text.examples.flatMap(({ of }) => ('fan' in of ? [of.fan] : [])))
    expect(defined.toSorted()).toEqual(possible)
    expect([...shown].toSorted()).toEqual(possible)
  })

  test.each(text.examples.map((example) => [nameOf(example), example] as const))('example: %s', (_name, example) => {
    const score = scoreExample(rules, example)
    if ('fan' in example.of) expect(score.fans.map(({ name }) => name)).toContain(example.of.fan)
    const win = exampleWin(rules, example)
    const held = meldCounts(win.melds).map((count, kind) => count + win.concealed[kind]!)
    expect(Math.max(...held)).toBeLessThanOrEqual(4)
    const waiting = { ...win, concealed: withKind(win.concealed, kindOf(win.tile), -1) }
    expect(waitsOf(rules, waiting)).toContain(win.tile)
  })

  test('its plain examples have no fan, and an example of a cap goes beyond it', () => {
    for (const example of text.examples) {
      if (nameOf(example) === 'plain hand') expect(scoreExample(rules, example)).toMatchObject({ fans: [], fan: 0 })
      if (nameOf(example) === 'more than the cap')
        expect(scoreExample(rules, example).fan).toBeGreaterThan(rules.options.fanCap!)
    }
  })

  test('its wall’s end has four hands of the right size, and moves points without loss', () => {
    if (text.wallEnd === null) return expect(rules.voidSuit).toBe('none')
    const { seats, payments } = checkWallEnd(rules, text.wallEnd)
    expect(seats.map(({ state }) => state)).toEqual([
      'flower-pig',
      'not-ready',
      'ready',
      rules.afterWin === 'locks' ? 'ready' : 'left',
    ])
    const together = countTiles(seats.flatMap(({ concealed }) => tiles(concealed)))
    const melded = meldCounts(seats.flatMap(({ melds }) => melds))
    expect(Math.max(...together.map((count, kind) => count + melded[kind]!))).toBeLessThanOrEqual(4)
    for (const seat of seats.filter(({ state }) => state !== 'left'))
      expect(tiles(seat.concealed).length + 3 * seat.melds.length).toBe(handSize(rules))
    expect(payments.length).toBeGreaterThan(0)
  })
})

function nameOf({ of }: ExampleHand): string {
  return 'fan' in of ? of.fan : of.title.en
}

/** Every fan that random winning hands get, won in every way. */
function possibleFans(rules: RuleSet): string[] {
  const names = new Set<string>()
  const random = randomFrom(7)
  const ways = waysToWin()
  for (let n = 0; n < 6000; n++) {
    const hand = randomHand(rules, random, n % 2 === 0 ? 'standard' : 'pairs', 0)
    const tile = tilesIn(hand.concealed)[0]!
    const way = ways[n % ways.length]!
    const score = scoreWin(rules, rules.options, { ...hand, ...way, tile })
    if (score.win) for (const { name } of score.fans) names.add(name)
  }
  return [...names]
}

function tilesIn(concealed: readonly number[]) {
  return tiles('123456789m123456789p123456789sR').filter((tile) => concealed[kindOf(tile)]! > 0)
}

type Way = Omit<WinQuestion, 'concealed' | 'melds' | 'voidSuit' | 'tile'>

/** Every way a win can come about. */
function waysToWin(): Way[] {
  const usual = { birds: [], announced: false, discardNumber: 2, wallLeft: 30 } as const
  const nothing = { afterKong: false, afterKongDiscard: false, lastTile: false, early: null } as const
  const drawn = { ...usual, ...nothing, by: 'self-draw' } as const
  const discarded = { ...usual, ...nothing, by: 'discard' } as const
  return [
    drawn,
    discarded,
    { ...usual, ...nothing, by: 'rob' },
    { ...drawn, afterKong: true },
    { ...drawn, lastTile: true },
    { ...drawn, early: 'opening-hand' },
    { ...drawn, early: 'first-draw' },
    { ...discarded, afterKongDiscard: true },
    { ...discarded, lastTile: true },
  ]
}
