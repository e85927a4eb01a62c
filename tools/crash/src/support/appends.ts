import type { RecordedEvent } from '@paipu/event-store'
import { must } from './must.ts'

/** An append that was acknowledged. */
export interface Append {
  readonly stream: string
  readonly revision: bigint
  readonly position: string
  readonly ids: readonly string[]
}

/** Every acknowledged append is there, where it was acknowledged, in one piece. Throws at the first that is not. */
export function checkAppends(all: readonly RecordedEvent[], appends: readonly Append[]): void {
  const byId = new Map(all.map((event) => [event.id, event]))
  for (const { stream, revision, position, ids } of appends) {
    const first = revision - BigInt(ids.length) + 1n
    for (const [at, id] of ids.entries()) {
      const event = byId.get(id)
      must(event !== undefined, () => `${stream}: event ${id} was acknowledged and is gone`)
      must(
        event.stream === stream && event.revision === first + BigInt(at),
        () =>
          `event ${id} was acknowledged as ${stream}@${first + BigInt(at)}, and is ${event.stream}@${event.revision}`,
      )
    }
    const last = byId.get(ids.at(-1)!)!
    must(last.position === position, () => `event ${last.id} was at position ${position}, and is at ${last.position}`)
  }
}

/** Every append wrote `size` events in a row that say so: none is there in part. Throws at one that is. */
export function checkWhole(all: readonly RecordedEvent[]): void {
  for (let at = 0; at < all.length;) {
    const { stream, position, data } = all[at]!
    const { size } = JSON.parse(data as string) as { size: number }
    const batch = all.slice(at, at + size)
    const whole = batch.length === size && batch.every((event) => event.stream === stream && event.data === data)
    must(whole, () => `the append at position ${position} of ${stream} is there in part`)
    at += size
  }
}
