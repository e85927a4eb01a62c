import type { Page } from 'playwright-core'

/** Attributes that say something to whoever hears a page, points at it, or moves a slider. */
const SAYING = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-valuetext',
  'aria-valuemax',
  'aria-description',
  'max',
]

/** All that a page tells anyone: its title, every text and every attribute that is read out or shown, a line each. */
export function accessibleText(page: Page): Promise<string[]> {
  return page.evaluate((saying) => {
    const told = [document.title]
    const walk = (element: Element): void => {
      if (element.matches('script, style, noscript, template')) return
      for (const name of saying) {
        const value = element.getAttribute(name)
        if (value !== null) told.push(value)
      }
      if (element instanceof HTMLInputElement) told.push(element.value)
      for (const node of element.childNodes) {
        if (node instanceof Element) walk(node)
        else if (node instanceof Text && node.data.trim() !== '') told.push(node.data.trim())
      }
    }
    walk(document.body)
    return told
  }, SAYING)
}
