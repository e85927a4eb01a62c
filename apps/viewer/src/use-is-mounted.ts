'use client'

import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}

/** Whether the page runs in a browser yet: false for the server's rendering and the first one that must equal it. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
}
