import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What is wrong with a page for those who read it by other means, a line for each fault; axe's rules for WCAG 2.2 AA. */
export function accessFaults(page: Page): Promise<string[]> {
  return faultsOf(axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']))
}

/** What is too faint, a line for each fault: all that other colours can do to a page that {@link accessFaults} has looked at. */
export function contrastFaults(page: Page): Promise<string[]> {
  return faultsOf(axe(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** Asked for what is wrong alone: where all that is right stands takes half of its time. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
}

async function faultsOf(asked: AxeBuilder): Promise<string[]> {
  const { violations } = await asked.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`))
}
