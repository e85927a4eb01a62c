'use client'

import { useWords } from '../words/context.tsx'
import { useMotion } from './use-motion.ts'

/** Whether tiles slide to their place while a deal moves by itself. */
export function MotionSwitch() {
  const words = useWords()
  const [on, toggle] = useMotion()
  return (
    <button type="button" className="action" aria-pressed={on} title={words.motion.about} onClick={toggle}>
      {words.motion.name}
    </button>
  )
}
