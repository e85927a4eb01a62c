'use client'

import type { Frame } from '@paipu/views'
import type { Messages } from '../words/catalogue.ts'
import { useWords } from '../words/context.tsx'
import { Phrases } from './phrases.tsx'

interface Props {
  readonly frame: Frame | null
  /** The deal's last moment; `null` where its number is not told. */
  readonly last: number | null
}

/** The moment on screen: its number and what happened. It has room for two lines, whatever it says. */
export function MomentWords({ frame, last }: Props) {
  const words = useWords()
  return (
    <p className="moment">
      {frame !== null && (
        <>
          <span
            className="moment-number"
            data-short={last === null ? frame.ply : `${frame.ply}/${last}`}
            title={words.replay.counted}
          >
            <span className="max-sm:sr-only">{momentName(frame.ply, last, words)}</span>
          </span>
          <span className="moment-words">
            <Phrases frame={frame} size={22} />
          </span>
        </>
      )}
    </p>
  )
}

/** A moment by its number, and how many there are where that is told. */
export function momentName(ply: number, last: number | null, words: Messages): string {
  return last === null ? words.spoilers.moment(ply) : words.replay.moment(ply, last)
}
