'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Frame } from '@paipu/views'
import { useRead, type Readable } from './store.ts'

/** How fast a deal plays by itself: moments a second by its number, or the time that everyone really took. */
export const SPEEDS = ['0.5', '1', '2', '4', '8', 'real'] as const
export type Speed = (typeof SPEEDS)[number]

/** A moment's time at speed 1, milliseconds. */
const MOMENT_MS = 900
/** Bounds of a real moment: what came at once can still be seen, and nobody waits for who was away. */
const REAL_MS = { least: 150, most: 60_000 } as const

/** How long a moment stands before the next one, milliseconds. */
export function momentMs(speed: Speed, frames: readonly Frame[], ply: number): number {
  return speed === 'real' ? realMs(frames, ply) : MOMENT_MS / Number(speed)
}

/** The time that passed until the next moment. What moments that came at once take longer, the one after them makes up for. */
function realMs(frames: readonly Frame[], ply: number): number {
  let [due, played, stands] = [0, 0, 0]
  for (const [at, { time }] of frames.slice(0, ply + 1).entries()) {
    const next = frames[at + 1]
    due += next === undefined ? 0 : Math.min(Math.max(0, Date.parse(next.time) - Date.parse(time)), REAL_MS.most)
    stands = Math.max(due - played, REAL_MS.least)
    played += stands
  }
  return stands
}

/** The next of the speeds, after the last the first. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
}

interface Playing {
  /** The number of the moment on screen. */
  readonly at: Readable<number>
  /** The last one: there it stops. */
  readonly end: number
  /** How long a moment stands, milliseconds; the same function while that is the same. */
  readonly wait: (ply: number) => number
  readonly seek: (ply: number) => void
}

/** Playing on by itself, a moment at a time, to the last one. */
export function usePlaying({ at, end, wait, seek }: Playing): readonly [boolean, (playing: boolean) => void] {
  const [wanted, setWanted] = useState(false)
  const canStep = useRead(at, (ply) => ply < end)
  const go = useEffectEvent((to: number) => (canStep ? seek(to) : setWanted(false)))
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout>
    const stand = () => {
      clearTimeout(timer)
      const ply = at.get()
      timer = setTimeout(() => go(ply + 1), wait(ply))
    }
    stand()
    const leave = at.subscribe(stand)
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [wanted, wait, at])
  return [wanted && canStep, setWanted]
}
