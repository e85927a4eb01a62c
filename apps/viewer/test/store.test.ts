import { describe, expect, test, vi } from 'vitest'
import { createStore } from '../src/stage/store.ts'

describe('a value outside of the components', () => {
  test('a change is told to everyone who listens, and the same value to nobody', () => {
    const store = createStore({ ply: 3 })
    const listeners = [vi.fn<() => void>(), vi.fn<() => void>()]
    const stops = listeners.map(store.subscribe)
    store.change((before) => before)
    for (const listener of listeners) expect(listener).not.toHaveBeenCalled()
    store.change(({ ply }) => ({ ply: ply + 1 }))
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce()
    expect(store.get()).toEqual({ ply: 4 })
    stops[0]!()
    store.change(() => ({ ply: 9 }))
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  })

  test('who listens finds the new value there', () => {
    const store = createStore(1)
    const found: number[] = []
    store.subscribe(() => found.push(store.get()))
    store.change((before) => before + 1)
    store.change((before) => before * 10)
    expect(found).toEqual([2, 20])
  })
})
