'use client'

import { useRouter } from 'next/navigation'
import { viewerName, type Viewer } from '@paipu/views'

/** The way to another deal, in the view that is on screen and telling no more; `false` where there is no such deal. */
export function useDealLink(viewer: Viewer, spoilerFree: boolean): (deal: string | null) => boolean {
  const router = useRouter()
  return (deal) => {
    if (deal !== null) router.push(`/deals/${deal}?view=${viewerName(viewer)}${spoilerFree ? '&spoilers=hidden' : ''}`)
    return deal !== null
  }
}
