import type { DealHead, ReadyDeal } from '@paipu/records'

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

export function startPacking(): Packing {
  const heads: DealHead[] = []
  const texts: string[] = []
  return {
    add(deal) {
      const { events: _, ...head } = deal
      heads.push(head)
      texts.push(packedText(deal))
    },
    count: () => heads.length,
    done: () => ({ heads, bytes: new TextEncoder().encode(texts.join('\n')) }),
  }
}

/** A line for a deal's head and number of events, four for each event: no JSON text that is written has a line break in it. */
function packedText({ events, ...head }: ReadyDeal): string {
  const lines = [JSON.stringify({ ...head, events: events.length })]
  for (const { id, type, data, metadata } of events) lines.push(id, type, data, metadata)
  return lines.join('\n')
}

/** The deals whose bytes they are. */
export function unpacked(bytes: Uint8Array): ReadyDeal[] {
  const lines = bytes.length === 0 ? [] : new TextDecoder().decode(bytes).split('\n')
  const deals: ReadyDeal[] = []
  for (let at = 0; at < lines.length;) {
    const { events: count, ...head } = JSON.parse(lines[at++]!) as DealHead & { readonly events: number }
    const events: ReadyDeal['events'][number][] = []
    for (const end = at + 4 * count; at < end; at += 4)
      events.push({ id: lines[at]!, type: lines[at + 1]!, data: lines[at + 2]!, metadata: lines[at + 3]! })
    deals.push({ ...head, events })
  }
  return deals
}
