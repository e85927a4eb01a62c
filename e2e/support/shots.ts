import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from './part.ts'

/** Keeps a picture of a page for people to look at; nothing is compared with it. */
export async function keepShot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(ROOT, 'test-artefacts', `${name}.png`), animations: 'disabled' })
}
