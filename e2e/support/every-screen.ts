import type { Page } from 'playwright-core'
import { accessFaults, contrastFaults } from './access.ts'
import { cutOff } from './cut-off.ts'
import { layoutFaults, SCREENS } from './layout.ts'
import { keepShot } from './shots.ts'

/** The least and the largest: between them nothing changes but the places of things. */
const CHECKED_FOR_ACCESS: readonly object[] = [SCREENS[0], SCREENS[3]]

/**
 * What is wrong with a page on every screen, light and dark, a line for each fault; keeps a picture of each. In English for those
 * who read it by other means, too. `more` says what else can be wrong on a screen.
 */
export async function faultsOnEveryScreen(
  page: Page,
  name: string,
  language: 'en' | 'zh',
  more: () => Promise<readonly string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = []
  for (const screen of SCREENS) {
    const size = `${screen.width}x${screen.height}`
    await page.setViewportSize(screen)
    faults.push(
      ...[...(await layoutFaults(page)), ...(await cutOff(page)), ...(await more())].map(
        (fault) => `${size}: ${fault}`,
      ),
    )
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keepShot(page, `${name}-${size}-${colorScheme}-${language}`)
      if (language !== 'en' || !CHECKED_FOR_ACCESS.includes(screen)) continue
      const found = colorScheme === 'light' ? await accessFaults(page) : await contrastFaults(page)
      faults.push(...found.map((fault) => `${size}, ${colorScheme}: ${fault}`))
    }
  }
  return faults
}
