'use client'

import { Problem, WayOn } from '../chrome/problem.tsx'
import { useWords } from '../words/context.tsx'

/** A fault in a page. */
export default function Fault() {
  const { problem, unreachable } = useWords()
  return (
    <Problem title={problem.fault} help={problem.faultHelp}>
      <button type="button" className="action" onClick={() => location.reload()}>
        {unreachable.retry}
      </button>
      <WayOn href="/">{problem.lobby}</WayOn>
    </Problem>
  )
}
