'use client'

import type { Frame } from '@paipu/views'
import { useWords } from '../words/context.tsx'
import { Phrases } from './phrases.tsx'

/** The moment on screen: its number and what happened. It has room for two lines, whatever it says. */
export function MomentWords({ frame, last }: { readonly frame: Frame | null; readonly last: number }) {
  const words = useWords()
  return (
    <p className="moment">
      {frame !== null && (
        <>
          <span className="moment-number">{words.replay.moment(frame.ply, last)}</span>
          <span className="moment-words">
            <Phrases frame={frame} size={22} />
          </span>
        </>
      )}
    </p>
  )
}
