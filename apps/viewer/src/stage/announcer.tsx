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
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSpoken(inWords(at.get())), SETTLE_MS)
    }
    settle()
    const leave = at.subscribe(settle)
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [at, inWords])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  )
}
