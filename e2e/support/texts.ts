import type { Page } from 'playwright-core'

/**
 * Keeps what an element of a page says, at each change of it from now on; answers how to read all of that. What is there for a
 * moment only is missed by who looks now and then.
 */
export async function textsOf(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const kept = await page.evaluateHandle((selector) => {
    const element = document.querySelector(selector)!
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  }, selector)
  return () => kept.jsonValue()
}
