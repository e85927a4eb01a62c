'use client'

import { useEffect, useState } from 'react'
import { fetchStatus, type Status } from './status.ts'

/** How often the server is asked, milliseconds: as often as it measures. */
const EVERY_MS = 5_000

/** What the server said last, and whether it did so the last time. */
export interface StatusState {
  readonly status: Status | null
  readonly fault: 'refused' | 'unreachable' | null
}

/** Asks the server how it is, again and again while the page is in sight; with the owner's token for everything. */
export function useStatus(token: string | null): StatusState {
  const [state, setState] = useState<StatusState>({ status: null, fault: null })
  useEffect(() => {
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const answer = document.hidden ? null : await fetchStatus(token)
      if (over) return
      if (answer !== null)
        setState((before) =>
          typeof answer === 'string' ? { ...before, fault: answer } : { status: answer, fault: null },
        )
      timer = setTimeout(() => void ask(), EVERY_MS)
    }
    void ask()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [token])
  return state
}
