import type { Page } from 'playwright-core'

/** Chinese texts of which one character is left for the last line, a line for each: Chinese breaks anywhere. */
export function loneCharacters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxOf = (text: Node, from: number, to: number) => {
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getBoundingClientRect()
    }
    /** Whether anything of the same paragraph stands beside what is left of a text for its last line. */
    const goesOn = (text: Node, alone: DOMRect): boolean => {
      let part = text
      while (
        part.nextSibling === null &&
        part.parentElement &&
        getComputedStyle(part.parentElement).display === 'inline'
      )
        part = part.parentElement
      let next = part.nextSibling
      while (next !== null && next.textContent!.trim() === '') next = next.nextSibling
      if (next === null) return false
      range.selectNode(next)
      return [...range.getClientRects()].some(
        ({ left, top, bottom }) => left >= alone.right - 1 && top < alone.bottom && bottom > alone.top,
      )
    }
    /** Whether an element is there for screen readers alone. */
    const isUnseen = (element: Element): boolean =>
      (getComputedStyle(element).overflow === 'hidden' && element.getBoundingClientRect().width <= 2) ||
      (element.parentElement !== null && isUnseen(element.parentElement))
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.nodeValue!.trimEnd()
      // The last character of a word, and the stops after it, which never begin a line.
      const last = (/[\p{L}\p{N}]\p{Script=Han}\P{L}*$/u.exec(words)?.index ?? -2) + 1
      const parent = text.parentElement!
      if (last < 0 || /\d/.test(words.slice(last))) continue
      if (!parent.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) || isUnseen(parent))
        continue
      const [before, alone] = [boxOf(text, last - 1, last), boxOf(text, last, last + 1)]
      if (before.height > 0 && alone.top > before.top + before.height / 2 && !goesOn(text, alone))
        faults.push(`“${words.slice(last)}” is left for the last line of “${words.slice(-30)}”`)
    }
    return faults
  })
}
