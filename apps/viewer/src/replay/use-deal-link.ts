'use client'

import { useRouter } from 'next/navigation'

/**
 * The way to another deal, opened with the search string `onward`; `false` where there is no such deal. Back returns to the
 * picture `left`, also when the address bar had not followed yet.
 */
export function useDealLink(onward: string, left: () => string): (deal: string | null) => boolean {
  const router = useRouter()
  return (deal) => {
    if (deal === null) return false
    history.replaceState(null, '', left())
    router.push(`/deals/${deal}${onward}`)
    return true
  }
}
