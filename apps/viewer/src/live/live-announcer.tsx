'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Frame, Language } from '@paipu/views'
import { useLanguage, useWords } from '../words/context.tsx'
import { spokenMoments } from './spoken.ts'

/** How long a moment must stand before it is spoken, and how long one waits at most at a table that never stands still. */
const SETTLE_MS = 250
const MOST_MS = 1_500

interface Props {
  readonly deal: string | null
  readonly frames: readonly Frame[]
  /** The moment on screen; -1 while there is none. */
  readonly ply: number
  /** Whether the deal moves by itself; else someone goes through it. */
  readonly moving: boolean
}

/** Speaks a live table to screen readers: each moment at which it stands, and every call and payment. */
export function LiveAnnouncer({ deal, frames, ply, moving }: Props) {
  const words = useWords()
  const language = useLanguage()
  const [text, setText] = useState('')
  const said = useRef<{ readonly deal: string | null; readonly ply: number } | null>(null)
  const waitingSince = useRef<number | null>(null)
  const speak = useEffectEvent((deal: string | null, ply: number, language: Language) => {
    waitingSince.current = null
    if (ply < 0) return
    const after = moving && said.current?.deal === deal ? said.current.ply : null
    said.current = { deal, ply }
    setText(`${words.replay.moment(ply, frames.length - 1)}: ${spokenMoments(frames, after, ply, language)}`)
  })
  useEffect(() => {
    const now = performance.now()
    waitingSince.current ??= now
    const timer = setTimeout(
      () => speak(deal, ply, language),
      Math.min(SETTLE_MS, Math.max(0, waitingSince.current + MOST_MS - now)),
    )
    return () => clearTimeout(timer)
  }, [deal, ply, language])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
