import type { Page } from 'playwright-core'

/** Every so many moments there is a jump to one. */
const JUMPS = 11

/** What a walk through a whole deal found. */
interface Walk {
  readonly moments: number
  /** How many of them show something that no other one does. */
  readonly different: number
  /** A line for each moment that is not what it was, whose number is another one, or whose points do not sum to zero. */
  readonly faults: readonly string[]
}

/**
 * Walks to the end, back, and by jumps, within the page, which is the quickest way; what each moment shows must always be the same,
 * and the four seats' points sum to zero.
 */
export function walk(page: Page, last: number): Promise<Walk> {
  return page.evaluate(
    async ([last, jumps]) => {
      const shown = (): string => {
        const parts = ['.stage-board', '.moment'].map((part) => document.querySelector(part)!.innerHTML)
        const marked = [...document.querySelectorAll('.event[aria-current]')].map((row) => row.textContent)
        return [...parts, ...marked].join('\n')
      }
      const number = () => Number(/\d+/.exec(document.querySelector('.moment-number')!.textContent)![0])
      const arrive = async (ply: number) => {
        // The board in words and the list's mark come a little later; the board says so until then, the list is drawn row by row at first.
        const isBusy = () => document.querySelector('.stage-board [aria-busy]') !== null
        const isMarked = () => document.querySelector('.event[aria-current]') !== null
        while (number() !== ply || isBusy() || !isMarked()) await new Promise((done) => setTimeout(done))
      }
      // A seat's line in the board's words: who sits there, the wind, and the points, with the sign of its language.
      const points = () =>
        [...document.querySelectorAll('.stage-board :is(p, li:not(:has(p)))')]
          .map(({ textContent }) => /^(?:East|South|West|North): .*?([+−]?\d+) points/.exec(textContent)?.[1])
          .filter((text) => text !== undefined)
          .map((text) => Number(text.replace('−', '-')))
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }))
      const faults: string[] = []
      const first: string[] = []
      for (let ply = 0; ply <= last; ply++) {
        if (ply > 0) press('ArrowRight')
        await arrive(ply)
        first.push(shown())
        const all = points()
        if (all.length !== 4 || all.reduce((sum, one) => sum + one, 0) !== 0)
          faults.push(`moment ${ply}, points ${all}`)
        const numbered = document.querySelector('.moment')!.textContent.includes(`Moment ${ply} of ${last}`)
        if (!numbered) faults.push(`moment ${ply} has another number`)
      }
      const compare = (ply: number, way: string) => {
        if (shown() !== first[ply]) faults.push(`moment ${ply}, ${way}`)
      }
      for (let ply = last - 1; ply >= 0; ply--) {
        press('ArrowLeft')
        await arrive(ply)
        compare(ply, 'one past and back')
      }
      const rows = document.querySelectorAll<HTMLElement>('.events .event')
      for (let ply = last; ply >= 0; ply -= jumps) {
        rows[ply]!.click()
        await arrive(ply)
        compare(ply, 'by a jump')
        rows[(ply * 7) % (last + 1)]!.click()
        await arrive((ply * 7) % (last + 1))
        compare((ply * 7) % (last + 1), 'by a jump far away')
      }
      return { moments: first.length, different: new Set(first).size, faults }
    },
    [last, JUMPS] as const,
  )
}
