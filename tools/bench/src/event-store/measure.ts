import { randomUUIDv7 } from 'node:crypto'
import { type NewEvent } from '@paipu/event-store'

/** An event of the size of a discard in a deal, with an id of its own: in order of time, as Paipu's are. */
export function dealEvent(): NewEvent {
  return {
    id: randomUUIDv7(),
    type: 'TileDiscarded',
    data: '{"seat":2,"tile":"7p","drawn":true}',
    metadata: JSON.stringify({
      recordedAt: '2026-01-01T12:00:00.000Z',
      correlationId: '0190a0b0-0000-7000-8000-000000000001',
      causationId: '0190a0b0-0000-7000-8000-000000000002',
      actor: 'seat:2',
      prevHash: '0'.repeat(64),
      hash: 'f'.repeat(64),
    }),
  }
}

/** Runs two things of `units` units in turns, so many rounds; answers the median of each in units a second. */
export async function duel(
  units: number,
  ours: (round: number) => Promise<unknown>,
  theirs: (round: number) => unknown,
  rounds = 5,
): Promise<{ ours: number; theirs: number }> {
  const [our, their] = [new Float64Array(rounds), new Float64Array(rounds)]
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    // One measurement at a time.
    await ours(round)
    const middle = performance.now()
    our[round] = (units / (middle - start)) * 1000
    await theirs(round)
    their[round] = (units / (performance.now() - middle)) * 1000
  }
  return { ours: quantile(our, 0.5), theirs: quantile(their, 0.5) }
}

/** How long something takes, in milliseconds. */
export function spent(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** The value below which such a share of the values lies. */
export function quantile(values: Float64Array, share: number): number {
  return values.toSorted()[Math.floor((values.length - 1) * share)]!
}
