'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { LOBBY, OLDER_DEALS, type LobbyData } from '../api/queries.ts'
import { request } from '../api/request.ts'
import { extended, refreshed } from './deals.ts'
import { PAGE_SIZE } from './page-size.ts'

const EVERY_MS = 4_000

/** The lobby, kept up to date. */
export interface LobbyState {
  readonly data: LobbyData
  /** The server's clock less this one's, milliseconds. */
  readonly skew: number
  /** The server did not answer last time. */
  readonly stale: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly showOlder: () => void
  readonly retry: () => void
}

/** Asks for the lobby every few seconds while the page is in sight. A filter is a page of its own: key by it. */
export function useLobby(initial: LobbyData, ruleSet: string | null): LobbyState {
  const [data, setData] = useState(initial)
  const [skew, setSkew] = useState(0)
  const [stale, setStale] = useState(false)
  const [older, setOlder] = useState<LobbyState['older']>('idle')
  const retry = async () => {
    try {
      const fresh = await request(LOBBY, { ruleSet, first: PAGE_SIZE })
      setData((before) => ({ ...fresh, deals: refreshed(before.deals, fresh.deals) }))
      setSkew(Date.parse(fresh.serverTime) - Date.now())
      setStale(false)
    } catch {
      setStale(true)
    }
  }
  useEvery(EVERY_MS, retry)
  const showOlder = async () => {
    const after = data.deals.next
    if (after === null || older === 'loading') return
    setOlder('loading')
    try {
      const page = await request(OLDER_DEALS, { ruleSet, first: PAGE_SIZE, after })
      setData((before) => ({ ...before, deals: extended(before.deals, page.deals) }))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }
  return { data, skew, stale, older, showOlder: () => void showOlder(), retry: () => void retry() }
}

/** Does something at once and then again and again, each time after the last one is done, while the page is in sight. */
function useEvery(milliseconds: number, task: () => Promise<void>): void {
  const current = useEffectEvent(task)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let over = false
    const run = async () => {
      if (!document.hidden) await current()
      if (!over) timer = setTimeout(() => void run(), milliseconds)
    }
    void run()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [milliseconds])
}
