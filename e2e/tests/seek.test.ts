import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** A deal in each kind of view. */
const SOME = [
  ['sichuan-swap-three-1', 'all-hands'],
  ['red-dragon-wild-1', 'reviewer'],
  ['wanzhou-2', 'seats-1'],
] as const

/** What is walked through in the long form: with these a deal of every rule set with all hands, and a spectator's view. */
const MORE = [
  ['blood-flow-discard-three-1', 'all-hands'],
  ['planet-blood-battle-v1-1', 'all-hands'],
  ['wanzhou-1', 'all-hands'],
  ['open-blood-battle-1', 'all-hands'],
  ['blood-flow-discard-three-2', 'spectator'],
] as const

const WALKS = process.env['PAIPU_WALKS'] === 'all' ? [...SOME, ...MORE] : SOME

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
