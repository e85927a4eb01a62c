'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { searchOf, type Search } from '../search.ts'
import type { Readable } from './store.ts'

/** How long to wait before the address follows: browsers limit how often it may change. */
const ADDRESS_MS = 200
/** The longest that the address stays behind while moments follow each other faster than that. */
const BEHIND_MS = 1_000

/** What keeps the address bar at the picture on screen. */
interface Keeper {
  /** The picture has changed; `search` says what opens it, once that is to be written. */
  readonly follow: (search: () => string) => void
  /** Begins to look after links and the way back; answers how to end, and let the address be as it is. */
  readonly start: () => () => void
}

/**
 * Keeps the address bar at the picture on screen, without steps in the history. A bare address stays bare at `first`. A link
 * that is followed leaves the picture behind it at once, for whoever comes back; who has gone back already finds the picture
 * that was there. A step costs it next to nothing: the address is made when it is written.
 */
function makeKeeper(first: string): Keeper {
  let wanted: (() => string) | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  /** When the picture changed last, and since when the address has been behind. */
  let changed = 0
  let behind = 0
  const letBe = () => {
    wanted = null
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const write = () => {
    const search = wanted?.()
    letBe()
    if (search === undefined || search === location.search || (search === first && location.search === '')) return
    history.replaceState(null, '', search === '' ? location.pathname : search)
  }
  const wait = () => {
    const left = Math.min(changed + ADDRESS_MS, behind + BEHIND_MS) - performance.now()
    if (left > 0) timer = setTimeout(wait, left)
    else write()
  }
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]') !== null) write()
  }
  return {
    follow(search) {
      wanted = search
      changed = performance.now()
      if (timer !== null) return
      behind = changed
      wait()
    },
    start() {
      addEventListener('click', leave, true)
      addEventListener('popstate', letBe, true)
      return () => {
        letBe()
        removeEventListener('click', leave, true)
        removeEventListener('popstate', letBe, true)
      }
    },
  }
}

/** {@link makeKeeper} for a page that is drawn anew with every picture. */
export function useAddressBar(search: string): void {
  const [keeper] = useState(() => makeKeeper(search))
  useEffect(() => keeper.start(), [keeper])
  useEffect(() => keeper.follow(() => search), [keeper, search])
}

interface AddressBarProps {
  /** The number of the moment on screen. */
  readonly at: Readable<number>
  /** The search string that opens a moment. */
  readonly hrefOf: (ply: number) => string
}

/** {@link makeKeeper} for a page that is not drawn anew at every moment. It shows nothing. */
export function AddressBar({ at, hrefOf }: AddressBarProps) {
  const [keeper] = useState(() => makeKeeper(hrefOf(at.get())))
  useEffect(() => keeper.start(), [keeper])
  useEffect(() => {
    const follow = () => keeper.follow(() => hrefOf(at.get()))
    follow()
    return at.subscribe(follow)
  }, [keeper, at, hrefOf])
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
