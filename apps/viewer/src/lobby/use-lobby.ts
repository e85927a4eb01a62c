'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NEWEST_DEALS, OLDER_DEALS, type LobbyData } from '../api/queries.ts'
import { request } from '../api/request.ts'
import type { DealPage } from '../api/schema.ts'
import { extended, refreshed } from './deals.ts'
import { nameAsked, type Narrowed } from './matching.ts'
import { PAGE_SIZE } from './page-size.ts'
import { useTables } from './use-tables.ts'

const EVERY_MS = 4_000
/** So long nothing more is typed before a name is asked for. */
const TYPED_MS = 250

/** The lobby, kept up to date. */
export interface LobbyState {
  readonly data: LobbyData
  /** The server's clock less this one's, milliseconds. */
  readonly skew: number
  /** The server does not answer, or no longer tells of its tables. */
  readonly stale: boolean
  /** The deals of the name that is looked for are on their way. */
  readonly searching: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly showOlder: () => void
  readonly retry: () => void
}

/** The finished deals that the server gave last, and for which name. */
interface Answered {
  readonly deals: DealPage
  readonly name: string | null
}

/** How it stands with the next older page that was asked for last, and for which name. */
interface Older {
  readonly how: LobbyState['older']
  readonly name: string | null
}

/**
 * Follows all live tables, and asks for finished deals every few seconds while the page is in sight and soon after another name
 * is looked for. A rule set is a page of its own: key by it.
 */
export function useLobby(initial: LobbyData, first: Narrowed, { ruleSet, player }: Narrowed): LobbyState {
  const name = nameAsked(player)
  const latest = useRef(name)
  const [answered, setAnswered] = useState<Answered>({ deals: initial.deals, name: nameAsked(first.player) })
  const [skew, setSkew] = useState(0)
  const [unanswered, setUnanswered] = useState(false)
  const [tables, connection] = useTables(initial.tables)
  const [asked, setAsked] = useState<Older>({ how: 'idle', name })
  // What became of another name's page is nothing to this one.
  const older = asked.name === name ? asked.how : 'idle'
  const retry = async () => {
    try {
      const fresh = await request(NEWEST_DEALS, { ruleSet, name, first: PAGE_SIZE })
      // Another name may have been typed meanwhile: its answer is to come.
      if (latest.current === name) setAnswered((before) => answeredNext(before, fresh.deals, name))
      setSkew(Date.parse(fresh.serverTime) - Date.now())
      setUnanswered(false)
    } catch {
      setUnanswered(true)
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
    const after = answered.deals.next
    if (after === null || older === 'loading' || answered.name !== name) return
    const end = (how: Older['how']) => setAsked((before) => (before.name === name ? { how, name } : before))
    setAsked({ how: 'loading', name })
    try {
      const { deals } = await request(OLDER_DEALS, { ruleSet, name, first: PAGE_SIZE, after })
      if (latest.current === name) setAnswered((before) => withOlder(before, deals, name))
      end('idle')
    } catch {
      end('failed')
    }
  }
  return {
    data: { ...initial, tables, deals: answered.deals },
    skew,
    stale: unanswered || connection === 'waiting',
    searching: answered.name !== name,
    older,
    showOlder: () => void showOlder(),
    retry: () => void retry(),
  }
}

/** A list of another name has nothing to do with the one before. */
function answeredNext(before: Answered, fresh: DealPage, name: string | null): Answered {
  return { deals: before.name === name ? refreshed(before.deals, fresh) : fresh, name }
}

function withOlder(before: Answered, page: DealPage, name: string | null): Answered {
  if (before.name !== name) return before
  return { ...before, deals: extended(before.deals, page) }
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
