'use client'

import { useEffect, useState } from 'react'
import { searchOf } from '../../search.ts'
import { readAddress, type Address } from '../../stage/address.ts'
import type { OpenDeal } from '../../stage/open-deal.ts'
import { ReplayPage } from '../../replay/replay.tsx'
import { ruleSetName } from '../../rule-set-name.ts'
import { useLanguage, useWords } from '../../words/context.tsx'
import { whenIdle } from './when-idle.ts'

interface Props {
  readonly deal: OpenDeal
  /** The address that the server wrote the page for. */
  readonly address: Address
}

/**
 * A replay that can be opened again without a network. A page that was kept opens at whatever moment its address asks for
 * now, while the server wrote it for another one.
 */
export function KeptReplay({ deal, address: written }: Props) {
  // A page that is written again, in the other language, stays where its reader is.
  const [first] = useState(written)
  const [address, setAddress] = useState(first)
  useEffect(() => {
    const asked = readAddress(searchOf(location.search), first.spoilerFree)
    if (JSON.stringify(asked) === JSON.stringify(first)) return
    // Read now, before the address bar follows what is on screen; shown as soon as the page as written stands.
    queueMicrotask(() => setAddress(asked))
  }, [first])
  useKept(deal, written.nameless)
  return <ReplayPage key={address === first ? 'written' : 'asked'} deal={deal} address={address} />
}

/** Asks the service worker to keep the deal on screen. */
function useKept({ row }: OpenDeal, nameless: boolean): void {
  const words = useWords()
  const language = useLanguage()
  const title = words.replay.title(ruleSetName(row.ruleSet, language), row.dealNumber)
  const { id } = row
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const search = nameless ? '?names=hidden' : ''
    let shown = true
    const keep = async () => {
      const { active } = await navigator.serviceWorker.ready
      if (shown) active?.postMessage({ keep: `/deals/${id}`, search, title, fonts: loadedFonts() }, [])
    }
    const stop = whenIdle(() => void keep())
    return () => {
      shown = false
      stop()
    }
  }, [id, nameless, title])
}

/** The addresses of the fonts that the page has needed so far. */
function loadedFonts(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return addresses.filter(({ pathname }) => pathname.endsWith('.woff2')).map(({ pathname }) => pathname)
}
