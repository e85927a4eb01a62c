'use client'

import { startTransition, useEffect, useState } from 'react'
import { useIsOpenedLater } from '../use-is-mounted.ts'

/** How many rows are drawn in a frame: fewer than hold up what the reader does, on a slow processor too. */
const AT_ONCE = 4

/**
 * How many rows of a long list are drawn, from the top. In a page as the server wrote it none is, so that what the page is for
 * stands and works before; then some more with each frame. A list that is opened later is drawn whole.
 */
export function useDrawnRows(all: number): number {
  const isOpenedLater = useIsOpenedLater()
  const [drawn, setDrawn] = useState(isOpenedLater ? Infinity : 0)
  useEffect(() => {
    if (drawn === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + AT_ONCE < all ? drawn + AT_ONCE : Infinity)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, all])
  return drawn
}
