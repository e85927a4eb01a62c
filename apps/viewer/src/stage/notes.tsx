'use client'

import { useState } from 'react'
import { Step } from './steps.tsx'
import { useWords } from '../words/context.tsx'

/** Notes that stand until they are closed. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  const words = useWords()
  const [closed, setClosed] = useState(false)
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
