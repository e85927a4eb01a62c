'use client'

import { useState } from 'react'
import { Step } from './steps.tsx'
import { useWords } from '../words/context.tsx'

interface Props {
  readonly notes: readonly string[]
  /** Whether they have been overtaken by what the reader did since: they lie over the table. */
  readonly over?: boolean
}

/** Notes that stand until they are closed, or overtaken. */
export function Notes({ notes, over = false }: Props) {
  const words = useWords()
  const [closed, setClosed] = useState(false)
  if (over && !closed) setClosed(true)
  if (closed || notes.length === 0) return null
  return (
    <div className="notice" role="status">
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Step icon="close" label={words.replay.dismiss} onClick={() => setClosed(true)} />
    </div>
  )
}
