import { describe } from 'vitest'
import { goldenDeal } from '../support/fixtures.ts'
import { layoutFaults, SCREENS, stepsInReach } from '../support/layout.ts'
import { keepShot } from '../support/shots.ts'
import { boardWords, momentOf, place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'

/**
 * What each rule set has of its own: a sample deal, the event that it is seen in (the last of its type), what is said of the moment
 * in both languages, and what the table says then.
 */
const OWN: readonly (readonly [deal: string, type: string, en: RegExp, zh: RegExp, table: RegExp])[] = [
  ['sichuan-swap-three-1', 'SwapDirectionDrawn', /The swap goes across/, /换给对家/, /swapped across/],
  ['blood-flow-discard-three-1', 'HandLocked', /lays the hand open and locks it, waiting for/, /亮牌锁手/, /lock/i],
  ['blood-flow-discard-three-2', 'TilesRemoved', /puts .* out of play/, /弃置/, /out of play/i],
  ['planet-blood-battle-v1-1', 'KongRobbed', /is robbed\./, /被抢杠/, /Winning tiles: 8 characters/],
  ['red-dragon-wild-1', 'BirdsTurned', /The birds are .*: \d hit\./, /翻鸟.*中\d个/, /red dragon/i],
  ['wanzhou-2', 'ReadyAnnounced', /announces ready\./, /报听。/, /die 6.*\n?.*Ready/],
  [
    'open-blood-battle-1',
    'PointsPaid',
    /Hands that are not ready pay|Kong points are given back|Flower pigs pay/,
    /查|退/,
    /not ready|points/i,
  ],
]

/** Those that put most on the table; the others are looked at beside the everyday tests. */
const EVERY_DAY: readonly string[] = ['blood-flow-discard-three-1', 'red-dragon-wild-1', 'wanzhou-2']

describe('what a rule set has of its own', () => {
  for (const [name, type, en, zh, table] of OWN) {
    const often = EVERY_DAY.includes(name) ? {} : { tags: 'long' }
    test(`${name}: ${type}, on every screen`, often, async ({ visit }) => {
      const { id, records } = goldenDeal(name)
      const ply = records.findLastIndex((record) => record.type === type)
      const path = `/deals/${id}?ply=${ply}&view=all-hands`
      const { page } = await visit(path)
      expect((await place(page)).ply).toBe(ply)
      expect(await momentOf(page)).toMatch(en)
      expect((await boardWords(page)).join('\n')).toMatch(table)
      const faults: string[] = []
      for (const [index, screen] of SCREENS.entries()) {
        const size = `${screen.width}x${screen.height}`
        await page.setViewportSize(screen)
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
        faults.push(...(await layoutFaults(page)).map((fault) => `${size}: ${fault}`))
        if (!(await stepsInReach(page))) faults.push(`${size}: the steps are below the screen`)
        await keepShot(page, `own-${name}-${type}-${size}`)
      }
      await page.getByRole('button', { name: '中文' }).click()
      await expect.poll(() => momentOf(page)).toMatch(zh)
      faults.push(...(await layoutFaults(page)).map((fault) => `Chinese: ${fault}`))
      expect(faults).toEqual([])
    })
  }
})
