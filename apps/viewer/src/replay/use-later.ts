'use client'

import { startTransition, useEffect, useState } from 'react'
import { whenFree } from '../when-free.ts'

/** What is loaded once the table stands. */
export type Later = typeof import('./later.ts')

let loaded: Later | null = null

/** Loads it, once for all deals. */
export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later.ts')
  return loaded
}

/** After how long it is tried again where it could not be loaded, milliseconds. */
const AGAIN_MS = 4_000

/** What is loaded once the table stands; `null` until then. */
export function useLater(): Later | null {
  const [later, setLater] = useState(loaded)
  useEffect(() => {
    if (later !== null) return
    let stop = () => {}
    // Drawn in a task of its own, not in that in which the scripts come.
    const show = (found: Later) => startTransition(() => setLater(found))
    const load = () => void loadLater().then(show, tryAgain)
    const tryAgain = () => {
      const timer = setTimeout(load, AGAIN_MS)
      stop = () => clearTimeout(timer)
    }
    stop = whenFree(load)
    return () => stop()
  }, [later])
  return later
}
