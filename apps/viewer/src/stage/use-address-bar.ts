'use client'

import { useEffect, useState } from 'react'

/** How long to wait before the address follows: browsers limit how often it may change. */
const ADDRESS_MS = 200

/** Keeps the address bar at the picture on screen, without steps in the history. A bare address stays bare at first. */
export function useAddressBar(search: string): void {
  const [first] = useState(search)
  useEffect(() => {
    if (search === first && location.search === '') return
    const timer = setTimeout(() => {
      if (location.search !== search) history.replaceState(null, '', search === '' ? location.pathname : search)
    }, ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [search, first])
}
