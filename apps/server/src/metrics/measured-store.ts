import { isStoreError, type EventStore } from '@paipu/event-store'
import type { Metrics } from './metrics.ts'

/** A store whose appends are counted and timed; else it is the same one. */
export function measuredStore(store: EventStore, metrics: Metrics): EventStore {
  return {
    ...store,
    async append(stream, expected, events, options) {
      const began = performance.now()
      try {
        const result = await store.append(stream, expected, events, options)
        metrics.observe('paipu_append_seconds', (performance.now() - began) / 1000)
        metrics.count('paipu_events_appended_total', '', events.length)
        return result
      } catch (error) {
        metrics.count('paipu_append_failures_total', isStoreError(error) ? error.code : 'unknown')
        throw error
      }
    },
  }
}
