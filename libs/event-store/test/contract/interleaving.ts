import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type EventStore, type RecordedEvent, type Subscription } from '../../src/index.ts'
import { collect, freshPrefix, idsOf, type OpenStore, shared, someEvents } from './harness.ts'
import { type Observer, observe } from './observer.ts'

/** One step of a story; `pause` turns of the event loop go by before the next. */
type Step =
  | { readonly kind: 'append'; readonly stream: number; readonly count: number; readonly pause: number }
  /** Follows one stream, or all of them; `drag` turns of the event loop go by in its handler. */
  | { readonly kind: 'follow'; readonly stream: number | 'all'; readonly drag: number; readonly pause: number }

const pause = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }))
const stream = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      stream,
      count: fc.integer({ min: 1, max: 5 }),
      pause,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('follow' as const),
      stream: fc.oneof(stream, fc.constant('all' as const)),
      drag: fc.integer({ min: 0, max: 2 }),
      pause,
    }),
  },
)

interface Followed {
  readonly seen: Observer
  readonly subscription: Subscription
  readonly expected: (all: readonly RecordedEvent[]) => readonly RecordedEvent[]
}

export function interleaving(open: OpenStore): void {
  const store = shared(open)

  describe('appending and following at the same time', () => {
    test.prop([fc.array(step, { minLength: 1, maxLength: 60 })], { numRuns: 60 })(
      'whoever follows sees exactly what is stored, in order, whenever it began',
      async (steps) => {
        const prefix = freshPrefix()
        const appends: Promise<unknown>[] = []
        const followed: Followed[] = []
        for (const one of steps) {
          if (one.kind === 'append')
            appends.push(store().append(`${prefix}${one.stream}`, 'any', someEvents(one.count)))
          else followed.push(begin(store(), prefix, one.stream, one.drag))
          await turns(one.pause)
        }
        await Promise.all(appends)
        const all = await collect(store().readAll({ streamPrefix: prefix }))
        expect(all).toHaveLength(steps.reduce((sum, one) => sum + (one.kind === 'append' ? one.count : 0), 0))
        await Promise.all(
          followed.map(({ seen, expected }) => seen.until(() => seen.events.length >= expected(all).length)),
        )
        for (const { seen, subscription, expected } of followed) {
          expect(idsOf(seen.events)).toEqual(idsOf(expected(all)))
          subscription.unsubscribe()
        }
      },
    )
  })
}

function begin(store: EventStore, prefix: string, stream: number | 'all', drag: number): Followed {
  const seen = observe(() => turns(drag))
  if (stream === 'all') {
    return { seen, subscription: store.subscribeToAll({ ...seen, streamPrefix: prefix }), expected: (all) => all }
  }
  const name = `${prefix}${stream}`
  const expected = (all: readonly RecordedEvent[]) => all.filter((event) => event.stream === name)
  return { seen, subscription: store.subscribeToStream(name, seen), expected }
}

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await new Promise(setImmediate)
}
