'use client'

import { useEffect, useState } from 'react'

/** How long a moment must stand before it is spoken: scrubbing through a deal says only where it ends. */
const SETTLE_MS = 250

/**
 * Speaks each moment once to screen readers. The text names the moment's number, so that two alike moments in a row are
 * both heard.
 */
export function Announcer({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  )
}
