import type { DealHead, ReadyDeal } from '@paipu/records'
import { linesOf } from '../support/utf8-lines.ts'

/** Some deals in a form that is small, and quickly given to another thread, written to a file and read back. */
export interface PackedDeals {
  /** What the deals are, in their order. */
  readonly heads: readonly DealHead[]
  /** The deals themselves: see {@link unpacked}. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Packs deals, each when it comes, so that only its text is kept. */
export interface Packing {
  add(deal: ReadyDeal): void
  /** How many were added. */
  count(): number
  done(): PackedDeals
}

/** Begins to pack deals that take `room` bytes, or more. */
export function startPacking(room = 1_000_000): Packing {
  const heads: DealHead[] = []
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(room)
  let size = 0

  // Bytes are not the heap's: a text that waits there is copied from generation to generation.
  function write(text: string): void {
    const { read, written } = encoder.encodeInto(text, bytes.subarray(size))
    size += written
    if (read === text.length) return
    const larger = new Uint8Array(2 * bytes.length + 3 * text.length)
    larger.set(bytes.subarray(0, size))
    bytes = larger
    write(text.slice(read))
  }

  return {
    add(deal) {
      const { events: _, ...head } = deal
      heads.push(head)
      for (const text of packedTexts(deal)) write(text)
    },
    count: () => heads.length,
    done: () => ({ heads, bytes: bytes.slice(0, size) }),
  }
}

/**
 * A line for a deal's head and number of events, four for each event: no JSON text that is written has a line break in it. They come
 * one by one, as a short text is encoded in a seventh of the time that it takes as a part of a long one.
 */
function* packedTexts({ events, ...head }: ReadyDeal): Generator<string, void> {
  yield `${JSON.stringify({ ...head, events: events.length })}\n`
  for (const { id, type, data, metadata } of events) yield `${id}\n${type}\n${data}\n${metadata}\n`
}

/** The deals whose bytes they are. */
export function unpacked(bytes: Uint8Array): ReadyDeal[] {
  const lines = [...linesOf(bytes)]
  const deals: ReadyDeal[] = []
  for (let at = 0; at < lines.length - 1;) {
    const { events: count, ...head } = JSON.parse(lines[at++]!) as DealHead & { readonly events: number }
    const events: ReadyDeal['events'][number][] = []
    for (const end = at + 4 * count; at < end; at += 4)
      events.push({ id: lines[at]!, type: lines[at + 1]!, data: lines[at + 2]!, metadata: lines[at + 3]! })
    deals.push({ ...head, events })
  }
  return deals
}
