import { checkRecord, recordFrom, type EventMetadata, type EventRecord } from '@paipu/contracts'
import type { RecordedEvent } from '@paipu/event-store'

/** What a store holds as a record that its schema accepts, or what is wrong with it. */
export function readRecord(event: RecordedEvent): EventRecord | string {
  try {
    const metadata = JSON.parse(event.metadata as string) as EventMetadata
    const record = recordFrom(event, JSON.parse(event.data as string), metadata)
    return checkRecord(record)?.message ?? record
  } catch (error) {
    if (error instanceof SyntaxError) return `not JSON: ${error.message}`
    throw error
  }
}
