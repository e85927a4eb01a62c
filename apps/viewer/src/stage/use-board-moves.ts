'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** How far a wheel turns for one moment, and how far a finger goes for a swipe, CSS pixels. */
const NOTCH = 50
const SWIPE = 40
/** What a wheel's step in lines is in pixels. */
const LINE = 16

/** Steps by wheel and by swipe over an element. A wheel with a modifier is the browser's own, and so is an upright swipe. */
export function useBoardMoves(step: (by: number) => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const move = useEffectEvent(step)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let turned = 0
    let from: { readonly x: number; readonly y: number } | null = null
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE)
      const notches = Math.trunc(turned / NOTCH)
      turned -= notches * NOTCH
      if (notches !== 0) move(Math.sign(notches))
    }
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
    }
    const up = (event: PointerEvent) => {
      if (from === null) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      from = null
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
    }
  }, [])
  return place
}
