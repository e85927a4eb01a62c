import streams from '@eventstore/db-client/generated/streams_pb.js'
import { status } from '@grpc/grpc-js'
import { type DropReason, type EventStore, type RecordedEvent, type SubscriptionHandlers } from '@paipu/event-store'
import { randomUUID } from 'node:crypto'
import { type Filter } from './filter.ts'
import { type Output } from './output.ts'
import { eventAnswer } from './event-answer.ts'
import { invalidArgument, refusal } from './refusal.ts'
import { type Place, type ReadRequest } from './read-request.ts'
import { retains, retentionOf } from './retention.ts'

/** Confirms a subscription, and hands its events over until the client goes (resolves) or the store fails (rejects). */
export async function subscribe(store: EventStore, request: ReadRequest, output: Output): Promise<void> {
  const { subject } = request
  if (request.direction === 'backwards') throw invalidArgument('a subscription goes forwards')
  const send = async (event: RecordedEvent) => output.write(await eventAnswer(store, request, event))
  if (subject.kind === 'all') return followAll(store, subject.from, subject.filter, send, output)
  const retention = await retentionOf(store, subject.stream)
  const onEvent = (event: RecordedEvent) => (retains(retention, event) ? send(event) : undefined)
  await confirm(output)
  return follow(output, onEvent, (handlers) =>
    store.subscribeToStream(subject.stream, { ...handlers, after: afterOf(subject.from) }),
  )
}

async function followAll(
  store: EventStore,
  from: Place<string>,
  filter: Filter | undefined,
  send: (event: RecordedEvent) => Promise<void>,
  output: Output,
): Promise<void> {
  await confirm(output)
  const onEvent = filter === undefined ? send : checkpointing(filter, send, output)
  return follow(output, onEvent, (handlers) => store.subscribeToAll({ ...handlers, after: afterOf(from) }))
}

/** Sends what a filter wants, and a checkpoint each time it has looked at so many events. */
function checkpointing(filter: Filter, send: (event: RecordedEvent) => Promise<void>, output: Output) {
  let looked = 0
  return async (event: RecordedEvent): Promise<void> => {
    if (filter.wants(event)) await send(event)
    if (++looked < filter.checkpointEvery) return
    looked = 0
    const { position } = event
    const checkpoint = new streams.ReadResp.Checkpoint().setCommitPosition(position).setPreparePosition(position)
    await output.write(new streams.ReadResp().setCheckpoint(checkpoint))
  }
}

function afterOf<At>(from: Place<At>): At | 'end' | undefined {
  return from === 'start' ? undefined : from
}

function confirm(output: Output): Promise<void> {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID())
  return output.write(new streams.ReadResp().setConfirmation(confirmation))
}

/** Follows until the client is gone. */
function follow(
  output: Output,
  onEvent: (event: RecordedEvent) => Promise<void> | undefined,
  begin: (handlers: SubscriptionHandlers) => { unsubscribe(): void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = begin({
      onEvent,
      onCaughtUp: () => output.write(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp())),
      onDropped(reason) {
        const error = failureOf(reason, output)
        if (error === undefined) resolve()
        else reject(error)
      },
    })
    if (output.signal.aborted) subscription.unsubscribe()
    output.signal.addEventListener('abort', () => subscription.unsubscribe())
  })
}

/** Why the client is told that its subscription is over; nothing when it went by itself. */
function failureOf(reason: DropReason, { signal }: Output): unknown {
  if (signal.aborted) return undefined
  switch (reason.kind) {
    case 'unsubscribed':
      return undefined
    case 'closed':
      return refusal(status.UNAVAILABLE, 'the node is going down')
    case 'handler-failed':
    case 'store-failed':
      return reason.error
  }
}
