'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { ALL_HANDS, framesOf, plyOfSource, SPECTATOR, type Frame, type TimedEvent, type Viewer } from '@paipu/views'
import type { Seat } from '@paipu/engine'
import { toggled, type Overlay } from '../analysis/overlays.ts'
import { useHiddenSpoilers } from '../spoilers/use-hidden-spoilers.ts'
import { createStore, useRead, type Readable } from '../stage/store.ts'
import { pushAddress } from '../stage/use-address-bar.ts'
import { presetOf } from '../stage/viewers.ts'
import { nearestPly, openedPly, writeAddress, type Address } from '../stage/address.ts'

/** How far a jump goes, in moments, that Back returns from: further than once round the table. */
const FAR = 8

/** Where the reviewer is, and the ways on. */
export interface Replay {
  /** The moments that are told of: all, or where nothing is told ahead those up to the furthest one reached. */
  readonly frames: readonly Frame[]
  /** Every moment of the deal: to move along, never to show. */
  readonly whole: readonly Frame[]
  /** The number of the moment on screen. It is no part of what is drawn as a whole: a step would draw all of it anew. */
  readonly at: Readable<number>
  /** The place of its event among all the deal's. */
  readonly source: Readable<number>
  /** The last moment that is told of. */
  readonly last: number
  /** The deal's last moment. */
  readonly end: number
  readonly viewer: Viewer
  /** The seat chosen for the bottom, or `null`. */
  readonly bottom: Seat | null
  readonly seek: (ply: number) => void
  readonly step: (by: number) => void
  /** Goes where a line, a row or a point of a graph leads: Back returns from there. */
  readonly jump: (ply: number) => void
  /** Shows what another address of the same deal asks for. */
  readonly open: (address: Address) => void
  readonly view: (viewer: Viewer) => void
  /** Shows all hands, and then again what was shown before. */
  readonly toggleAllHands: () => void
  readonly turn: (bottom: Seat) => void
  readonly overlays: readonly Overlay[]
  readonly toggleOverlay: (overlay: Overlay) => void
  /** Whether nothing is told of what has not been reached. */
  readonly spoilerFree: boolean
  readonly toggleSpoilers: () => void
  /** The place of the last event that is told of, among all the deal's. */
  readonly reached: number
  /** Whether everything is told of, the deal's end too. */
  readonly told: boolean
  readonly hrefOf: (ply: number) => string
}

/**
 * Folds a deal once for each view that is looked at, and keeps the place. Viewers have different moments, so the place is kept
 * as the underlying event: a change of view, there and back, returns to the same moment.
 * Where nothing is told ahead, no wall is shown either.
 */
export function useReplay(events: readonly TimedEvent[], address: Address): Replay {
  const [chosen, view] = useState(address.viewer)
  const [spoilerFree, hideSpoilers] = useHiddenSpoilers(address.spoilerFree)
  const viewer = spoilerFree && chosen.open ? ALL_HANDS : chosen
  const [before, setBefore] = useState(SPECTATOR)
  const toggleAllHands = () => {
    if (presetOf(viewer) !== 'all-hands') setBefore(viewer)
    view(presetOf(viewer) === 'all-hands' ? before : ALL_HANDS)
  }
  const [bottom, turn] = useState(address.bottom)
  const whole = useMemo(() => framesOf(events, viewer), [events, viewer])
  const [place] = useState(() => createStore(startAt(sourceAt(whole, openedPly(address, whole)))))
  const at = useMemo(() => plyAmong(whole, place), [whole, place])
  const source = useMemo(() => ({ get: () => whole[at.get()]!.source, subscribe: at.subscribe }), [whole, at])
  // Several jumps one after the other are one: Back returns to where they began, and they don't pile up.
  const jumped = useRef(false)
  const seek = useCallback(
    (to: number) => {
      jumped.current = false
      place.change((from) => moved(from, sourceAt(whole, to)))
    },
    [whole, place],
  )
  const step = useCallback(
    (by: number) => {
      jumped.current = false
      place.change((from) => moved(from, sourceAt(whole, at.get() + by)))
    },
    [whole, place, at],
  )
  const reached = useRead(place, (place) => (spoilerFree ? place.reached : events.length - 1))
  const furthest = plyOfSource(whole, reached)
  const told = furthest === whole.length - 1
  const frames = useMemo(() => (told ? whole : whole.slice(0, furthest + 1)), [whole, told, furthest])
  const toggleSpoilers = useCallback(() => {
    if (!spoilerFree) place.change((from) => startAt(from.source))
    hideSpoilers(!spoilerFree)
  }, [spoilerFree, hideSpoilers, place])
  const [overlays, setOverlays] = useState(address.overlays)
  const toggleOverlay = (overlay: Overlay) => setOverlays(toggled(overlays, overlay))
  const { whatIf, nameless } = address
  const hrefOf = useCallback(
    (to: number) => writeAddress(to, { viewer, bottom, overlays, nameless, spoilerFree, whatIf }),
    [viewer, bottom, overlays, nameless, spoilerFree, whatIf],
  )
  const jump = useCallback(
    (to: number) => {
      const from = at.get()
      if (Math.abs(to - from) > FAR && !jumped.current) {
        pushAddress(hrefOf(from), hrefOf(nearestPly(to, whole.length)))
        jumped.current = true
      }
      place.change((from) => moved(from, sourceAt(whole, to)))
    },
    [whole, place, at, hrefOf],
  )
  const open = (asked: Address) => {
    jumped.current = false
    view(asked.viewer)
    turn(asked.bottom)
    setOverlays(asked.overlays)
    const frames = framesOf(events, spoilerFree && asked.viewer.open ? ALL_HANDS : asked.viewer)
    place.change((from) => moved(from, sourceAt(frames, openedPly(asked, frames))))
  }
  return {
    frames,
    whole,
    at,
    source,
    last: frames.length - 1,
    end: whole.length - 1,
    viewer,
    bottom,
    seek,
    step,
    jump,
    open,
    view,
    toggleAllHands,
    turn,
    overlays,
    toggleOverlay,
    spoilerFree,
    toggleSpoilers,
    reached: told ? events.length - 1 : reached,
    told,
    hrefOf,
  }
}

/** Where the reviewer is and how far they have been, as places among all the deal's events. */
interface Place {
  readonly source: number
  readonly reached: number
}

function startAt(source: number): Place {
  return { source, reached: source }
}

function moved(from: Place, source: number): Place {
  return source === from.source ? from : { source, reached: Math.max(from.reached, source) }
}

/** The number of the moment at a place, among a viewer's moments. */
function plyAmong(frames: readonly Frame[], { get, subscribe }: Readable<Place>): Readable<number> {
  let known = { source: -1, ply: 0 }
  return {
    get: () => {
      const { source } = get()
      if (source !== known.source) known = { source, ply: plyOfSource(frames, source) }
      return known.ply
    },
    subscribe,
  }
}

function sourceAt(frames: readonly Frame[], ply: number): number {
  return frames[nearestPly(ply, frames.length)]!.source
}
