'use client'

import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Lets the service worker in public/sw.js look after this site's pages, once the page has loaded. */
export function OfflineWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    return whenIdle(() => {
      // Without it everything works but opening deals without a network: a browser may refuse it for reasons of its own.
      navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined)
    })
  }, [])
  return null
}
