import type { Locator, Page } from 'playwright-core'
import { until } from './until.ts'

/** Where a replay or a live table is: the moment on screen, and the last one there is. */
export interface Place {
  readonly ply: number
  readonly last: number
}

/** Waits until a moment is on screen and the page works (it has spoken the moment), and answers which. English only. */
export function place(page: Page): Promise<Place> {
  return until('a moment on screen', async () => {
    const spoken = await page.locator('.stage [aria-live]').textContent()
    return spoken === '' ? null : placeIn(await momentOf(page))
  })
}

/** The moment on screen: its number and what happened. */
export async function momentOf(page: Page): Promise<string> {
  return (await page.locator('.moment').textContent()) ?? ''
}

function placeIn(text: string): Place | null {
  const found = /Moment (\d+) of (\d+)/.exec(text)
  return found === null ? null : { ply: Number(found[1]), last: Number(found[2]) }
}

/** The board with all that is drawn and written on it, a line for each element and text, to compare. */
export function boardOf(page: Page): Promise<string> {
  return until('the board with its words', () =>
    boardLocator(page).evaluate((board) => {
      if (board.querySelector('[aria-busy]') !== null) return null
      const lines: string[] = []
      const walk = (element: Element): void => {
        // How a style is written differs between server and browser, and it is never more than a size.
        const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
        lines.push(
          `<${element.tagName} ${attributes
            .map(({ name, value }) => `${name}=${value}`)
            .toSorted()
            .join(' ')}>`,
        )
        for (const node of element.childNodes) {
          if (node instanceof Element) walk(node)
          else if (node instanceof Text) lines.push(node.data)
        }
      }
      walk(board)
      return lines.join('\n')
    }),
  )
}

function boardLocator(page: Page): Locator {
  return page.getByRole('region', { name: 'Table', exact: true })
}

/** The board in words, a line each: first the table, then for each seat who sits there and what lies before them. */
export function boardWords(page: Page): Promise<string[]> {
  return until('the board in words', () =>
    boardLocator(page).evaluate((board) =>
      board.querySelector('[aria-busy]') === null
        ? [...board.querySelectorAll('p, li:not(:has(p))')].map((line) => line.textContent)
        : null,
    ),
  )
}

/** What a seat's line in the board's words says of it. */
export interface SeatWords {
  readonly name: string
  readonly points: number
  /** The tiles in the hand in words, in order; hidden ones together as one. */
  readonly hand: readonly string[]
}

/** The seats from the board's words, from the bottom of the board on. */
export async function seatWords(page: Page): Promise<SeatWords[]> {
  const seats: SeatWords[] = []
  for (const line of await boardWords(page)) {
    const seat = /^(?:East|South|West|North): ([^,]+),.*?([+−]?\d+) points/.exec(line)
    if (seat !== null) seats.push({ name: seat[1]!, points: Number(seat[2]!.replace('−', '-')), hand: [] })
    const hand = /^Hand: (.*)$/.exec(line)?.[1]
    if (hand !== undefined) seats.push({ ...seats.pop()!, hand: hand.split(', ') })
  }
  return seats
}

/** Every moment of the event list in words, tiles named; its panel is opened where another one is. */
export async function eventRows(page: Page): Promise<string[]> {
  if ((await page.locator('.events').count()) === 0) await openPanel(page, 'Events')
  return page.locator('.events').evaluate((list) =>
    [...list.children].map((row) => {
      const copy = row.cloneNode(true) as Element
      for (const tile of copy.querySelectorAll('svg')) tile.replaceWith(`[${tile.getAttribute('aria-label')}]`)
      return copy.textContent.replaceAll(/\s+/g, ' ').trim()
    }),
  )
}

/** Chooses a panel by its tab. English only. */
export function openPanel(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name, exact: true }).click()
}

/**
 * Leaves a live table's edge for an earlier moment, by keys; answers which. Where a deal has just begun there is none to go to:
 * then again, in the middle of it.
 */
export function leave(page: Page, keys: readonly string[]): Promise<Place> {
  return until('an earlier moment to stay at', async () => {
    if ((await place(page)).last <= 8) return null
    for (const key of keys) await page.keyboard.press(key)
    return (await pill(page).count()) > 0 && place(page)
  })
}

/** What follows a table at which a watcher stays: `+14` behind the edge, nothing at it. */
export const pill = (page: Page): Locator => page.locator('.pill')

/** How it stands with a live table's connection. */
export function connection(page: Page): Promise<string | null> {
  return page.locator('.connection').textContent()
}

/** Makes one of the moves through a deal; one that leads nowhere says that it is off, but can be pressed. */
export function step(page: Page, name: string): Promise<void> {
  const button = page.getByRole('group', { name: 'Moments' }).getByRole('button', { name, exact: true })
  return button.click({ force: true })
}

/** The number of the deal on screen, at a live table; 0 while none is. */
export async function dealNumber(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return Number(/Deal (\d+)/.exec(heading ?? '')?.[1] ?? 0)
}

/** The answer to a GraphQL question that a page asks, as text. */
export function answerTo(page: Page, query: string): Promise<string> {
  return page.evaluate(async (query) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    return response.text()
  }, query)
}
