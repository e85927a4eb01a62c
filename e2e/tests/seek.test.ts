import type { Page } from 'playwright-core'
import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'

/** A deal of every rule set with all hands, and one of them in other views. */
const WALKS = [
  ['sichuan-swap-three-1', 'all-hands'],
  ['blood-flow-discard-three-1', 'all-hands'],
  ['planet-blood-battle-v1-1', 'all-hands'],
  ['red-dragon-wild-1', 'reviewer'],
  ['wanzhou-1', 'all-hands'],
  ['open-blood-battle-1', 'all-hands'],
  ['blood-flow-discard-three-2', 'spectator'],
  ['wanzhou-2', 'seats-1'],
] as const

/** Every so many moments there is a jump to one. */
const JUMPS = 11

interface Walk {
  readonly moments: number
  readonly different: number
  readonly faults: readonly string[]
}

/** Walks to the end, back, and by jumps, within the page; what each moment shows must always be the same. */
function walk(page: Page, last: number): Promise<Walk> {
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
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }))
      const faults: string[] = []
      await arrive(0)
      const first: string[] = [shown()]
      for (let ply = 1; ply <= last; ply++) {
        press('ArrowRight')
        await arrive(ply)
        first.push(shown())
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

for (const [name, view] of WALKS) {
  test(`${name}, ${view}: a moment is the same from before, from behind and by a jump`, async ({ visit }) => {
    const { page } = await visit(`/deals/${goldenDeal(name).id}?ply=0&view=${view}`)
    const { last } = await place(page)
    const { moments, different, faults } = await walk(page, last)
    expect(faults).toEqual([])
    expect(moments).toBe(last + 1)
    expect(different).toBe(moments)
  })
}
