import { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { storeError } from '../errors.ts'
import { type RecordedEvent } from '../port.ts'
import { type Bounded } from './bounded.ts'
import { type Connection } from './connection.ts'
import { type Place, placeOf, recordedEvent } from './recorded.ts'
import { retrying } from './retrying.ts'

/** Some events in reading order. */
export interface Page {
  readonly events: readonly RecordedEvent[]
  /** How many the node gave, those that it wrote for itself among them. */
  readonly received: number
  /** Where the last of those stands. */
  readonly last: Place | undefined
  /** Whether it was broken off because its events are large. */
  readonly cut: boolean
}

/** A page ends after so many bytes, so that large events do not fill the memory. */
const PAGE_BYTES = 4_000_000

/** Reads what a request asks for, once the node is there to answer. Rejects as the reads of the port. */
export function readPage(connection: Connection, call: Bounded, stream: string, request: ReadReq): Promise<Page> {
  return retrying(call, { stream }, () =>
    connection.perform((stub) => {
      call.check()
      return receive(connection, stub, request, stream, call)
    }),
  )
}

function receive(
  connection: Connection,
  stub: StreamsClient,
  request: ReadReq,
  stream: string,
  call: Bounded,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const events: RecordedEvent[] = []
    let received = 0
    let bytes = 0
    let last: Place | undefined
    const source = stub.read(request, ...connection.callArguments(call.left(), false))

    function take(answer: ReadResp): void {
      const message = answer.getEvent()?.getEvent()
      if (answer.hasStreamNotFound()) throw storeError('stream-not-found', `there is no stream ${stream}`)
      if (message === undefined) return
      received++
      last = placeOf(message)
      const event = recordedEvent(message)
      if (event === undefined) return
      events.push(event)
      bytes += event.data.length + event.metadata.length
      if (bytes > PAGE_BYTES) breakOff(() => resolve({ events, received, last, cut: true }))
    }

    function onData(answer: ReadResp): void {
      try {
        take(answer)
      } catch (error) {
        breakOff(() => reject(error))
      }
    }

    function breakOff(settle: () => void): void {
      source.removeListener('data', onData)
      source.cancel()
      settle()
    }

    call.signal.addEventListener('abort', () => source.cancel(), { once: true })
    source.on('data', onData)
    source.on('error', reject)
    source.on('end', () => resolve({ events, received, last, cut: false }))
  })
}
