'use client'

import { useEffect, useState } from 'react'
import type { WhatIf } from '@paipu/analysis'
import type { DealEvent } from '@paipu/contracts'
import type { TimedEvent } from '@paipu/views'
import { askWorker } from '../analysis/ask-worker.ts'
import { timedBranch } from './branch.ts'

/** A branch's events; `waiting` until they have been played, `none` where there is no such branch. */
export type Branch = readonly TimedEvent[] | 'waiting' | 'none'

/** Plays a deal on from another choice, in a worker. */
export function useBranch(deal: readonly TimedEvent[], whatIf: WhatIf | null): Branch {
  const [played, setPlayed] = useState<{ readonly whatIf: WhatIf; readonly branch: Branch } | null>(null)
  useEffect(() => {
    if (whatIf === null) return
    const answered = (branch: readonly DealEvent[] | null) => {
      asked.stop()
      setPlayed({ whatIf, branch: branch === null ? 'none' : timedBranch(deal, branch, whatIf) })
    }
    const events = deal.map(({ event }) => event)
    const asked = askWorker({ kind: 'what-if', events, whatIf }, answered, () => answered(null))
    return asked.stop
  }, [deal, whatIf])
  if (whatIf === null) return 'none'
  return played?.whatIf === whatIf ? played.branch : 'waiting'
}
