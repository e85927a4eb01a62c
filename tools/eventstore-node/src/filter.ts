import { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { type RecordedEvent } from '@paipu/event-store'
import { invalidArgument } from './refusal.ts'

/** Which events of all a reader wants. */
export interface Filter {
  readonly wants: (event: RecordedEvent) => boolean
  /** The prefixes of a filter that a store can apply by itself: names of streams. */
  readonly streamPrefix: readonly string[] | undefined
  /** A subscription tells a checkpoint each time it has looked at so many events. */
  readonly checkpointEvery: number
}

/** The window of a filter that names none. */
const DEFAULT_WINDOW = 32

/** Reads a filter: prefixes or a regular expression, on names of streams or types of events. */
export function parseFilter(options: ReadReq.Options.FilterOptions): Filter {
  const byType = options.getEventType()
  const expression = byType ?? options.getStreamIdentifier()
  if (expression === undefined) throw invalidArgument('the filter filters nothing')
  const prefixes = expression.getPrefixList()
  const matches = matcher(prefixes, expression.getRegex())
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW
  return {
    wants: byType === undefined ? ({ stream }) => matches(stream) : ({ type }) => matches(type),
    streamPrefix: byType === undefined && expression.getRegex() === '' ? prefixes : undefined,
    checkpointEvery: Math.max(1, window * options.getCheckpointintervalmultiplier()),
  }
}

function matcher(prefixes: readonly string[], regex: string): (name: string) => boolean {
  if (regex === '') return (name) => prefixes.some((prefix) => name.startsWith(prefix))
  try {
    const pattern = new RegExp(regex, 'u')
    return (name) => pattern.test(name)
  } catch (error) {
    throw invalidArgument(String(error))
  }
}
