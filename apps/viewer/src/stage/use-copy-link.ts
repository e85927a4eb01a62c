'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long it is said that the link has been copied, milliseconds. */
const SAID_MS = 2_500

/** What became of copying the link to the moment on screen. */
export type Copied = 'no' | 'copied' | 'refused'

/** Copies the address of the picture on screen, whether or not the address bar has followed yet. */
export function useCopyLink(search: () => string): readonly [Copied, () => void] {
  const [copied, setCopied] = useState<Copied>('no')
  useEffect(() => {
    if (copied === 'no') return
    const timer = setTimeout(() => setCopied('no'), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  })
  const copy = useCallback(() => {
    const copyNow = async () => {
      try {
        await navigator.clipboard.writeText(new URL(latest.current(), location.href).href)
        setCopied('copied')
      } catch {
        // No clipboard without a secure connection or the reader's consent: the address bar has the same link.
        history.replaceState(null, '', latest.current())
        setCopied('refused')
      }
    }
    void copyNow()
  }, [])
  return [copied, copy]
}
