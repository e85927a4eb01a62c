'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { focusOf, keyAction, type KeyAction } from './keys.ts'

/**
 * Does what the keys of the page ask for. An action that is not handled (`false`) is left to the browser. It listens from
 * the moment the page shows (a layout effect): a key pressed as soon as a page is seen must not be lost.
 */
export function useKeys(act: (action: KeyAction) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
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
    if (action !== null && act(action)) event.preventDefault()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
