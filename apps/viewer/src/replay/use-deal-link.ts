'use client'

import { useRouter } from 'next/navigation'
import { viewerName, type Viewer } from '@paipu/views'

/** The way to another deal, in the view that is on screen; `false` where there is no such deal. */
export function useDealLink(viewer: Viewer): (deal: string | null) => boolean {
  const router = useRouter()
  return (deal) => {
    if (deal !== null) router.push(`/deals/${deal}?view=${viewerName(viewer)}`)
    return deal !== null
  }
}
