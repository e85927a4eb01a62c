'use client'

import { clock } from '../format.ts'
import { Square } from '../stage/square.tsx'
import { useWords } from '../words/context.tsx'
import type { LiveState } from './state.ts'

interface Props {
  readonly state: LiveState
  readonly delaySeconds: number
  readonly now: number
}

/** In the place of the board while nothing of the table is visible yet. */
export function Countdown({ state, delaySeconds, now }: Props) {
  const words = useWords()
  const left = state.visibleFrom === null ? 0 : (Date.parse(state.visibleFrom) - now) / 1000
  return (
    <Square>
      <div className="countdown">
        {left > 0 ? (
          <>
            <p className="text-muted">{words.table.opensIn}</p>
            <p className="countdown-clock" role="timer">
              {clock(left)}
            </p>
            <p className="text-muted">{words.table.opensHelp(clock(delaySeconds))}</p>
          </>
        ) : (
          <p className="text-muted">{words.table.waitingForDeal}</p>
        )}
      </div>
    </Square>
  )
}
