import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { accessibleText } from '../support/accessible-text.ts'
import { counted, leaksInAnswer, leaksInFrames, leaksOn } from '../support/leaks.ts'
import { layoutFaults, SCREENS } from '../support/layout.ts'
import { tilesOn, type PageTiles } from '../support/open-page.ts'
import { spectatorMoments, tileCodes } from '../support/spectator.ts'
import { answerTo, boardOf, dealNumber, eventRows, leave, openPanel, pill, place, seatWords } from '../support/stage.ts'
import { dealIn, dealsOf, readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'

const DELAY_SECONDS = 2
const DELAY_MS = DELAY_SECONDS * 1000
const RULES = 'sichuan-swap-three'
const test = testWith({ tables: RULES, delaySeconds: DELAY_SECONDS, paceMs: 80 })

/** What comes over the socket of a table. */
interface Following {
  readonly payload: { readonly data: { readonly table: { readonly frames: readonly { readonly time: string }[] } } }
}

let table: string
test.beforeAll(async ({ product }) => {
  table = tableOf(await readStore(product.store), RULES)
})

/** How far a table's page has come: rises with every moment, also from deal to deal. */
async function progress(page: Page): Promise<number> {
  return (await dealNumber(page)) * 10_000 + (await place(page)).last
}

describe('a live table', () => {
  test('moves by itself, and says how far behind it is and why', async ({ visit }) => {
    const { page } = await visit(`/tables/${table}`)
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Live')
    const requests: string[] = []
    page.on('request', (request) => {
      // Fonts, and the pages of the header's links that the framework loads ahead, are not the table's own requests.
      const { pathname, searchParams } = new URL(request.url())
      const ahead = searchParams.has('_rsc') && ['/', '/rules'].includes(pathname)
      if (request.resourceType() !== 'font' && !ahead) requests.push(request.url())
    })
    const before = await progress(page)
    await expect.poll(() => progress(page)).toBeGreaterThan(before + 10)
    expect(requests).toEqual([])
    await page.getByText('You are 0:02 behind the table').waitFor()
    await page.getByText('so that nobody at the table can learn anything from watching').waitFor()
    const points = (await seatWords(page)).map(({ points }) => points)
    expect(points).toHaveLength(4)
    expect(points.reduce((sum, each) => sum + each)).toBe(0)
  })

  test('calls its players by their winds where the link hides names, and so does every link on', async ({ visit }) => {
    const { page, received } = await visit(`/tables/${table}?names=hidden`)
    const { data } = JSON.parse(await answerTo(page, `{ table(id: "${table}") { seats { id name } } }`)) as {
      readonly data: { readonly table: { readonly seats: readonly { readonly id: string; readonly name: string }[] } }
    }
    const hidden = data.table.seats.flatMap(({ id, name }) => [id, name])
    expect(hidden).toHaveLength(8)
    const namedIn = (text: string) =>
      hidden.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))
    const named = async () => namedIn((await accessibleText(page)).join('\n'))
    const number = await dealNumber(page)
    await expect.poll(() => dealNumber(page)).toBeGreaterThan(number)
    await expect.poll(() => progress(page)).toBeGreaterThan((await dealNumber(page)) * 10_000 + 8)
    expect((await seatWords(page)).map(({ name }) => name).toSorted()).toEqual(['East', 'North', 'South', 'West'])
    for (const panel of ['Table', 'Points', 'Events', 'Feed']) {
      await openPanel(page, panel)
      expect(await named(), panel).toEqual([])
    }
    const [html] = (await received()).filter(({ how, url }) => how === 'http' && url.includes('names=hidden'))
    expect(namedIn(html!.text)).toEqual([])
    // Two deals' beginnings have come over the socket meanwhile, where players are named elsewhere.
    const told = (await received()).filter(({ how }) => how === 'websocket').map(({ text }) => text)
    expect(told.filter((text) => text.includes('DealStarted'))).not.toEqual([])
    expect(told.flatMap(namedIn)).toEqual([])
    const replay = page.getByRole('link', { name: /^Replay of deal/ })
    expect(await replay.getAttribute('href')).toContain('names=hidden')
    await openPanel(page, 'Table')
    await page.getByRole('button', { name: 'Hide names', pressed: true }).click()
    await page.waitForURL((url) => !url.searchParams.has('names'))
    await openPanel(page, 'Table')
    await expect.poll(named).toEqual(expect.arrayContaining(data.table.seats.map(({ name }) => name)))
  })

  test('stays where it was scrubbed to, counts what has come since, and goes back to the newest', async ({ visit }) => {
    const { page } = await visit(`/tables/${table}`)
    const held = await leave(
      page,
      Array.from({ length: 4 }, () => 'ArrowLeft'),
    )
    const board = await boardOf(page)
    await expect.poll(async () => Number((await pill(page).textContent())?.replace('+', ''))).toBeGreaterThan(12)
    expect((await place(page)).ply).toBe(held.ply)
    expect(await boardOf(page)).toBe(board)
    await page.keyboard.press('End')
    await pill(page).waitFor({ state: 'hidden' })
    const edge = await place(page)
    expect(edge.ply).toBe(edge.last)
    expect((await leave(page, ['Home'])).ply).toBe(0)
    await pill(page).click()
    await pill(page).waitFor({ state: 'hidden' })
  })

  test('moves nothing while it says what became of copying the link', async ({ visit }) => {
    for (const width of [1440, 768, 390]) {
      const { page } = await visit(`/tables/${table}`, { width, height: 844 })
      await place(page)
      const places = () =>
        page
          .locator('.stage-line')
          .locator('h1, .watchers, .stage-neighbours, .link-copy')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
      const said = page.locator('.link-copy > [role="status"]')
      const link = page.getByRole('link', { name: /^Replay of deal/ })
      const [before, after] = await until('the same link before and after', async () => {
        await expect.poll(() => said.textContent()).toBe('')
        const text = await link.textContent()
        const before = await places()
        await page.keyboard.press('b')
        await expect.poll(() => said.textContent()).not.toBe('')
        const after = await places()
        return (await link.all()).length === 1 && (await link.textContent()) === text && [before, after]
      })
      expect(after, `${width}`).toEqual(before)
    }
  })

  test('on a phone, moves nothing where the link to a replay comes or changes', async ({ visit }) => {
    const texts = {
      en: ['Replay of deal 9', 'Replay of deal 1888', 'Open its replay'],
      zh: ['第 9 局回放', '第 1888 局回放', '打开回放'],
    }
    for (const language of ['en', 'zh'] as const) {
      const { page } = await visit(`/tables/${table}`, { width: 360, height: 640, language })
      await page.locator('.stage-neighbours > .link').waitFor()
      const places = await page.evaluate((texts) => {
        const link = document.querySelector<HTMLElement>('.stage-neighbours > .link')!
        const where = () => [
          document.querySelector('.watchers')!.getBoundingClientRect().right,
          document.querySelector('.connection')!.getBoundingClientRect().top,
          document.querySelector('.stage-board')!.getBoundingClientRect().top,
        ]
        const all = texts.map((text) => {
          link.firstChild!.nodeValue = text
          return where()
        })
        link.style.display = 'none'
        const withoutLink = where()
        document.querySelector('.mode')!.textContent = 'Paused'
        return [...all, withoutLink, where()]
      }, texts[language])
      expect(places, language).toEqual(places.map(() => places[0]))
    }
  })

  test('goes on to the next deal; the replay of the one before is a link away', async ({ visit }) => {
    const { page } = await visit(`/tables/${table}`)
    await place(page)
    const first = await dealNumber(page)
    await expect.poll(() => dealNumber(page), { timeout: 120_000 }).toBeGreaterThan(first)
    await page.setViewportSize(SCREENS[0])
    expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([])
    await page.getByRole('link', { name: /^Replay of deal \d+$/ }).click()
    const title = page.getByRole('heading', { name: /^Sichuan Swap Three, deal \d+$/ })
    expect(Number(/\d+$/.exec((await title.textContent())!)![0])).toBeGreaterThanOrEqual(first)
    await page.keyboard.press('End')
    await expect.poll(async () => (await place(page)).ply, { timeout: 30_000 }).toBeGreaterThan(50)
    const points = (await seatWords(page)).map(({ points }) => points)
    expect(points.reduce((sum, each) => sum + each)).toBe(0)
  })

  test('leaves who looks back in the old deal when the next begins', async ({ visit }) => {
    const { page } = await visit(`/tables/${table}`)
    await leave(page, ['Home'])
    const number = await dealNumber(page)
    const board = await boardOf(page)
    await page.getByText(`You are in deal ${number}. The table has gone on.`).waitFor({ timeout: 120_000 })
    expect(await boardOf(page)).toBe(board)
    const link = page.getByRole('link', { name: 'Open its replay' })
    await page.setViewportSize(SCREENS[0])
    expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([])
    expect(await link.getAttribute('href')).toMatch(/^\/deals\/[0-9a-f-]{36}\?ply=0&view=spectator$/)
    await page.keyboard.press('End')
    expect(await dealNumber(page)).toBeGreaterThan(number)
  })

  test('shows the same moments to who comes late', { tags: 'long' }, async ({ visit }) => {
    const [{ page: early }, { page: late }] = [await visit(`/tables/${table}`), await visit('/rules')]
    await expect.poll(async () => (await place(early)).last).toBeGreaterThan(20)
    await late.goto(`/tables/${table}`)
    await until('both to look at one moment of one deal', async () => {
      for (const page of [early, late]) {
        await page.keyboard.press('End')
        await page.getByRole('slider', { name: 'Moment' }).fill('15')
      }
      const [a, b] = [await place(early), await place(late)]
      return (await dealNumber(early)) === (await dealNumber(late)) && a.ply === 15 && b.ply === 15
    })
    expect(await boardOf(late)).toBe(await boardOf(early))
    const [rows, others] = [await eventRows(early), await eventRows(late)]
    const common = Math.min(rows.length, others.length)
    expect(others.slice(0, common)).toEqual(rows.slice(0, common))
    for (const list of [rows, others]) {
      expect(list.map((row) => Number.parseInt(row, 10))).toEqual(list.map((_, ply) => ply))
    }
  })
})

describe('hidden tiles of a running deal', () => {
  test('are in nothing that reaches the browser', async ({ visit, product }) => {
    const watcher = await visit('/')
    const { page } = watcher
    const seen: PageTiles[] = []
    const look = async (): Promise<PageTiles> => {
      seen.push(await tilesOn(page))
      return seen.at(-1)!
    }
    const lookUntil = (what: string, found: (page: PageTiles) => boolean) =>
      until(what, async () => found(await look()), 120_000)

    await page.locator('.card-board [role="img"]').waitFor()
    await page.getByRole('link', { name: 'Plum', exact: true }).click()
    await openPanel(page, 'Events')
    await lookUntil('a deal under way', ({ place }) => place !== null && place.last > 20)
    const deal = (await dealNumber(page)) + 1
    await lookUntil(
      'the opening of a deal',
      ({ dealNumber, place }) => dealNumber! >= deal && place !== null && place.last > 14,
    )
    await page.reload()
    await lookUntil('the page again', ({ place }) => place !== null && place.last > 30)
    await page.goto(`/tables/${table}?view=all-hands`)
    expect(await page.locator('.notice').textContent()).toContain('This table shows hidden tiles to nobody')
    await look()
    await page.goto(`/tables/${table}?view=reviewer`)
    await lookUntil('the page once more', ({ place }) => place !== null && place.last > 5)
    await lookUntil('twelve boards', () => seen.filter(({ board }) => board.length > 10).length >= 12)
    for (const viewer of ['all-hands', 'seats-0', 'seats-0123', 'reviewer'])
      expect(await answerTo(page, `{ tableUpdate(id: "${table}", viewer: "${viewer}") { frames } }`)).toContain(
        '"errors":',
      )

    const received = await watcher.received()
    const stored = await readStore(product.store)
    const moments = new Map(dealsOf(stored, table).map((id) => [id, spectatorMoments(dealIn(stored, id))]))
    const numbered = (number: number | null) => allowed(number ?? 0)
    const allowed = (deal: string | number) =>
      moments.get(typeof deal === 'string' ? deal : (dealsOf(stored, table)[deal - 1] ?? 'none')) ?? []
    const before = (number: number | null) => numbered(number === null ? null : number - 1)

    const frames = received.filter(({ how }) => how === 'websocket')
    expect(leaksInFrames(frames, allowed, DELAY_MS)).toEqual([])
    const all = frames.map(({ text }) => text).join('')
    for (const type of ['WallBuilt', 'HandsDealt', 'SwapChosen', 'TilesSwapped', 'VoidSuitChosen', 'TileDrawn'])
      expect(all).toContain(`"type":"${type}"`)
    expect(all).not.toContain('ClaimAnswered')

    const bare = await (await fetch(`${product.url}/nothing`)).text()
    const sprite = counted(tileCodes(bare))
    const documents = received.filter(({ how, text }) => how === 'http' && text.startsWith('<!DOCTYPE'))
    const others = received.filter((each) => each.how === 'http' && !documents.includes(each))
    expect(documents.length).toBeGreaterThanOrEqual(4)
    expect(others.length).toBeGreaterThanOrEqual(3)
    expect(documents.flatMap((each) => leaksInAnswer(each, allowed, sprite))).toEqual([])
    expect(others.flatMap((each) => leaksInAnswer(each, allowed, new Map()))).toEqual([])

    for (const { text, at } of documents) seen.push({ ...(await tilesOn(page, text)), at })
    expect(seen.flatMap((each) => leaksOn(each, numbered(each.dealNumber), before(each.dealNumber), DELAY_MS))).toEqual(
      [],
    )
    const boards = seen.filter(
      ({ board, place, dealNumber }) =>
        board.length > 10 && place !== null && numbered(dealNumber)[place.ply]?.type !== 'DealEnded',
    )
    expect(boards.length).toBeGreaterThan(5)
    for (const { backs } of boards) expect(backs).toBeGreaterThan(20)
  })

  test('would be found if they were there', async ({ visit, product }) => {
    const { page, received } = await visit(`/tables/${table}`)
    const { shown, deal, moments, before, hidden } = await until('a deal that hides a tile', async () => {
      const shown = await tilesOn(page)
      if (shown.place === null || shown.place.last <= 14 || shown.place.last >= 40) return null
      const stored = await readStore(product.store)
      const momentsOf = (id: string | undefined) => (id === undefined ? [] : spectatorMoments(dealIn(stored, id)))
      const [before, deal] = [2, 1].map((back) => dealsOf(stored, table)[shown.dealNumber! - back])
      const moments = momentsOf(deal)
      const secret = dealIn(stored, deal!).find(({ type }) => type === 'HandsDealt')!
      // Its players are further on than the page, and lay all open at the end.
      const open = new Set(tileCodes(JSON.stringify(moments)))
      const hidden = tileCodes(JSON.stringify(secret.data)).find((code) => !open.has(code))
      return hidden !== undefined && { shown, deal: deal!, moments, before: momentsOf(before), hidden }
    })
    expect(leaksOn(shown, moments, before, DELAY_MS)).toEqual([])
    expect(leaksOn({ ...shown, board: [...shown.board, hidden] }, moments, before, DELAY_MS)).toHaveLength(1)
    expect(leaksOn({ ...shown, named: [...shown.named, hidden] }, moments, before, DELAY_MS)).toHaveLength(1)
    expect(leaksOn({ ...shown, spoken: [hidden] }, moments, [], DELAY_MS)).toHaveLength(1)
    expect(leaksOn({ ...shown, rows: [[], [], [hidden]] }, moments, before, DELAY_MS)).toHaveLength(1)

    // The board that is written into must not be drawn anew.
    await page.keyboard.press('p')
    await page.evaluate(() => {
      document.querySelector('use[href="#tile-back"]')!.setAttribute('href', '#tile-9s')
      document.querySelector('.stage-board')!.setAttribute('data-x', '8 bamboo')
    })
    expect((await tilesOn(page)).named).toEqual(expect.arrayContaining(['9s', '8s']))

    const [frame] = await until('a drawn tile over the socket', async () => {
      const frames = (await received()).filter(({ how, text }) => how === 'websocket' && text.includes('"TileDrawn"'))
      return frames.length > 0 ? frames : null
    })
    const now = await readStore(product.store)
    const known = new Map(dealsOf(now, table).map((id) => [id, spectatorMoments(dealIn(now, id))]))
    const allowed = (deal: string | number) =>
      known.get(typeof deal === 'string' ? deal : (dealsOf(now, table)[deal - 1] ?? 'none')) ?? []
    expect(leaksInFrames([frame!], allowed, DELAY_MS)).toEqual([])
    const leaking = { ...frame!, text: frame!.text.replace(/("type":"TileDrawn"[^}]*)"\?"/, '$1"5m"') }
    expect(leaksInFrames([leaking], allowed, DELAY_MS)).toHaveLength(1)
    const lobby = (tiles: readonly string[]) => ({
      ...frame!,
      text: JSON.stringify({
        type: 'next',
        payload: {
          data: { lobby: { serverTime: new Date().toISOString(), tables: [{ dealNumber: shown.dealNumber, tiles }] } },
        },
      }),
    })
    expect(leaksInFrames([lobby([])], allowed, DELAY_MS)).toEqual([])
    // The deal may have ended meanwhile, and its end counts what it names more often than it lies there.
    const tooMany = Array.from({ length: 100 }, () => hidden)
    expect(leaksInFrames([lobby(tooMany)], allowed, DELAY_MS)).toHaveLength(1)
    const snapshot = (frames: readonly object[]) => ({
      ...frame!,
      text: JSON.stringify({ table: { deal, dealNumber: shown.dealNumber, frames } }),
    })
    const some = moments.slice(0, 16)
    expect(leaksInAnswer(snapshot(some), allowed, new Map())).toEqual([])
    expect(leaksInAnswer(snapshot([...some, { tile: hidden }]), allowed, new Map())).toHaveLength(1)
    const { time } = (JSON.parse(frame!.text) as Following).payload.data.table.frames.at(-1)!
    const early = { ...frame!, at: Date.parse(time) + DELAY_MS - 1 }
    expect(leaksInFrames([early], allowed, DELAY_MS).at(-1)).toMatch(/ came 1 ms before/)
  })
})
