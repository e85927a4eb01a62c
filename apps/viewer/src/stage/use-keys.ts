'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isDialogShown } from './dialogs.ts'
import { takeEarlyKeys } from './early-keys.ts'
import { focusOf, keyAction, strideOf, type KeyAction } from './keys.ts'

/**
 * Does what the keys of the page ask for; `stride` is how far a step goes, more than one while its key is held. An action
 * that is not handled (`false`) is left to the browser. It listens from the moment the page works (a layout effect), and does
 * then what keys have asked for since the page was first seen.
 */
export function useKeys(act: (action: KeyAction, stride: number) => boolean): void {
  const repeats = useRef(0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogShown()) return
    const action = keyAction({
      key: event.key,
      code: event.code,
      shiftKey: event.shiftKey,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      isComposing: event.isComposing,
      focus: focusOf(event.target),
    })
    repeats.current = event.repeat ? repeats.current + 1 : 0
    if (action !== null && act(action, strideOf(repeats.current))) event.preventDefault()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    const early = takeEarlyKeys()
    // Once this is drawn, and one after the other: each acts on what the one before it has changed.
    queueMicrotask(() => early.forEach((event) => flushSync(() => press(event))))
    return () => removeEventListener('keydown', listen)
  }, [])
}
