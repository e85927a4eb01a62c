'use client'

import { useEffect, useState } from 'react'

/** What is loaded once the table stands. */
export type Later = typeof import('./later.ts')

let loaded: Later | null = null

/** Loads it, once for all deals. */
export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later.ts')
  return loaded
}

/** How long the browser may put it off, milliseconds. */
const PUT_OFF_MS = 1_000

/** After how long it is tried again where it could not be loaded, milliseconds. */
const AGAIN_MS = 4_000

/** What is loaded once the table stands; `null` until then. */
export function useLater(): Later | null {
  const [later, setLater] = useState(loaded)
  useEffect(() => {
    if (later !== null) return
    let stop = () => {}
    const load = () => void loadLater().then(setLater, tryAgain)
    const tryAgain = () => {
      const timer = setTimeout(load, AGAIN_MS)
      stop = () => clearTimeout(timer)
    }
    stop = whenIdle(load)
    return () => stop()
  }, [later])
  return later
}

/** Does something as soon as the browser has nothing better to do; answers how to let it be. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: PUT_OFF_MS })
  return () => cancelIdleCallback(handle)
}
