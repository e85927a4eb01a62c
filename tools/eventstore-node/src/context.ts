import { type Metadata } from '@grpc/grpc-js'
import { type EventStore } from '@paipu/event-store'
import { type FaultControl } from './faults.ts'

/** What the calls of a node share. */
export interface Context {
  readonly store: EventStore
  readonly control: FaultControl
  /** Refuses (throws) a call whose sender may not use streams. */
  readonly authorize: (metadata: Metadata) => void
  /** Breaks a peer's connection off. */
  readonly cut: (peer: string) => void
}
