import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { newestRuleSet, RULE_SETS, ruleTextOf, scoreExample, type RuleSet } from '@paipu/engine'
import { countTiles, tiles, TILES } from '@paipu/tiles'
import { FAN_NAMES } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { fanRows, pointsRows } from '../src/rules/rows.ts'
import { RuleSheet } from '../src/rules/rule-sheet.tsx'
import { wordsIn } from '../src/words/catalogue.ts'
import { WordsProvider } from '../src/words/context.tsx'
import type { Language } from '../src/words/language.ts'

const named = (id: string): RuleSet => newestRuleSet(id)!

/** A rule sheet's markup as the page shows it. */
function markupOf(rules: RuleSet, language: Language): string {
  const sheet = createElement(RuleSheet, { rules, language, words: wordsIn(language) })
  return renderToStaticMarkup(
    createElement(() => WordsProvider({ language, words: wordsIn(language), children: sheet })),
  )
}

/** What a reader reads: tags taken out, and what stands for a character put back. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
}

function times(text: string, part: string): number {
  return text.split(part).length - 1
}

/** The text of every cell of a table, row by row, of the first table whose caption begins so. */
function cellsOf(markup: string, caption: string): string[][] {
  const table = markup.split('<table').find((each) => textOf(`<${each}`).startsWith(caption))!
  return table
    .split('<tr')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map((cell) => textOf(cell[1]!)))
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('the rule sheet of %s', (_id, rules) => {
  const text = ruleTextOf(rules)
  const sentences = text.sections.flatMap((part) => part.sentences)

  test.each(['en', 'zh'] as const)('says every sentence, in %s', (language) => {
    const shown = textOf(markupOf(rules, language))
    expect(sentences.filter((sentence) => !shown.includes(sentence.text[language]))).toEqual([])
  })

  test.each(['en', 'zh'] as const)('marks house decisions and house values, in %s', (language) => {
    const { marks } = wordsIn(language).rules
    const markup = markupOf(rules, language)
    const decisions = sentences.filter(({ decidedHere, houseValue }) => decidedHere && !houseValue).length
    expect(times(markup, `>${marks.decided}</span>`)).toBe(decisions + 1)
    const houseValues = sentences.filter(({ houseValue }) => houseValue).length
    const captions = ['fan table', 'points table', 'announced kongs'].length
    expect(times(markup, `>${marks.house}</span>`)).toBe(houseValues === 0 ? 0 : houseValues + captions + 1)
  })

  test('names its source', () => {
    const title = text.source.kind === 'text' ? text.source.title : text.source.project
    expect(textOf(markupOf(rules, 'en'))).toContain(`“${title}”`)
  })

  test('names every fan in both languages, and what its examples pay', () => {
    const rows = fanRows(rules, text)
    const shown = textOf(markupOf(rules, 'zh'))
    for (const { of } of text.examples) if ('fan' in of) expect(Object.keys(FAN_NAMES)).toContain(of.fan)
    for (const { name } of rows) expect(shown).toContain(`${name.zh} ${name.en}`)
    const { pays } = wordsIn('zh').rules.fans
    for (const example of text.examples)
      expect(shown).toContain(pays[example.win.by](scoreExample(rules, example).points))
  })

  test('draws exactly the tiles of its hands', () => {
    const drawn = [...markupOf(rules, 'en').matchAll(/href="#tile-(\w+)"/g)].map((match) => match[1]!)
    const hands = [...text.examples, ...(text.wallEnd ?? [])]
    const melded = hands
      .flatMap(({ melds }) => melds)
      .flatMap(({ kind, tile }) =>
        Array.from({ length: { pung: 3, 'concealed-kong': 2 }[kind as string] ?? 4 }, () => tile),
      )
    const birds = text.examples.flatMap(({ win }) => win.birds ?? [])
    const expected = [...hands.flatMap(({ concealed }) => tiles(concealed)), ...melded, ...birds]
    expect(
      countTiles(drawn.filter((tile) => tile !== 'back').map((tile) => TILES.find((each) => each === tile)!)),
    ).toEqual(countTiles(expected))
    const concealedKongs = hands.flatMap(({ melds }) => melds).filter(({ kind }) => kind === 'concealed-kong')
    expect(drawn.filter((tile) => tile === 'back')).toHaveLength(2 * concealedKongs.length)
  })

  test('has each id once, and every link within the page leads somewhere', () => {
    const markup = markupOf(rules, 'en')
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of markup.matchAll(/<a href="#([^"]+)"/g)) expect(ids).toContain(target)
  })
})

describe('the figures', () => {
  test('value of a fan: what it adds each time', () => {
    const rows = fanRows(named('wanzhou'), ruleTextOf(named('wanzhou')))
    const values = rows.map(({ name, fan, repeats }) => `${name.en} ${fan}${repeats ? ' each' : ''}`)
    expect(values).toEqual([
      'plain hand null',
      'plain hand in the front window null',
      'all triplets 1',
      'full flush 1',
      'seven pairs 1',
      'dragon pairs 1 each',
      'single wait 2',
      'kong flower 1',
      'kong cannon 1',
      'robbing a kong 1',
    ])
  })

  test('points: one row where nothing differs, else one for each cap or way', () => {
    const rowsOf = (id: string) => pointsRows(named(id)).map(({ cap, by }) => [cap, by])
    expect(rowsOf('sichuan-swap-three')).toEqual([[null, null]])
    expect(rowsOf('blood-flow-discard-three')).toEqual([
      [4, null],
      [8, null],
    ])
    expect(rowsOf('planet-blood-battle-v1')).toEqual([
      [null, 'discard'],
      [null, 'self-draw'],
    ])
  })

  test('points as they are printed', () => {
    expect(cellsOf(markupOf(named('planet-blood-battle-v1'), 'en'), 'Points for fan')).toEqual([
      ['Fan', '0', '1', '2', '3+'],
      ['Discard win', '1', '2', '4', '8'],
      ['Self-draw, from each', '2', '3', '5', '9'],
    ])
    expect(cellsOf(markupOf(named('red-dragon-wild'), 'en'), 'Points for birds')).toEqual([
      ['Birds that hit', '0', '1', '2', '3', '4'],
      ['With red dragons', '2', '4', '6', '8', '10'],
      ['Without', '4', '6', '8', '10', '12'],
    ])
  })

  test('kong payments follow the rule set, announced ones where there are such', () => {
    expect(cellsOf(markupOf(named('sichuan-swap-three'), 'en'), 'Kong payments').slice(1)).toEqual([
      ['concealed kong', 'each other active seat', '2'],
      ['exposed kong', 'the discarder alone', '2'],
      ['added kong', 'each other active seat', '1'],
    ])
    const doubled = { ...named('wanzhou'), kongPoints: (kind: string) => (kind === 'added' ? 7 : 9) }
    expect(cellsOf(markupOf(doubled, 'en'), 'Kong payments').map((row) => row.slice(2))).toEqual([
      ['Pays', 'Announced house value'],
      ['9', '9'],
      ['9', '9'],
      ['7', '7'],
    ])
  })

  test('the wall’s end adds up', () => {
    expect(cellsOf(markupOf(named('planet-blood-battle-v1'), 'en'), 'Cause')).toEqual([
      ['Cause', 'E', 'S', 'W', 'N'],
      ['Flower pig', '−16', '+8', '+8', ''],
      ['Not ready', '', '−2', '+2', ''],
      ['Kong income returned', '+2', '−6', '+2', '+2'],
      ['Total', '−14', '0', '+12', '+2'],
    ])
  })

  test('clocks: the choices of Planet, the one of the others, none where there is none', () => {
    expect(cellsOf(markupOf(named('planet-blood-battle-v1'), 'en'), 'Clocks').slice(1)).toEqual([
      ['Turn', '2', '3', '5', '15'],
      ['Reserve a deal', '5', '10', '20', '60'],
      ['Claims', '2', '3', '5', '15'],
      ['Opening', '15', '15', '15', '15'],
    ])
    expect(cellsOf(markupOf(named('wanzhou'), 'en'), 'Clocks')).toEqual([
      ['Turn', '40'],
      ['Claims', '40'],
      ['Opening', '40'],
    ])
    expect(markupOf(named('open-blood-battle'), 'en')).not.toContain('Clocks')
  })

  test('the glossary of the German source is in three languages', () => {
    const markup = markupOf(named('planet-blood-battle-v1'), 'en')
    for (const [german, english, chinese] of [
      ['Wurzel', 'root', '根'],
      ['Goldener Haken', 'golden hook', '金钩钓'],
      ['Ersatzfliese', 'replacement tile', '补牌'],
    ] as const) {
      const row = cellsOf(markup, 'German').find(([terms]) => terms!.startsWith(german))!
      expect(row.slice(1)).toEqual([english, chinese])
    }
  })
})
