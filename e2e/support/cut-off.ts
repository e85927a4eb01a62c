import type { Page } from 'playwright-core'

/**
 * Texts and drawings that something hides a part of without a sign of it, a line for each. What scrolls or ends in dots is no
 * fault.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const range = document.createRange()
    /** How much may be hidden, in CSS pixels: of a text no more than the air around its letters. */
    const [AIR, EDGE] = [4, 1]

    const look = (element: Element, name: string, box: DOMRect, allowed: number): void => {
      for (let pane: Element | null = element; pane !== null; pane = pane.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(pane)
        // What scrolls shows all of it sooner or later, and so does what it lies in.
        if (/auto|scroll/.test(overflowX + overflowY)) return
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return
        const { left, top, right, bottom } = pane.getBoundingClientRect()
        // What is there for screen readers alone.
        if (right - left <= 2 || bottom - top <= 2) return
        const hidden = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom)
        if (hidden <= allowed) continue
        faults.push(`“${name}” is cut off`)
        return
      }
    }
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.nodeValue!.trim()
      if (words === '' || !isShown(text.parentElement!)) continue
      range.selectNodeContents(text)
      look(text.parentElement!, words.slice(0, 40), range.getBoundingClientRect(), AIR)
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (isShown(drawing))
        look(drawing.parentElement!, drawing.outerHTML.slice(0, 80), drawing.getBoundingClientRect(), EDGE)
    }
    return faults
  })
}
