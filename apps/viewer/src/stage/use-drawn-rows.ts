'use client'

import { startTransition, useEffect, useState } from 'react'
import { useIsOpenedLater } from '../use-is-mounted.ts'

/** How long a frame may be with the rows that come in it, milliseconds: so short that what the reader does is not held up. */
const FRAME_MS = 16
/** How many rows come first, and the bounds of how many come in a frame after that. */
const FIRST = 4
const FEWEST = 2
const MOST = 128

/**
 * How many rows of a long list are drawn, from the top. In a page as the server wrote it none is, so that what the page is for
 * stands and works before; then some more with each frame, as many as the one before shows that there is time for. A list that is
 * opened later is drawn whole.
 */
export function useDrawnRows(all: number): number {
  const isOpenedLater = useIsOpenedLater()
  const [{ drawn, came }, draw] = useState({ drawn: isOpenedLater ? Infinity : 0, came: 0 })
  useEffect(() => {
    if (drawn === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      const from = performance.now()
      timer = setTimeout(() => {
        const coming = rowsAfter(came, performance.now() - from)
        const next = drawn + coming
        startTransition(() => draw({ drawn: next < all ? next : Infinity, came: coming }))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, came, all])
  return drawn
}

/** How many rows may come after those that came in a frame which took so many milliseconds: at most twice as many. */
function rowsAfter(came: number, ms: number): number {
  if (came === 0) return FIRST
  return Math.min(MOST, Math.max(FEWEST, Math.round(came * Math.min(2, FRAME_MS / ms))))
}
