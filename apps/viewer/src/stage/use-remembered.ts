'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Told of a choice made in this page; other pages of the browser tell by the storage event. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * A choice among some values that this browser remembers; the first value where none has been made, and while the page is
 * rendered by the server. Where nothing can be stored the choice holds as long as the page.
 */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => values.find((each) => each === read(key)) ?? values[0],
    () => values[0],
  )
  const choose = useCallback(
    (chosen: Value) => {
      write(key, chosen)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [value, choose]
}

const unstored = new Map<string, string>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}
