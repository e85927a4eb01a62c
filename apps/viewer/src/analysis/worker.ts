import { analyseDeal, whatIf, type WhatIf } from '@paipu/analysis'
import type { DealEvent } from '@paipu/contracts'

/** What is asked of the worker: to look at a deal, or how it goes on when a decision is made otherwise. */
export interface Question {
  readonly events: readonly DealEvent[]
  readonly whatIf?: WhatIf
}

// A whole deal at once, beside the page, so that a step through it waits for nothing.
addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage(data.whatIf === undefined ? analyseDeal(data.events) : whatIf(data.events, data.whatIf)),
)
