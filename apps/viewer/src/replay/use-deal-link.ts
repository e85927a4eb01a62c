'use client'

import { useRouter } from 'next/navigation'

/** The way to another deal, opened with this search string; `false` where there is no such deal. */
export function useDealLink(search: string): (deal: string | null) => boolean {
  const router = useRouter()
  return (deal) => {
    if (deal !== null) router.push(`/deals/${deal}${search}`)
    return deal !== null
  }
}
