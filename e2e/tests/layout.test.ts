import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { faultsOnEveryScreen } from '../support/every-screen.ts'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { layoutFaults, ringFaults, rowsInSight, SCREENS, stepsInReach } from '../support/layout.ts'
import { keepShot } from '../support/shots.ts'
import { place } from '../support/stage.ts'
import { readStore, tableOf } from '../support/store.ts'
import type { Product } from '../support/product.ts'
import { expect, testWith, type Visiting } from '../support/test.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'blood-flow-discard-three'
const test = testWith({ tables: 'all', delaySeconds: 1, paceMs: 2_000 })

/** A page to look at, and how to tell that it is all there. */
interface Look {
  readonly name: string
  readonly path: (store: string) => Promise<string>
  readonly isThere: (page: Page) => Promise<unknown>
}

const board = (page: Page) => page.locator('.stage-board section svg').first().waitFor()

const LOOKS: readonly Look[] = [
  {
    name: 'lobby',
    path: async () => '/',
    isThere: (page) => expect.poll(() => page.locator('.card-board').getByRole('img').count()).toBe(6),
  },
  { name: 'live', path: async (store) => `/tables/${tableOf(await readStore(store), RULES)}`, isThere: board },
  {
    name: 'replay',
    path: async () => `/deals/${RESEARCH_DEALS[1]!.id}?ply=100&view=all-hands`,
    isThere: board,
  },
  {
    name: 'status',
    path: async () => '/status',
    isThere: (page) => page.locator('.status-state[role=status]').waitFor(),
  },
]

for (const { name, path, isThere } of LOOKS) {
  describe(`${name}`, () => {
    const expectFitting = async (language: 'en' | 'zh', visit: Visiting, product: Product): Promise<void> => {
      const { page } = await visit(await path(product.store), { language })
      await isThere(page)
      const isBoard = name === 'live' || name === 'replay'
      const reach = async () => (!isBoard || (await stepsInReach(page)) ? [] : ['the steps are below the screen'])
      expect(await faultsOnEveryScreen(page, name, language, reach)).toEqual([])
    }
    test('fits every screen and is accessible, in light and dark', ({ visit, product }) =>
      expectFitting('en', visit, product))
    test('fits every screen in Chinese', { tags: 'long' }, ({ visit, product }) => expectFitting('zh', visit, product))

    test('cuts off no ring of what has the focus', { tags: 'long' }, async ({ visit, product }) => {
      const { page } = await visit(await path(product.store))
      await isThere(page)
      const faults: string[] = []
      for (const screen of SCREENS) {
        await page.setViewportSize(screen)
        faults.push(...(await ringFaults(page)).map((fault) => `${screen.width}x${screen.height}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

    test('fits every screen with text twice as large', { tags: 'long' }, async ({ visit, product }) => {
      const { page } = await visit(await path(product.store))
      await isThere(page)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const faults: string[] = []
      for (const screen of SCREENS) {
        await page.setViewportSize(screen)
        const size = `${screen.width}x${screen.height}`
        faults.push(...(await layoutFaults(page)).map((fault) => `${size}: ${fault}`))
        await keepShot(page, `${name}-${size}-large-text`)
      }
      expect(faults).toEqual([])
    })
  })
}

test('a lost connection moves nothing on a phone', { tags: 'long' }, async ({ visit, product }) => {
  const path = `/tables/${tableOf(await readStore(product.store), RULES)}`
  const { page } = await visit(path, { width: 360, height: 640, expected: NETWORK_ERRORS })
  const top = async () => (await page.locator('.stage-board').boundingBox())!.y
  const whole = await top()
  await page.routeWebSocket(/./, (socket) => socket.close())
  await page.reload()
  await page.getByText('Connection lost: connecting again…').waitFor()
  expect(await top()).toBe(whole)
})

test('what the server is asked for has its room before it comes', { tags: 'long' }, async ({ visit }) => {
  for (const { width, height } of SCREENS) {
    const { page, open } = await visit('/rules', { width, height })
    const asked = Promise.withResolvers<void>()
    await page.route('**/status.json', async (route) => {
      await asked.promise
      await route.continue()
    })
    await open('/status')
    const top = async () => (await page.locator('#owner').boundingBox())!.y
    await page.getByText('Asking the server…').waitFor()
    const before = await top()
    asked.resolve()
    await page.getByText('Everything works.').waitFor()
    expect(await top(), `${width}`).toBe(before)
  }
})

test('a short phone shows the whole board and two rows of what happened', async ({ visit }) => {
  const { page } = await visit(`/deals/${RESEARCH_DEALS[1]!.id}?ply=100`, { width: 360, height: 640 })
  await board(page)
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(2)
  expect(await stepsInReach(page)).toBe(true)
})

test('a finger pulls the sheet open and shut, and chooses no other panel by it', async ({ visit }) => {
  const { page, context } = await visit(`/deals/${RESEARCH_DEALS[1]!.id}?ply=100`, { width: 390, height: 844 })
  await place(page)
  const device = await context.newCDPSession(page)
  const pull = async (by: number) => {
    const { x, y, width, height } = (await page.getByRole('tab', { name: 'Wall' }).boundingBox())!
    const [left, top] = [x + width / 2, y + height / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [{ x: left, y: top + down }],
      })
    await touch('touchStart', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', by * part)
    await touch('touchEnd')
  }
  const views = page.getByRole('group', { name: 'What you see' })
  await pull(-80)
  await views.waitFor({ state: 'hidden' })
  await pull(80)
  await views.waitFor()
  expect(await page.getByRole('tab', { name: 'Events', selected: true }).count()).toBe(1)
})

test('focus never comes to what an open sheet covers; on a wide screen there is no sheet', async ({ visit }) => {
  const { page } = await visit(`/deals/${RESEARCH_DEALS[1]!.id}?ply=100`, { width: 360, height: 640 })
  await place(page)
  const views = page.getByRole('group', { name: 'What you see' })
  await views.waitFor()
  await page.getByRole('tab', { name: 'Wall' }).click()
  await page.getByRole('button', { name: 'Open the panel' }).click()
  await views.waitFor({ state: 'hidden' })
  const start = await focused(page)
  const walked: (readonly [control: string, isSeen: boolean])[] = []
  do {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at !== null) walked.push(at)
  } while (walked.at(-1)?.[0] !== start![0] && walked.length < 100)
  expect(walked.length).toBeGreaterThan(10)
  expect(walked.filter(([, isSeen]) => !isSeen)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await views.waitFor()
})

/** What has the focus, and whether it can be seen; `null` for nothing. */
function focused(page: Page): Promise<readonly [control: string, isSeen: boolean] | null> {
  return page.evaluate(() => {
    const control = document.activeElement
    if (control === null || control === document.body) return null
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return [control.outerHTML.slice(0, 120), hit !== null && control.contains(hit)] as const
  })
}
