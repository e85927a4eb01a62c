'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { strideOf } from './keys.ts'

/** How long a button is held before it repeats, and how often then, milliseconds. */
const DELAY_MS = 400
const EVERY_MS = 70

/** What makes a button repeat, faster and faster, while it is held; a press alone, by whatever means, does it once. */
export interface Hold {
  readonly onPointerDown: () => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onClick: () => void
}

/** The handlers of a button whose step goes on while it is held; `stride` is how far it goes. */
export function useHold(step: (stride: number) => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeats = useRef(0)
  const latest = useRef(step)
  useLayoutEffect(() => {
    latest.current = step
  })
  const repeat = () => {
    latest.current(strideOf(repeats.current++))
    timer.current = setTimeout(repeat, EVERY_MS)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: () => {
      stop()
      repeats.current = 0
      timer.current = setTimeout(repeat, DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop()
      if (repeats.current === 0) step(1)
      repeats.current = 0
    },
  }
}
