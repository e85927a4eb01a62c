'use client'

import { useEffect, useState } from 'react'

/** How long something is said, milliseconds. */
const SAID_MS = 4_000

/** What the page has to say for a moment, and how to say it; the same said again is said anew. */
export function useSaid(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState({ text: '', times: 0 })
  useEffect(() => {
    if (said.text === '') return
    const timer = setTimeout(() => setSaid(({ times }) => ({ text: '', times })), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return [said.text, (text) => setSaid(({ times }) => ({ text, times: times + 1 }))]
}
