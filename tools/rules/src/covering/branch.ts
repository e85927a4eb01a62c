import type { DealEvent, DealEventOf, DealEventType } from '@paipu/contracts'
import type { Command, Deal, RefusalCode } from '@paipu/engine'

/** An event as it happens in a deal of the corpus. */
export interface Seen {
  /** The deal just before and just after the event. */
  readonly at: Deal
  readonly after: Deal
  /** The deal when the command was given, the command, and all events of its decision. */
  readonly asked: Deal
  readonly command: Command
  readonly events: readonly DealEvent[]
  /** Every event of the deal before this one. */
  readonly trail: readonly DealEvent[]
}

/** One thing the rules provide for: its rule number, what it is, and when it has happened. */
export type Branch = EventBranch | RefusalBranch

interface EventBranch {
  readonly on: DealEventType
  readonly rule: string
  readonly what: string
  readonly happened: (data: never, seen: Seen) => boolean
}

interface RefusalBranch {
  readonly on: 'refusal'
  readonly code: RefusalCode
  readonly rule: string
  readonly what: string
  readonly happened: (command: Command, deal: Deal) => boolean
}

/** A branch that an event may be. */
export function on<Type extends DealEventType>(
  type: Type,
  rule: string,
  what: string,
  happened: (data: DealEventOf<Type>['data'], seen: Seen) => boolean = () => true,
): Branch {
  return { on: type, rule, what, happened }
}

/** A branch that a refusal may be. */
export function refused(
  code: RefusalCode,
  rule: string,
  what: string,
  happened: (command: Command, deal: Deal) => boolean = () => true,
): Branch {
  return { on: 'refusal', code, rule, what, happened }
}
