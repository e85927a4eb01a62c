'use client'

import { useEffect, useState } from 'react'
import { modeOf, nextFrame, placeName, shownFrame, type LiveAction, type LiveState } from './state.ts'

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

/** Plays on by itself while the watcher catches up; answers the speed and how to choose another. */
export function useCatchUp(
  state: LiveState,
  dispatch: (action: LiveAction) => void,
): readonly [CatchUpSpeed, (speed: CatchUpSpeed) => void] {
  const [speed, setSpeed] = useState<CatchUpSpeed>(2)
  const catchingUp = modeOf(state) === 'catching-up'
  const wait = catchUpMs(state, speed)
  const place = placeName(state)
  useEffect(() => {
    if (!catchingUp) return
    const timer = setTimeout(() => dispatch({ type: 'advance', from: place }), wait)
    return () => clearTimeout(timer)
  }, [catchingUp, wait, place, dispatch])
  return [speed, setSpeed]
}
