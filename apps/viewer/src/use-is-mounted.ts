'use client'

import { useState, useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => {}

/** Whether the page runs in a browser yet: false for the server's rendering and the first one that must equal it. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
}

/**
 * Whether a component came to a page that ran already, not with the page as the server wrote it. Unlike {@link useIsMounted} it
 * stays as it is, so that nothing is drawn a second time for it.
 */
export function useIsOpenedLater(): boolean {
  const [coming] = useState(lookAtComing)
  return useSyncExternalStore(NEVER_CHANGES, coming.later, coming.withPage)
}

/** How one component came: whoever was asked first, of the server's page or of one that runs, is who is believed. */
function lookAtComing() {
  let isWritten = false
  return {
    later: () => !isWritten,
    withPage: () => {
      isWritten = true
      return false
    },
  }
}
