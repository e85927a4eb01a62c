import { describe } from 'vitest'
import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test, type Visiting } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** A deal with all that a page can show of one. */
const SOME = [['red-dragon-wild-1', 'reviewer']] as const

/** With that, a deal of every rule set with all hands, and one in each other kind of view. */
const MORE = [
  ['sichuan-swap-three-1', 'all-hands'],
  ['wanzhou-2', 'seats-1'],
  ['blood-flow-discard-three-1', 'all-hands'],
  ['planet-blood-battle-v1-1', 'all-hands'],
  ['wanzhou-1', 'all-hands'],
  ['open-blood-battle-1', 'all-hands'],
  ['blood-flow-discard-three-2', 'spectator'],
] as const

describe('a moment is the same from before, from behind and by a jump', () => {
  test.for(SOME)('%s, %s', ([name, view], { visit }) => expectSame(name, view, visit))
  test.for(MORE)('%s, %s', { tags: 'long' }, ([name, view], { visit }) => expectSame(name, view, visit))
})

async function expectSame(name: string, view: string, visit: Visiting): Promise<void> {
  const { page } = await visit(`/deals/${goldenDeal(name).id}?ply=0&view=${view}`)
  const { last } = await place(page)
  const { moments, different, faults } = await walk(page, last)
  expect(faults).toEqual([])
  expect(moments).toBe(last + 1)
  expect(different).toBe(moments)
}
