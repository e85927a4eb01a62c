'use client'

import { useEffect, useRef, useState } from 'react'
import { live, modeOf, nextFrame, placeName, shownFrame, type LiveAction, type LiveState } from './state.ts'

/** How many times faster than the table a watcher catches up. */
export const CATCH_UP_SPEEDS = [2, 4, 8] as const
/** How many times as fast as the table. */
export type CatchUpSpeed = (typeof CATCH_UP_SPEEDS)[number]

/** Nobody waits longer for a moment, whatever the players did, milliseconds. */
const MOST_MS = 2_000

/** How long the moment on screen stands while catching up, milliseconds: the time it stood at the table, made shorter. */
export function catchUpMs(state: LiveState, speed: CatchUpSpeed): number {
  const [shown, next] = [shownFrame(state), nextFrame(state)]
  if (shown === null || next === null) return 0
  return Math.min(Math.max(0, Date.parse(next.time) - Date.parse(shown.time)) / speed, MOST_MS)
}

/**
 * How often a watcher who catches up is to go on when the moment on screen has stood for so long, milliseconds, and how much of that
 * is left over. More than once where drawing takes longer than moments stand: who saw each of them would never be at the edge.
 */
export function goesOn(
  state: LiveState,
  speed: CatchUpSpeed,
  ms: number,
): { readonly times: number; readonly left: number } {
  let times = 0
  let left = ms
  for (let at = state; modeOf(at) === 'catching-up'; times++) {
    const stands = catchUpMs(at, speed)
    if (stands > left) break
    left -= stands
    at = live(at, { type: 'advance', from: placeName(at), times: 1 })
  }
  return { times, left }
}

/** Plays on by itself while the watcher catches up; answers the speed and how to choose another. */
export function useCatchUp(
  state: LiveState,
  dispatch: (action: LiveAction) => void,
): readonly [CatchUpSpeed, (speed: CatchUpSpeed) => void] {
  const [speed, setSpeed] = useState<CatchUpSpeed>(2)
  /** When the moment on screen was to be there, by the browser's steady clock; it may have been drawn later. */
  const since = useRef<number | null>(null)
  useEffect(() => {
    if (modeOf(state) !== 'catching-up') {
      since.current = null
      return
    }
    const began = (since.current ??= performance.now())
    const stands = catchUpMs(state, speed)
    const timer = setTimeout(
      () => {
        // A timer may be a fraction of a millisecond early.
        const stood = Math.max(stands, performance.now() - began)
        const { times, left } = goesOn(state, speed, stood)
        since.current = began + stood - left
        dispatch({ type: 'advance', from: placeName(state), times })
      },
      Math.max(0, began + stands - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [state, speed, dispatch])
  return [speed, setSpeed]
}
