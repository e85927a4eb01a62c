import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { deliver } from '../feeds/deliver.ts'
import { isFeed, type Feed } from '../feeds/feed.ts'
import { messageEnd, messageStart, type Selection } from './shared-payloads.ts'

/** Where one subscription's messages go. */
export interface Outlet {
  /** The id that the client gave the operation. */
  readonly id: string
  /** Sends a message; `taken` is called once the connection has taken it. */
  readonly send: (message: Buffer, taken: () => void) => void
}

/**
 * Begins a subscription whose messages are shared: it does what the executor's own `subscribe` does, but puts each
 * update's message, made once for all of its selection, straight into the outlet. To the protocol it looks like a
 * subscription that has no results and ends.
 */
export async function subscribeShared(
  args: ExecutionArgs,
  selection: Selection,
  outlet: Outlet,
): Promise<AsyncIterableIterator<never> | ExecutionResult> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  if (!isFeed(source)) throw new Error('a subscription must answer with a feed')
  return delivered(source, selection, outlet)
}

function delivered(feed: Feed<object>, selection: Selection, { id, send }: Outlet): AsyncIterableIterator<never> {
  // Kept as text: thousands of small buffers would each hold on to the block that they are cut from.
  const start = messageStart(id)
  const length = Buffer.byteLength(start)
  const ended = Promise.withResolvers<IteratorResult<never>>()
  const end = (): void => ended.resolve({ done: true, value: undefined })

  function give(update: object, taken: () => void): void {
    const rest = messageEnd(update, selection)
    if (rest instanceof Promise) void rest.then((bytes) => send(joined(start, length, bytes), taken), ended.reject)
    else send(joined(start, length, rest), taken)
  }

  const iterator: AsyncIterableIterator<never> = {
    [Symbol.asyncIterator]: () => iterator,
    next() {
      deliver(feed, give, end)
      return ended.promise
    },
    async return() {
      await feed.return()
      end()
      return ended.promise
    },
  }
  return iterator
}

function joined(start: string, length: number, end: Buffer): Buffer {
  const message = Buffer.allocUnsafe(length + end.length)
  message.write(start)
  end.copy(message, length)
  return message
}
