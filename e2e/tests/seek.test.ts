import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

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
