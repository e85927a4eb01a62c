'use client'

import { useCallback, useState } from 'react'
import { keepChoice } from '../chrome/cookies.ts'
import { SPOILERS_COOKIE, spoilersChoice } from './cookie.ts'

/** Whether only what has been reached is told, and the switch, which this browser remembers. */
export function useHiddenSpoilers(first: boolean): readonly [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(first)
  const change = useCallback((next: boolean) => {
    keepChoice(SPOILERS_COOKIE, spoilersChoice(next))
    setHidden(next)
  }, [])
  return [hidden, change]
}
