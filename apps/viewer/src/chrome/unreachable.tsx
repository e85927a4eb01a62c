'use client'

import { useCallback, useEffect } from 'react'
import { useWords } from '../words/context.tsx'
import { Problem, WayOn } from './problem.tsx'

/** The server does not answer: says so, and loads the page again as soon as the server does. */
export function Unreachable() {
  const words = useWords()
  const tryAgain = useCallback(async () => {
    const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
  }, [])
  useEffect(() => {
    const timer = setInterval(() => void tryAgain(), 4_000)
    return () => clearInterval(timer)
  }, [tryAgain])
  return (
    <Problem title={words.unreachable.title} help={words.unreachable.help}>
      <button type="button" className="action" onClick={() => void tryAgain()}>
        {words.unreachable.retry}
      </button>
      <WayOn href="/">{words.problem.lobby}</WayOn>
    </Problem>
  )
}
