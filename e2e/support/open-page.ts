import type { Page } from 'playwright-core'

/** All that a page says of tiles, in any form. */
export interface PageTiles {
  /** When it was read, milliseconds since 1970. */
  readonly at: number
  /** The moment on screen and the last one, as the page says it; `null` without one. */
  readonly place: { readonly ply: number; readonly last: number } | null
  /** The number of the deal on screen, or of the first table's in the lobby. */
  readonly dealNumber: number | null
  /** The tiles drawn face up on boards. */
  readonly board: readonly string[]
  /** How many tiles are drawn face down on boards. */
  readonly backs: number
  /** The tiles in each row of the event list or the feed, by moment. */
  readonly rows: readonly (readonly string[])[]
  /** Every tile named anywhere else: as a drawing, in a text, in an attribute of any element. */
  readonly named: readonly string[]
  /** The tiles in what was last spoken to screen readers: for a moment longer, that may be of the deal before. */
  readonly spoken: readonly string[]
}

/** Reads a page, or a document that the server sent. English only. The sprite of all faces says nothing and is left out. */
export async function tilesOn(page: Page, html: string | null = null): Promise<PageTiles> {
  const tiles = await page.evaluate((html) => {
    const page = new DOMParser().parseFromString(html ?? document.documentElement.outerHTML, 'text/html')
    page.querySelector('#tile-body')?.closest('svg')?.remove()
    for (const element of page.querySelectorAll('script, style, link')) element.remove()

    const SUITS: Record<string, string> = { characters: 'm', dots: 'p', bamboo: 's' }
    const faces = (root: ParentNode) =>
      [...root.querySelectorAll('use')].flatMap(
        (use) => /^#tile-(?:art-)?([1-9][mps]|R)/.exec(use.getAttribute('href') ?? '')?.[1] ?? [],
      )
    const textOf = (root: Node): string[] => {
      const own = root instanceof Element ? [...root.attributes].map(({ value }) => value) : []
      const text = root.nodeType === Node.TEXT_NODE ? [root.textContent ?? ''] : []
      return [...own, ...text, ...[...root.childNodes].flatMap(textOf)]
    }
    const inText = (text: string) =>
      [...text.matchAll(/\b(?:([1-9]) (characters|dots|bamboo)|([1-9][mps])|(red dragon))\b/g)].map(
        ([, rank, suit, code, red]) => (red === undefined ? (code ?? `${rank}${SUITS[suit!]}`) : 'R'),
      )
    const number = (pattern: RegExp, text: string | null | undefined) =>
      pattern
        .exec(text ?? '')
        ?.slice(1)
        .map(Number)

    /** By moment, from the list of all of them and from the feed, whichever is open. */
    const rows = () => {
      const found: string[][] = []
      for (const row of page.querySelectorAll('.events .event, .feed-lines .event')) {
        found[Number(row.querySelector('.event-ply')?.textContent)] = faces(row)
      }
      return Array.from(found, (row) => row ?? [])
    }
    const announcer = page.querySelector('.stage [aria-live]')
    const spoken = inText(announcer?.textContent ?? '')
    announcer?.remove()
    const boards = [...page.querySelectorAll('section[aria-label="Table"], .card-board')]
    const place = number(/Moment (\d+) of (\d+)/, page.querySelector('.moment')?.textContent)
    return {
      place: place === undefined ? null : { ply: place[0]!, last: place[1]! },
      dealNumber: number(/Deal (\d+)/, page.querySelector('.stage h1, .card h2')?.textContent)?.[0] ?? null,
      board: boards.flatMap(faces),
      backs: boards.reduce((sum, board) => sum + board.querySelectorAll('use[href="#tile-back"]').length, 0),
      rows: rows(),
      named: [...new Set([...faces(page), ...textOf(page.documentElement).flatMap(inText)])],
      spoken,
    }
  }, html)
  return { ...tiles, at: Date.now() }
}
