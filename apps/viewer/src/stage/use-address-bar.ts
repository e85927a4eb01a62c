'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchOf, type Search } from './address.ts'
import { useRead, type Readable } from './store.ts'

/** How long to wait before the address follows: browsers limit how often it may change. */
const ADDRESS_MS = 200
/** The longest that the address stays behind while moments follow each other faster than that. */
const BEHIND_MS = 1_000

/**
 * Keeps the address bar at the picture on screen, without steps in the history. A bare address stays bare at first. A link
 * that is followed leaves the picture behind it at once, for whoever comes back; who has gone back already finds the picture
 * that was there.
 */
export function useAddressBar(search: string): void {
  const [first] = useState(search)
  /** Since when the address has been behind, `null` while it is not. */
  const behind = useRef<number | null>(null)
  useEffect(() => {
    if (search === first && location.search === '') return
    behind.current ??= performance.now()
    const write = () => {
      behind.current = null
      if (location.search !== search) history.replaceState(null, '', search === '' ? location.pathname : search)
    }
    const timer = setTimeout(write, Math.min(ADDRESS_MS, behind.current + BEHIND_MS - performance.now()))
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]') !== null) write()
    }
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('click', leave, true)
      removeEventListener('popstate', stop, true)
    }
    addEventListener('click', leave, true)
    addEventListener('popstate', stop, true)
    return stop
  }, [search, first])
}

interface AddressBarProps {
  /** The number of the moment on screen. */
  readonly at: Readable<number>
  /** The search string that opens a moment. */
  readonly hrefOf: (ply: number) => string
}

/** {@link useAddressBar} for a page that is not drawn anew at every moment. It shows nothing. */
export function AddressBar({ at, hrefOf }: AddressBarProps) {
  useAddressBar(useRead(at, hrefOf))
  return null
}

/** Goes on in a new step of the history: Back returns to the picture `from`. */
export function pushAddress(from: string, to: string): void {
  history.replaceState(null, '', from)
  history.pushState(null, '', to)
}

/** Tells when the reader has gone back or forward to another picture of this page, and what its address asks for. */
export function useGoneBack(gone: (search: Search) => void): void {
  const tell = useEffectEvent(gone)
  useEffect(() => {
    const { pathname } = location
    const listen = () => {
      if (location.pathname === pathname) tell(searchOf(location.search))
    }
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
}
