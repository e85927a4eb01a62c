'use client'

import { useEffect, useEffectEvent } from 'react'
import { focusOf, keyAction, type KeyAction } from './keys.ts'

/** Does what the keys of the page ask for. An action that is not handled (`false`) is left to the browser. */
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
