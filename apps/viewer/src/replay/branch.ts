import type { WhatIf } from '@paipu/analysis'
import type { DealEvent } from '@paipu/contracts'
import type { TimedEvent } from '@paipu/views'

/** How long a moment that never happened takes, milliseconds. */
const MADE_UP_MS = 1_000

/** The events of a branch with times: those of the deal up to the other choice, then one after the other. */
export function timedBranch(
  deal: readonly TimedEvent[],
  branch: readonly DealEvent[],
  { source }: WhatIf,
): readonly TimedEvent[] {
  const from = Date.parse(deal[source - 1]?.time ?? deal[0]!.time)
  return branch.map((event, index) => ({
    event,
    time: index < source ? deal[index]!.time : new Date(from + (index - source + 1) * MADE_UP_MS).toISOString(),
  }))
}

/** A branch as a link has it: `90.4` is the fourth other choice, from 0, at the event 90. */
export function writeBranch({ source, action }: WhatIf): string {
  return `${source}.${action}`
}

/** Reads a branch from a link; `null` for what is none. */
export function parseBranch(text: string | null): WhatIf | null {
  const [, source, action] = /^(\d{1,5})\.(\d{1,3})$/.exec(text ?? '') ?? []
  return source === undefined ? null : { source: Number(source), action: Number(action) }
}
