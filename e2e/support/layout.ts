import type { Page } from 'playwright-core'
import { loneCharacters } from './lone-characters.ts'

/** The screens that pages must fit. */
export const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** What is wrong with how a page lies on its screen, a line for each fault. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [...(await placeFaults(page)), ...(await loneCharacters(page))]
}

function placeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const faults: string[] = []
    const root = document.documentElement
    const { clientWidth } = root

    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1 || bottom - top < 1
    /** As much of an element as the panes that it scrolls in let through. */
    const visibleBox = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect()
      for (let pane = element.parentElement; pane !== null && pane !== root; pane = pane.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(pane)
        if (pane !== document.body && (overflowX !== 'visible' || overflowY !== 'visible'))
          box = meet(box, pane.getBoundingClientRect())
      }
      return box
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}”`

    if (root.scrollWidth > clientWidth)
      faults.push(`the page is ${root.scrollWidth} wide on a screen of ${clientWidth}`)

    const controls = [...document.querySelectorAll('a[href], button, input, select')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .filter((element) => !element.classList.contains('skip'))
      .map((element) => ({ element, box: visibleBox(element) }))
      .filter(({ box }) => !isEmpty(box))
    for (const [index, { element, box }] of controls.entries()) {
      if (box.left < -1 || box.right > clientWidth + 1) faults.push(`${nameOf(element)} reaches out of the screen`)
      for (const { element: other, box: otherBox } of controls.slice(index + 1)) {
        if (!element.contains(other) && !isEmpty(meet(box, otherBox)))
          faults.push(`${nameOf(element)} and ${nameOf(other)} overlap`)
      }
      // Of a strip that its pane cuts off there is no whole point to look at.
      if (box.bottom - box.top < 2 || box.right - box.left < 2) continue
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      if (hit !== null && !element.contains(hit)) faults.push(`${nameOf(element)} lies under ${nameOf(hit)}`)
      if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`the words of ${nameOf(element)} do not fit it`)
    }

    const board = document.querySelector('.stage-board > *')
    if (board !== null) {
      const { left, right, width, height } = board.getBoundingClientRect()
      if (left < -1 || right > clientWidth + 1) faults.push('the board reaches out of the screen')
      if (Math.abs(width - height) > 2 || width < 280) faults.push(`the board is ${width} by ${height}`)
    }
    return faults
  })
}

/** How many rows of the event list are wholly in sight. */
export function rowsInSight(page: Page): Promise<number> {
  return page.locator('.panel-body').evaluate((pane) => {
    const { top, bottom } = pane.getBoundingClientRect()
    const rows = [...pane.querySelectorAll('.event')].map((row) => row.getBoundingClientRect())
    return rows.filter((row) => row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1).length
  })
}

/** Whether the steps of a table or a replay, and what stands beside them, are in reach without scrolling. */
export function stepsInReach(page: Page): Promise<boolean> {
  return page.locator('.stage-buttons').evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight + 1)
}

/** Whose ring, while it has the focus, the page's edge or a box that hides what reaches out of it cuts off: a line for each. */
export function ringFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
      (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    )
    for (const control of controls) {
      control.focus({ focusVisible: true } as FocusOptions)
      const own = getComputedStyle(control)
      const isStretched = own.outlineStyle === 'none'
      const ring = isStretched ? getComputedStyle(control, '::after') : own
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
      if (document.activeElement !== control) continue
      if (ring.outlineStyle === 'none') faults.push(`“${name}” has no ring`)
      const around = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth)
      const box = (isStretched ? positionedAround(control) : control).getBoundingClientRect()
      const [left, top, right] = [box.left - around, box.top - around, box.right + around]
      if (left < 0 || right > document.documentElement.clientWidth || top + scrollY < 0)
        faults.push(`the page's edge cuts off the ring of “${name}”`)
      for (let pane = control.parentElement; pane !== null && pane !== document.body; pane = pane.parentElement) {
        // What scrolls brings it into sight.
        if (getComputedStyle(pane).overflowX !== 'hidden') continue
        const hole = pane.getBoundingClientRect()
        if (left < hole.left || right > hole.right || top < hole.top || box.bottom + around > hole.bottom)
          faults.push(`${pane.className} cuts off the ring of “${name}”`)
      }
    }
    return faults

    function positionedAround(element: Element): Element {
      let around = element.parentElement!
      while (getComputedStyle(around).position === 'static') around = around.parentElement!
      return around
    }
  })
}
