import type { EventStore } from '@paipu/event-store'
import { runReadModels, type ReadModel } from '../src/index.ts'

/** The state that a model has once it has read everything. */
export async function built<State>(store: EventStore, model: ReadModel<State>): Promise<State> {
  const running = runReadModels<[State]>(store, [model])
  await running.caughtUp
  running.stop()
  return running.states[0]
}
