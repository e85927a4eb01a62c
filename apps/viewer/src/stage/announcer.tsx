'use client'

import { useEffect, useState } from 'react'
import type { Readable } from './store.ts'

/** How long a moment must stand before it is spoken: scrubbing through a deal says only where it ends. */
const SETTLE_MS = 250

interface Props {
  /** The number of the moment on screen. */
  readonly at: Readable<number>
  /** A moment in words; the same function while the words are the same. */
  readonly inWords: (ply: number) => string
}

/**
 * Speaks each moment once to screen readers. The text names the moment's number, so that two alike moments in a row are
 * both heard.
 */
export function Announcer({ at, inWords }: Props) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    let moved = 0
    const wait = () => {
      const left = moved + SETTLE_MS - performance.now()
      timer = left > 0 ? setTimeout(wait, left) : null
      if (left <= 0) setSpoken(inWords(at.get()))
    }
    // A step starts no clock anew: the one that runs is looked at when it rings.
    const settle = () => {
      moved = performance.now()
      if (timer === null) wait()
    }
    settle()
    const leave = at.subscribe(settle)
    return () => {
      leave()
      if (timer !== null) clearTimeout(timer)
    }
  }, [at, inWords])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  )
}
