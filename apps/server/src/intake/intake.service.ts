import { Inject, Injectable } from '@nestjs/common'
import type { EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { importDeal, readLog } from '@paipu/records'
import { PublicError } from '../errors/public-error.ts'
import { EVENT_STORE } from '../store/store.module.ts'

/** What became of an imported deal. */
export interface Taken {
  readonly result: 'stored' | 'already-there'
}

/** Takes in whole deals from the command line while this server holds the store. */
@Injectable()
export class Intake {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Stores one whole deal. Throws `BAD_RECORD`, with the index of the record that is wrong, and stores nothing then. */
  async take(body: unknown): Promise<Taken> {
    const imported = await importDeal(this.store, recordsOf(body))
    if (imported.result !== 'refused') return imported
    throw new PublicError('BAD_RECORD', imported.fault.message, { at: imported.fault.at })
  }
}

function recordsOf(body: unknown): readonly EventRecord[] {
  if (!Array.isArray(body)) throw new PublicError('BAD_RECORD', 'the body is no list of records')
  const read = readLog(body.map(lineOf).join('\n'))
  if (read.ok) return read.records
  throw new PublicError('BAD_RECORD', read.fault.message, { at: read.fault.line - 1 })
}

/** What is nested so deep that it can be read and not written is no record. */
function lineOf(record: unknown, at: number): string {
  try {
    return JSON.stringify(record)
  } catch (error) {
    if (error instanceof RangeError) throw new PublicError('BAD_RECORD', 'what is nested so deep is no record', { at })
    throw error
  }
}
