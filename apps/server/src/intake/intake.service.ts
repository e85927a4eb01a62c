import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { importDeal, readLog } from '@paipu/records'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { PublicError } from '../errors/public-error.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { isAuthorized, newToken, removeDoorway, writeDoorway } from './token.ts'

/** What became of an imported deal. */
export interface Taken {
  readonly result: 'stored' | 'already-there'
}

/** Takes in whole deals from the command line while this server holds the store. */
@Injectable()
export class Intake {
  private readonly token = newToken()

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** Tells the owner of the doorway's file how to reach this server, once it listens. */
  async open(): Promise<void> {
    const path = this.settings.doorway
    if (path === null) return
    const address = (this.adapter.httpAdapter.getHttpServer() as Server).address() as AddressInfo
    await writeDoorway(path, { url: urlFromHere(address), token: this.token, pid: process.pid })
  }

  async close(): Promise<void> {
    if (this.settings.doorway !== null) await removeDoorway(this.settings.doorway)
  }

  isAuthorized(header: string | undefined): boolean {
    return isAuthorized(header, this.token)
  }

  /** Stores one whole deal. Throws `BAD_RECORD`, with the index of the record that is wrong, and stores nothing then. */
  async take(body: unknown): Promise<Taken> {
    const imported = await importDeal(this.store, recordsOf(body))
    if (imported.result !== 'refused') return imported
    throw new PublicError('BAD_RECORD', imported.fault.message, { at: imported.fault.at })
  }
}

/** How this machine reaches a server that listens there. */
function urlFromHere({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
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
