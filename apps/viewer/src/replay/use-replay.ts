'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { ALL_HANDS, framesOf, plyOfSource, SPECTATOR, type Frame, type TimedEvent, type Viewer } from '@paipu/views'
import type { Seat } from '@paipu/engine'
import { toggled, type Overlay } from '../analysis/overlays.ts'
import { presetOf } from '../stage/viewers.ts'
import { nearestPly, openedPly, writeAddress, type Address } from './address.ts'

/** Where the reviewer is, and the ways on. */
export interface Replay {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly last: number
  readonly viewer: Viewer
  /** The seat chosen for the bottom, or `null`. */
  readonly bottom: Seat | null
  readonly seek: (ply: number) => void
  readonly step: (by: number) => void
  readonly view: (viewer: Viewer) => void
  /** Shows all hands, and then again what was shown before. */
  readonly toggleAllHands: () => void
  readonly turn: (bottom: Seat) => void
  readonly overlays: readonly Overlay[]
  readonly toggleOverlay: (overlay: Overlay) => void
  readonly hrefOf: (ply: number) => string
}

/**
 * Folds a deal once for each view that is looked at, and keeps the place, also in the address bar. Viewers have different
 * moments, so the place is kept as the underlying event: a change of view, there and back, returns to the same moment.
 */
export function useReplay(events: readonly TimedEvent[], address: Address): Replay {
  const [viewer, view] = useState(address.viewer)
  const [before, setBefore] = useState(SPECTATOR)
  const toggleAllHands = () => {
    if (presetOf(viewer) !== 'all-hands') setBefore(viewer)
    view(presetOf(viewer) === 'all-hands' ? before : ALL_HANDS)
  }
  const [bottom, turn] = useState(address.bottom)
  const frames = useMemo(() => framesOf(events, viewer), [events, viewer])
  const [source, setSource] = useState(() => sourceAt(frames, openedPly(address, frames)))
  const ply = plyOfSource(frames, source)
  const seek = useCallback((to: number) => setSource(sourceAt(frames, to)), [frames])
  const step = useCallback(
    (by: number) => setSource((from) => sourceAt(frames, plyOfSource(frames, from) + by)),
    [frames],
  )
  const [overlays, setOverlays] = useState(address.overlays)
  const toggleOverlay = (overlay: Overlay) => setOverlays(toggled(overlays, overlay))
  const { whatIf, nameless } = address
  const hrefOf = useCallback(
    (to: number) => writeAddress(to, { viewer, bottom, overlays, nameless, whatIf }),
    [viewer, bottom, overlays, nameless, whatIf],
  )
  useAddressBar(hrefOf(ply))
  return {
    frames,
    ply,
    last: frames.length - 1,
    viewer,
    bottom,
    seek,
    step,
    view,
    toggleAllHands,
    turn,
    overlays,
    toggleOverlay,
    hrefOf,
  }
}

function sourceAt(frames: readonly Frame[], ply: number): number {
  return frames[nearestPly(ply, frames.length)]!.source
}

/** How long to wait before the address follows: browsers limit how often it may change. */
const ADDRESS_MS = 200

/** Keeps the address bar at the picture on screen, without steps in the history. A bare address stays bare at first. */
function useAddressBar(search: string): void {
  const [first] = useState(search)
  useEffect(() => {
    if (search === first && location.search === '') return
    const timer = setTimeout(() => {
      if (location.search !== search) history.replaceState(null, '', search)
    }, ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [search, first])
}
