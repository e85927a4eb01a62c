'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LOBBY, OLDER_DEALS, type LobbyData } from '../api/queries.ts'
import { request } from '../api/request.ts'
import type { DealPage } from '../api/schema.ts'
import { extended, refreshed } from './deals.ts'
import { nameAsked, type Narrowed } from './matching.ts'
import { PAGE_SIZE } from './page-size.ts'

const EVERY_MS = 4_000
/** So long nothing more is typed before a name is asked for. */
const TYPED_MS = 250

/** The lobby, kept up to date. */
export interface LobbyState {
  readonly data: LobbyData
  /** The server's clock less this one's, milliseconds. */
  readonly skew: number
  /** The server did not answer last time. */
  readonly stale: boolean
  /** The deals of the name that is looked for are on their way. */
  readonly searching: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly showOlder: () => void
  readonly retry: () => void
}

/** What the server said last, and for which name. */
interface Answered {
  readonly data: LobbyData
  readonly name: string | null
}

/**
 * Asks for the lobby every few seconds while the page is in sight, and soon after another name is looked for. A rule set is a
 * page of its own: key by it.
 */
export function useLobby(initial: LobbyData, first: Narrowed, { ruleSet, player }: Narrowed): LobbyState {
  const name = nameAsked(player)
  const latest = useRef(name)
  const [answered, setAnswered] = useState<Answered>({ data: initial, name: nameAsked(first.player) })
  const [skew, setSkew] = useState(0)
  const [stale, setStale] = useState(false)
  const [older, setOlder] = useState<LobbyState['older']>('idle')
  const retry = async () => {
    try {
      const fresh = await request(LOBBY, { ruleSet, name, first: PAGE_SIZE })
      // Another name may have been typed meanwhile: its answer is to come.
      if (latest.current === name) setAnswered((before) => answeredNext(before, fresh, name))
      setSkew(Date.parse(fresh.serverTime) - Date.now())
      setStale(false)
    } catch {
      setStale(true)
    }
  }
  useEvery(EVERY_MS, retry)
  const search = useEffectEvent(() => void retry())
  useEffect(() => {
    if (latest.current === name) return
    latest.current = name
    const timer = setTimeout(search, TYPED_MS)
    return () => clearTimeout(timer)
  }, [name])
  const showOlder = async () => {
    const after = answered.data.deals.next
    if (after === null || older === 'loading' || answered.name !== name) return
    setOlder('loading')
    try {
      const { deals } = await request(OLDER_DEALS, { ruleSet, name, first: PAGE_SIZE, after })
      if (latest.current === name) setAnswered((before) => withOlder(before, deals, name))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }
  return {
    data: answered.data,
    skew,
    stale,
    searching: answered.name !== name,
    older,
    showOlder: () => void showOlder(),
    retry: () => void retry(),
  }
}

/** A list of another name has nothing to do with the one before. */
function answeredNext(before: Answered, fresh: LobbyData, name: string | null): Answered {
  const deals = before.name === name ? refreshed(before.data.deals, fresh.deals) : fresh.deals
  return { data: { ...fresh, deals }, name }
}

function withOlder(before: Answered, page: DealPage, name: string | null): Answered {
  if (before.name !== name) return before
  return { ...before, data: { ...before.data, deals: extended(before.data.deals, page) } }
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
