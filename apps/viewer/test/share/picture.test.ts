import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { DealEvent } from '@paipu/contracts'
import { bySeat, newestRuleSet, RULE_SETS, windOf } from '@paipu/engine'
import { ALL_HANDS, SPECTATOR, type Viewer, type ViewState } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { readPicture, type PictureAsked } from '../../src/share/picture/asked.ts'
import { brandDrawing } from '../../src/share/picture/brand-picture.tsx'
import { PictureCentre } from '../../src/share/picture/centre.tsx'
import { dealPicture } from '../../src/share/picture/deal-picture.tsx'
import { COLOURS } from '../../src/share/picture/palette.ts'
import { fontOf } from '../../src/share/picture/fonts.ts'
import { drawableName, lettersOf } from '../../src/share/picture/glyphs.ts'
import { nameOf, pngOf } from '../../src/share/picture/png.ts'
import type { OpenDeal } from '../../src/stage/open-deal.ts'
import { dealOf, facesIn, openingOf, statesOf } from '../board/support.ts'

const RULES = newestRuleSet('sichuan-swap-three')!

/** A deal that bots of the tests have played, as the server gives a finished one. */
function open(played: readonly DealEvent[] = dealOf(RULES, 7), rules = RULES): OpenDeal {
  const events = played.map((event, index) => ({ time: new Date(index * 1000).toISOString(), event }))
  const started = events[0]!.event
  if (started.type !== 'DealStarted') throw new Error('a deal starts')
  const { seats, dealer, dealNumber } = started.data
  const row: OpenDeal['row'] = {
    id: '01900000-0000-7000-8000-000000000000',
    table: null,
    ruleSet: { id: rules.id, version: rules.version, nameEn: rules.name.en, nameZh: rules.name.zh },
    dealNumber,
    dealer,
    seats: seats.map(({ player, name, kind }) => ({ id: player, name, kind })),
    startedAt: events[0]!.time,
    endedAt: events.at(-1)!.time,
    result: 'won',
    totals: [0, 0, 0, 0],
    wins: 1,
    source: null,
  }
  return { row, events, seed: null, head: '', previous: null, next: null }
}

/** The same with other names, by seat. */
function named(names: readonly string[]): OpenDeal {
  const deal = open()
  const [first, ...rest] = deal.events
  if (first!.event.type !== 'DealStarted') throw new Error('a deal starts')
  const { data } = first!.event
  const seats = bySeat((seat) => ({ ...data.seats[seat], name: names[seat]! }))
  return { ...deal, events: [{ ...first!, event: { ...first!.event, data: { ...data, seats } } }, ...rest] }
}

function asked(search: string): PictureAsked {
  const read = readPicture(new URLSearchParams(search))
  if ('field' in read) throw new Error(read.message)
  return read
}

async function drawn(deal: OpenDeal, search: string, viewer?: Viewer): Promise<string> {
  const picture = asked(search)
  const svg = await dealPicture(deal, viewer === undefined ? picture : { ...picture, viewer })
  if (typeof svg !== 'string') throw new Error(svg.message)
  return svg
}

/** The tiles that lie on a drawing's table: the faces themselves stand before it. */
function tilesOn(svg: string): string[] {
  return facesIn(svg.slice(svg.indexOf('</defs>')))
}

describe('a picture of a deal', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    '%s: a spectator’s is the same for two deals that differ only in what is hidden',
    async (_, rules) => {
      const [one, other] = [open(openingOf(rules, 1), rules), open(openingOf(rules, 2), rules)]
      const hands = one.events.findIndex(({ event }) => event.type === 'HandsDealt')
      for (const form of ['table', 'card']) {
        const search = `ply=${hands}&form=${form}`
        const pictures = [await drawn(one, search), await drawn(other, search)]
        expect(nameOf(pictures[0]!, 1)).toBe(nameOf(pictures[1]!, 1))
        expect(new Set(tilesOn(pictures[0]!))).toEqual(new Set(['tile-back']))
        expect((await drawn(one, search, ALL_HANDS)) === (await drawn(other, search, ALL_HANDS))).toBe(false)
      }
      const [first, second] = await Promise.all(
        [one, other].map(async (deal) => pngOf(await drawn(deal, `ply=${hands}`), 300)),
      )
      expect(first!.equals(second!)).toBe(true)
    },
  )

  test('is drawn without style sheets, fonts and names of colours', async () => {
    const svg = await drawn(open(), 'view=all-hands&ply=40')
    expect(svg).not.toMatch(/var\(|<text|font-family|class="[^"]/)
  })

  test('tells how many tiles are left in the wall once it stands', () => {
    const [started, built] = statesOf(openingOf(RULES, 1), SPECTATOR)
    const figuresIn = (state: ViewState) => {
      const markup = renderToStaticMarkup(createElement(PictureCentre, { state, bottom: 0, language: 'en' }))
      return [...'0123456789'].filter((figure) => markup.includes(lettersOf(figure, 700)[0]!.outline)).join('')
    }
    expect(figuresIn(started!)).toBe('')
    expect(figuresIn(built!)).toBe('018')
  })

  test('names players, or their winds where names are hidden', async () => {
    const deal = open()
    const hidden = await drawn(deal, 'ply=30&names=hidden&form=card')
    expect(hidden === (await drawn(deal, 'ply=30&form=card'))).toBe(false)
    const renamed = named(Array.from({ length: 4 }, () => 'Somebody Else'))
    expect((await drawn(renamed, 'ply=30&names=hidden&form=card')) === hidden).toBe(true)
  })

  test('leaves out signs that its fonts lack, and calls a player by the wind whose letters they lack', async () => {
    expect(['😀 红中 Dragonfly', 'Zoë O’Neill-8', 'عبد الرحمن', 'Ann ไทย', '👩‍🚀', '😀😀'].map(drawableName)).toEqual([
      '红中 Dragonfly',
      'Zoë O’Neill-8',
      null,
      null,
      null,
      null,
    ])
    const winds = ['East', 'South', 'West', 'North']
    const { dealer } = open().row
    const called = ['😀 红中 Dragonfly', 'عبد الرحمن الطويل', 'Ann', '👩‍🚀']
    const instead = ['红中 Dragonfly', winds[windOf(1, dealer)]!, 'Ann', winds[windOf(3, dealer)]!]
    for (const search of ['ply=30&form=card', 'ply=30&view=all-hands'])
      expect((await drawn(named(called), search)) === (await drawn(named(instead), search))).toBe(true)
    expect((await pngOf(await drawn(named(called), 'ply=30'), 400)).readUInt32BE(16)).toBe(400)
  })

  test('has every slice of its Chinese font', () => {
    const folder = dirname(findPackageJSON('@fontsource/noto-sans-sc', import.meta.url)!)
    const ranges = Object.values(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as object) as string[]
    expect(ranges.length).toBeGreaterThan(100)
    // Some ranges begin with what no slice has; reading them must not fail either.
    const firsts = ranges.map((range) => String.fromCodePoint(Number.parseInt(range.slice(2), 16)))
    const drawn = firsts.filter((character) => fontOf(character, 400) !== null)
    expect(drawn.length).toBeGreaterThan(80)
    expect(drawableName('师帆們')).toBe('师帆們')
  })

  test.each(['Zoë Wiśniewska-Łukasz Đỗ', 'Božena Čapková', 'Ħal Għaxaq', 'Иван Ёлкин', 'Γιώργος'])(
    'writes %s with all its accents',
    (name) => {
      expect(drawableName(name)).toBe(name)
      for (const character of name.replace(' ', '').normalize('NFC'))
        for (const weight of [400, 700] as const) expect(fontOf(character, weight)).not.toBeNull()
    },
  )

  test('writes every step of a letter with all its numbers', () => {
    const numbers = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }
    for (let code = 0x21; code < 0x17f; code++)
      for (const weight of [400, 700] as const)
        for (const { outline } of lettersOf(String.fromCodePoint(code), weight))
          for (const [, step, rest] of outline.matchAll(/([A-Z])([^A-Z]*)/g))
            expect([outline, step, rest!.match(/-?\d+/g)?.length ?? 0]).toEqual([
              outline,
              step,
              numbers[step as keyof typeof numbers],
            ])
  })

  test('does not tell how many moments there are where nothing is told ahead', async () => {
    const deal = open()
    const shorter = { ...deal, events: deal.events.slice(0, -1) }
    const search = 'view=all-hands&ply=20'
    const alike = async (search: string) => (await drawn(deal, search)) === (await drawn(shorter, search))
    expect(await alike(search)).toBe(false)
    expect(await alike(`${search}&spoilers=hidden`)).toBe(true)
  })

  test('is painted as PNG of the width asked for, its texts without any font of the machine', async () => {
    const png = await pngOf(await brandDrawing('zh'), 600)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 315])
    expect(png.equals(await pngOf(await brandDrawing('en'), 600))).toBe(false)
  })

  test('of a moment that the view has not is refused by its field', async () => {
    expect(await dealPicture(open(), asked('ply=9999'))).toEqual({
      field: 'ply',
      message: 'ply is no moment of this view',
    })
  })

  test('has the colours of the pages', () => {
    const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
    for (const [name, [light, dark]] of Object.entries(COLOURS)) {
      const value = new RegExp(`\\n  ${name}: ([^;]+);`).exec(tokens)?.[1]
      expect([name, value]).toEqual([name, light === dark ? light : `light-dark(${light}, ${dark})`])
    }
  })
})

describe('what an address asks of a picture', () => {
  test('is read as a page reads it', () => {
    expect(asked('ply=7&view=seats-02&bottom=2&names=hidden&show=waits')).toMatchObject({
      ply: 7,
      viewer: { seats: [0, 2], open: false },
      bottom: 2,
      nameless: true,
      form: 'table',
      size: 1000,
    })
    expect(asked('')).toMatchObject({ ply: null, viewer: SPECTATOR, bottom: null, nameless: false })
    expect(asked('form=card&lang=zh&theme=light')).toMatchObject({ size: 1200, language: 'zh', palette: 'light' })
  })

  test.each([
    ['ply=x', 'ply'],
    ['ply=1.5', 'ply'],
    ['view=everything', 'view'],
    ['bottom=4', 'bottom'],
    ['names=shown', 'names'],
    ['spoilers=1', 'spoilers'],
    ['form=poster', 'form'],
    ['theme=pink', 'theme'],
    ['lang=de', 'lang'],
    ['size=100', 'size'],
    ['size=2001', 'size'],
    ['size=1e3', 'size'],
    ['size=', 'size'],
    ['if=nothing', 'if'],
  ])('%s is refused, and it is said that it is its %s', (search, field) => {
    expect(readPicture(new URLSearchParams(search))).toMatchObject({
      field,
      message: expect.stringContaining(field) as string,
    })
  })
})
