'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How near to its end a list counts as read to the end, CSS pixels. */
const NEAR = 32

/** A list that grows, and how far its reader has come. */
interface ReadToEnd {
  /** The list itself, in the pane that it scrolls in. */
  readonly list: RefObject<HTMLOListElement | null>
  /** How many lines have come since the reader left its end. */
  readonly newer: number
  readonly toEnd: () => void
}

/** Keeps who has read a list to its end there, on whatever screen, and leaves where they are who have scrolled up. */
export function useReadToEnd(lines: readonly unknown[]): ReadToEnd {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  /** The pane's size, and how high its lines were, when it was last looked at. */
  const size = useRef('')
  const height = useRef(0)
  const count = useRef(lines.length)
  const [read, setRead] = useState(lines.length)
  useEffect(() => {
    const pane = paneOf(list.current)
    if (pane === null) return
    size.current = sizeOf(pane)
    const scrolled = () => {
      // Its lines have moved because it has another size, not because anybody moved them.
      if (sizeOf(pane) !== size.current) return
      height.current = pane.scrollHeight
      atEnd.current = isNearEnd(pane, height.current)
      if (atEnd.current) setRead(count.current)
    }
    const resizes = new ResizeObserver(() => {
      size.current = sizeOf(pane)
      if (atEnd.current) scrollToEnd(pane)
      height.current = pane.scrollHeight
    })
    resizes.observe(pane)
    pane.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      resizes.disconnect()
      pane.removeEventListener('scroll', scrolled)
    }
  }, [])
  // Before it is painted: the list must not be seen where it was and then jump.
  useLayoutEffect(() => {
    count.current = lines.length
    const pane = paneOf(list.current)
    if (pane === null) return
    // The browser tells of scrolling a frame later: who has just left the end must not be taken back to it.
    if (sizeOf(pane) === size.current) atEnd.current = isNearEnd(pane, Math.min(height.current, pane.scrollHeight))
    if (atEnd.current) {
      scrollToEnd(pane)
      setRead(lines.length)
    }
    height.current = pane.scrollHeight
  }, [lines])
  return {
    list,
    newer: Math.max(0, lines.length - read),
    toEnd() {
      const pane = paneOf(list.current)
      if (pane !== null) scrollToEnd(pane)
    },
  }
}

/** What the list scrolls in. */
function paneOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>('[role="tabpanel"]') ?? null
}

/** Whether lines that are so high are read to their end. */
function isNearEnd({ scrollTop, clientHeight }: Element, height: number): boolean {
  return height - scrollTop - clientHeight < NEAR
}

function sizeOf({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth}x${clientHeight}`
}

function scrollToEnd(pane: HTMLElement): void {
  pane.scrollTop = pane.scrollHeight
}
