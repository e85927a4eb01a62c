import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql'

/** A subscription as far as its answers go: two of one `key` answer an update of one source with the same bytes. */
export interface Selection {
  readonly key: string
  readonly args: ExecutionArgs
  /** What of a result is sent. */
  readonly shown: (result: ExecutionResult) => object
}

/** The end of a `next` message, from its payload's first byte on. */
export type MessageEnd = Buffer

/** What was made of each update that somebody still holds, by selection. */
const made = new WeakMap<object, Map<string, MessageEnd | Promise<MessageEnd>>>()

/**
 * The answer of a subscription to an update of its source, as the bytes that end the message. It is executed and
 * serialised once for all subscriptions of a selection, by the executor that would do it for each.
 */
export function messageEnd(update: object, selection: Selection): MessageEnd | Promise<MessageEnd> {
  const ends = endsOf(update)
  const known = ends.get(selection.key)
  if (known !== undefined) return known
  const result = execute({ ...selection.args, rootValue: update })
  const end = result instanceof Promise ? later(result, selection, ends) : serialised(result, selection)
  ends.set(selection.key, end)
  return end
}

/** Waits once for a result; later subscribers find the bytes. */
async function later(
  result: Promise<ExecutionResult>,
  selection: Selection,
  ends: Map<string, MessageEnd | Promise<MessageEnd>>,
): Promise<MessageEnd> {
  const end = serialised(await result, selection)
  ends.set(selection.key, end)
  return end
}

function endsOf(update: object): Map<string, MessageEnd | Promise<MessageEnd>> {
  const known = made.get(update)
  if (known !== undefined) return known
  const ends = new Map<string, MessageEnd | Promise<MessageEnd>>()
  made.set(update, ends)
  return ends
}

function serialised(result: ExecutionResult, { shown }: Selection): MessageEnd {
  return Buffer.from(`${JSON.stringify(shown(result))}}`)
}

/** The text before a message's end, for the operation of an id. */
export function messageStart(id: string): string {
  return `{"id":${JSON.stringify(id)},"type":"next","payload":`
}
