import { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type ServerWritableStream } from '@grpc/grpc-js'
import { once } from 'node:events'
import { type Context } from './context.ts'
import { fromFailure } from './refusal.ts'

export type ReadCall = ServerWritableStream<unknown, ReadResp>

/** The answers of a reading call, one after the other. */
export interface Output {
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
  /** Resolves once the client has room for more; rejects when it is gone. */
  write(answer: ReadResp): Promise<void>
  end(): void
  /** Ends the call with a failure. */
  fail(error: unknown, stream: string): Promise<void>
}

/** Takes hold of a reading call's way back. */
export function makeOutput({ control }: Context, call: ReadCall): Output {
  const gone = new AbortController()
  const { signal } = gone
  call.once('cancelled', () => gone.abort())
  call.once('close', () => gone.abort())

  return {
    signal,
    async write(answer) {
      await control.mayAnswer()
      signal.throwIfAborted()
      if (!call.write(answer)) await once(call, 'drain', { signal })
    },
    end: () => void call.end(),
    async fail(error, stream) {
      await control.mayAnswer()
      if (!signal.aborted) call.emit('error', fromFailure(error, stream))
    },
  }
}
