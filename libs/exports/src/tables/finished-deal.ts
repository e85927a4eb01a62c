import { dealEventOf, idOfStream, type DealEvent, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import { endedDeal, evolve, isSamePhase, UNSTARTED, type Deal, type DealState } from '@paipu/engine'

/** One event of a deal, and the deal before and after it. */
export interface Step {
  readonly ply: number
  readonly time: string
  readonly event: DealEvent
  readonly before: DealState
  readonly after: DealState
  /** When the phase in which it happened began. */
  readonly phaseSince: string
}

/** A deal that is over, laid out for whoever counts: every step of it. */
export interface FinishedDeal {
  readonly id: string
  readonly started: DealStartedV1
  readonly steps: readonly Step[]
  /** The deal at its end. */
  readonly end: Deal
  /** The hash of its last event. */
  readonly head: string
}

/** Lays a deal's record out; `null` where it is not over. Precondition: the record is sound, see `checkDeal`. */
export function finishedDeal(records: readonly EventRecord[]): FinishedDeal | null {
  const steps: Step[] = []
  let state: DealState = UNSTARTED
  let phaseSince = ''
  for (const [ply, record] of records.entries()) {
    const event = dealEventOf(record)
    const before: DealState = state
    state = evolve(before, event)
    steps.push({ ply, time: record.time, event, before, after: state, phaseSince })
    if (!isSamePhase(before, state)) phaseSince = record.time
  }
  const end = endedDeal(state)
  if (end === null) return null
  const [first] = records
  const head = records.at(-1)!.metadata.hash
  return { id: idOfStream(first!.stream), started: end.started, steps, end, head }
}

/** The steps of one kind of event. */
export function stepsOf<Type extends DealEvent['type']>(
  { steps }: FinishedDeal,
  type: Type,
): (Step & { readonly event: Extract<DealEvent, { readonly type: Type }> })[] {
  return steps.filter((step) => step.event.type === type) as ReturnType<typeof stepsOf<Type>>
}
