/** What is put in the way of a pictured page before it is opened, and what is done on it before its picture is taken. */
import type { Page } from 'playwright-core'

/** Lets a page wait without end for what it asks of an address. */
export function holding(pathname: string): (page: Page) => Promise<unknown> {
  return (page) => page.route((url) => url.pathname === pathname, never)
}

async function never(): Promise<void> {}

/** Lets a page wait for the script with what a replay shows only when asked to, told by what it prints. */
export async function withoutLater(page: Page): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('score-sheet')) await route.fulfill({ response })
  })
}

/** A page whose connection tells it nothing, or is closed whenever it is made. */
export function unconnected(how: 'silent' | 'refused'): (page: Page) => Promise<void> {
  return (page) => page.routeWebSocket(/./, (socket) => (how === 'refused' ? socket.close() : undefined))
}

/** Asks for the deals of a player, and sees that they are on their way. */
export async function asking(page: Page): Promise<void> {
  await page.locator('.filters input').fill('Zz')
  await page.locator('#finished-deals').scrollIntoViewIfNeeded()
}

/** Waits until it is said that the server does not answer. */
export function noticed(page: Page): Promise<void> {
  return page.locator('.notice-over').waitFor()
}

/** Waits until a live table says that its connection is lost. */
export function lost(page: Page): Promise<void> {
  return page.locator('.connection[data-following=waiting]').waitFor()
}

/** Waits for every table of a lobby to show its board. */
export function tablesShown(page: Page): Promise<void> {
  return page.locator('.card-wait').first().waitFor({ state: 'detached' })
}

/** Waits for an export's page to have looked at what would come. */
export function previewed(page: Page): Promise<void> {
  return page.locator('main section[aria-busy=false]').waitFor()
}

/** Waits for the server's state, or for what is said without one. */
export function statusKnown(page: Page): Promise<void> {
  return page.locator('.status-state[role=status], .status [role=alert]').first().waitFor()
}

/** Opens a panel, and the sheet it is in where it is one. */
export function openTab(index: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('tab').nth(index).click()
    const sheet = page.locator('.sheet-switch')
    if (await sheet.isVisible()) await sheet.click()
  }
}

/** The next decision of the seat at the bottom, and what it was weighed against. */
export async function atDecision(page: Page): Promise<void> {
  await openTab(2)(page)
  await page.keyboard.press('ArrowDown')
  await page.locator('.options').waitFor()
}

/** Another choice than the one that was made, played on. */
export async function inBranch(page: Page): Promise<void> {
  await atDecision(page)
  await page.locator('.what-if').first().click()
  await page.locator('.branch').waitFor()
}

/** The check of a deal, and what it came to. */
export async function checkedDeal(page: Page): Promise<void> {
  await openTab(4)(page)
  await page.locator('section[aria-labelledby=fairness] button').click()
  await page.locator('.verdict').waitFor()
  await page.locator('.verdict').scrollIntoViewIfNeeded()
}

/** The code with which another site shows the deal. */
export async function openedFrameCode(page: Page): Promise<void> {
  await openTab(4)(page)
  await page.locator('.action[aria-haspopup=dialog]').click()
  await page.locator('dialog[open]').waitFor()
}

/** The list of all keys. */
export async function openedKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
}

/** Opens the first thing on a page that is folded up. */
export function openedDetails(page: Page): Promise<void> {
  return page.locator('main summary').first().click()
}

/** Says that a token is not the owner’s. */
export async function refusedToken(page: Page): Promise<void> {
  await statusKnown(page)
  await page.locator('.owner input').fill('no such token')
  await page.locator('.owner button').click()
  await page.locator('.owner [role=alert]').waitFor()
}

/** Goes from control to control, so many times. */
export function tabbedTo(times: number): (page: Page) => Promise<void> {
  return async (page) => {
    for (let count = 0; count < times; count++) await page.keyboard.press('Tab')
  }
}
