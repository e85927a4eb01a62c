'use client'

import { startTransition, useEffect, useState } from 'react'
import { useIsMounted } from '../use-is-mounted.ts'

/** As many rows as are in sight are drawn first. */
const FIRST = 16
/** Then with each frame so many times what is drawn: rows out of sight cost little each, every frame costs a layout. */
const GROWTH = 3

/**
 * How many rows of a long list are drawn, from the top. In a page as the server wrote it none is, so that what the page is for
 * stands and works before; then more with each frame. A list that is opened later is drawn whole.
 */
export function useDrawnRows(all: number): number {
  const isOpenedLater = useIsMounted()
  const [drawn, setDrawn] = useState(isOpenedLater ? Infinity : 0)
  useEffect(() => {
    if (drawn === Infinity) return
    const next = Math.max(FIRST, drawn * GROWTH)
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(next < all ? next : Infinity)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, all])
  return drawn
}
