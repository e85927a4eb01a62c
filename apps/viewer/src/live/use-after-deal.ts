'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DEAL_OPEN } from '../api/queries.ts'
import { replayAddress, type LivePicture } from './address.ts'
import { shownDeal, shownFrame, type LiveState } from './state.ts'
import { useRemembered } from '../stage/use-remembered.ts'
import { whenOpen } from './when-open.ts'

/** Where a watcher at the edge goes when a deal has been seen to its end. */
export type AfterDeal = 'next' | 'replay'

/**
 * Goes where the watcher has chosen when they have seen the deal's last moment: to the next deal, which the table does by
 * itself, or to the replay of this one at that moment. A deal that was over when they came leads nowhere.
 */
export function useAfterDeal(
  state: LiveState,
  picture: Pick<LivePicture, 'viewer' | 'bottom' | 'nameless'>,
): readonly [AfterDeal, (choice: AfterDeal) => void] {
  const router = useRouter()
  const [choice, choose] = useRemembered<AfterDeal>('paipu-after-deal', ['next', 'replay'])
  const frame = shownFrame(state)
  const over = state.held === null && frame?.state.phase.name === 'ended' ? shownDeal(state).id : null
  const [overAtFirst] = useState(over)
  const wanted = choice === 'replay' && over !== overAtFirst ? over : null
  const address = wanted === null ? null : replayAddress(wanted, { ...picture, ply: frame!.ply })
  useEffect(() => {
    if (wanted === null || address === null) return
    const leave = new AbortController()
    const go = async () => {
      if ((await whenOpen(DEAL_OPEN, { id: wanted }, leave.signal)) !== null) router.push(address)
    }
    void go()
    return () => leave.abort()
  }, [wanted, address, router])
  return [choice, choose]
}
