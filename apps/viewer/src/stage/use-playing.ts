'use client'

import { useEffect, useEffectEvent, useState } from 'react'

const MOMENT_MS = 900

/** Playing on by itself, a moment at a time; it stops where `canStep` says no. */
export function usePlaying(canStep: boolean, step: () => void): readonly [boolean, (playing: boolean) => void] {
  const [wanted, setWanted] = useState(false)
  const tick = useEffectEvent(() => (canStep ? step() : setWanted(false)))
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => tick(), MOMENT_MS)
    return () => clearInterval(timer)
  }, [wanted])
  return [wanted && canStep, setWanted]
}
