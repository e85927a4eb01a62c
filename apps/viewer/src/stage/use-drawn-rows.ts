'use client'

import { startTransition, useEffect, useState } from 'react'
import { useIsOpenedLater } from '../use-is-mounted.ts'

/** How many rows are drawn in a frame where they are laid out: fewer than hold up what the reader does, on a slow processor too. */
const IN_SIGHT_AT_ONCE = 4
/** How many where they are too far down for that (`content-visibility`). */
const FAR_AT_ONCE = 24
/** How far down, in rows, browsers lay out what is not in sight yet. */
const FAR = 64

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
      const next = drawn + (drawn < FAR ? IN_SIGHT_AT_ONCE : FAR_AT_ONCE)
      timer = setTimeout(() => startTransition(() => setDrawn(next < all ? next : Infinity)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, all])
  return drawn
}
