import type { Page } from 'playwright-core'

/** Texts that something hides a part of without a sign of it, a line for each. What scrolls or ends in dots is no fault. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    /** How much of a text may be hidden, in CSS pixels: no more than the air around its letters. */
    const AIR = 4
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.nodeValue!.trim()
      const parent = text.parentElement!
      if (words === '' || !parent.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (let pane: Element | null = parent; pane !== null; pane = pane.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(pane)
        // What scrolls shows all of it sooner or later, and so does what it lies in.
        if (/auto|scroll/.test(overflowX + overflowY)) break
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break
        const { left, top, right, bottom } = pane.getBoundingClientRect()
        // What is there for screen readers alone.
        if (right - left <= 2 || bottom - top <= 2) break
        const hidden = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom)
        if (hidden <= AIR) continue
        faults.push(`“${words.slice(0, 40)}” is cut off`)
        break
      }
    }
    return faults
  })
}
