import { analyseDeal } from '@paipu/analysis'
import type { DealEvent } from '@paipu/contracts'

// The whole deal is looked at once, beside the page, so that a step through it waits for nothing.
addEventListener('message', (event: MessageEvent<readonly DealEvent[]>) => postMessage(analyseDeal(event.data)))
