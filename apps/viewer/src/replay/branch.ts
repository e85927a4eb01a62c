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
