'use client'

import { useSyncExternalStore } from 'react'

/** A value that changes outside of the components that show it. */
export interface Readable<Value> {
  readonly get: () => Value
  /** Tells of every change; answers how to be told no more. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface Store<Value> extends Readable<Value> {
  /** Puts another value in the place of the one before; nobody is told where it is the same. */
  readonly change: (next: (before: Value) => Value) => void
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (next) => {
      const before = value
      value = next(before)
      if (!Object.is(value, before)) for (const listener of listeners) listener()
    },
  }
}

/**
 * What a component shows of a value: it is drawn anew only where that has changed. `read` answers something that is equal to
 * itself: a number, a text, yes or no, or a part of the value as it is.
 */
export function useRead<Value, Part>({ get, subscribe }: Readable<Value>, read: (value: Value) => Part): Part {
  const part = () => read(get())
  return useSyncExternalStore(subscribe, part, part)
}
