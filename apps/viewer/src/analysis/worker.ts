import { lookAt, whatIf, type DealAnalysis, type DealLook, type Decision, type WhatIf } from '@paipu/analysis'
import type { DealEvent } from '@paipu/contracts'
import type { MadeDecision } from '@paipu/engine'
import { decisionOf, nearest } from './decision-at.ts'

/** What is asked of the worker. */
export type Question =
  /** How a deal goes on when a decision is made otherwise. Answered by its events. */
  | { readonly kind: 'what-if'; readonly events: readonly DealEvent[]; readonly whatIf: WhatIf }
  /** To look at a deal, beginning near a moment. Answered by {@link Looked}. */
  | { readonly kind: 'deal'; readonly events: readonly DealEvent[]; readonly source: number }
  /** To look first at another moment of that deal, and to say what it finds. Answered by {@link Looked}. */
  | { readonly kind: 'moment'; readonly source: number }

/** What has been looked at of a deal. */
export type Looked =
  /** The decision that a moment is about, `null` where nobody decides. */
  | { readonly kind: 'moment'; readonly source: number; readonly decision: Decision | null }
  /** All of it; nothing comes after that. */
  | { readonly kind: 'deal'; readonly analysis: DealAnalysis }

/** How long it looks on without a look at what is asked, milliseconds. */
const TURN_MS = 4

interface Looking {
  readonly deal: DealLook
  readonly left: Set<MadeDecision>
  /** The moment on screen. */
  source: number
}

let looking: Looking | null = null
/** Calls back as soon as what has been asked by then is answered; a timer would wait 4 ms each time. */
const turns = new MessageChannel()
turns.port1.addEventListener('message', lookOn)
turns.port1.start()

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  switch (data.kind) {
    case 'what-if':
      return postMessage(whatIf(data.events, data.whatIf))
    case 'deal': {
      const deal = lookAt(data.events)
      looking = { deal, left: new Set(deal.made), source: data.source }
      return turns.port2.postMessage(null, [])
    }
    case 'moment':
      if (looking !== null) answerMoment(looking, data.source)
  }
})

/** The moment that somebody waits for goes before the order of the others. */
function answerMoment(looking: Looking, source: number): void {
  looking.source = source
  const made = decisionOf(looking.deal.made, source)
  if (made !== null) looking.left.delete(made)
  answer({ kind: 'moment', source, decision: made === null ? null : looking.deal.decision(made) })
}

/** Looks at decisions for a turn, those near the moment on screen first. */
function lookOn(): void {
  const { deal, left, source } = looking!
  const until = performance.now() + TURN_MS
  while (left.size > 0 && performance.now() < until) {
    const made = nearest(left, source)!
    left.delete(made)
    deal.decision(made)
  }
  if (left.size === 0) answer({ kind: 'deal', analysis: deal.whole() })
  else turns.port2.postMessage(null, [])
}

function answer(looked: Looked): void {
  postMessage(looked)
}
