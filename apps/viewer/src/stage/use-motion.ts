'use client'

import { useEffect } from 'react'
import { useRemembered } from './use-remembered.ts'

/** Whether things move on the page, and the switch, which this browser remembers; a system that asks for less motion has none. */
export function useMotion(): readonly [boolean, () => void] {
  const [choice, choose] = useRemembered('paipu-motion', ['on', 'off'])
  useEffect(() => {
    // Written only where something is off: it is looked for on the root, and the whole page would be styled anew.
    if (choice === 'off') document.documentElement.dataset.motion = choice
    else delete document.documentElement.dataset.motion
  }, [choice])
  return [choice === 'on', () => choose(choice === 'on' ? 'off' : 'on')]
}

/** Whether things may move right now, as the page's style sheet has it. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
