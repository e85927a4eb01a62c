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
    // A token that is refused is not sent again.
    let given = token
    const ask = async () => {
      const answer = document.hidden ? null : await fetchStatus(given)
      if (over) return
      if (answer === 'refused') given = null
      const fault = given === token ? null : 'refused'
      if (typeof answer === 'string') setState((before) => ({ ...before, fault: answer }))
      else if (answer !== null) setState({ status: answer, fault })
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
