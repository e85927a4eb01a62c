import { type Metadata, status } from '@grpc/grpc-js'
import { type Context } from './context.ts'
import { notLeader, refusal } from './refusal.ts'

/** What is looked at before a call is. */
export interface Applicant {
  readonly metadata: Metadata
  readonly cancelled: boolean
}

/** Lets a call pass once the node's faults do, or refuses it (throws): given up, not allowed, or for the leader only. */
export async function admit(context: Context, call: Applicant, kind: 'read' | 'write'): Promise<void> {
  const { control, authorize } = context
  await control.admitted()
  if (call.cancelled) throw refusal(status.CANCELLED, 'given up by the client')
  authorize(call.metadata)
  const needsLeader = kind === 'write' || call.metadata.get('requires-leader')[0] === 'true'
  if (needsLeader && control.faults.leader !== undefined) throw notLeader(control.faults.leader)
}
