import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from 'graphql-ws'
import type { Seat, SeatCommand } from '@paipu/engine'
import type { WireFrame } from '@paipu/views'
import { isCliFailure, refused, unusable } from '../support/failure.ts'

/** What a server tells a seat. */
export interface SeatUpdate {
  readonly kind: 'snapshot' | 'frames'
  readonly seat: Seat
  readonly deal: string | null
  readonly frames: readonly WireFrame[]
  readonly cursor: string
  readonly decision: number
  readonly actions: readonly SeatCommand[]
  /** When it is decided for whoever has said nothing: UTC, ISO 8601. */
  readonly closesAt: string | null
  readonly serverTime: string
}

/** A seat at a table of a server. */
export interface SeatAtServer {
  /** What the server tells, until the table closes; a connection that breaks is made again, behind the last frame. */
  updates(): AsyncIterable<SeatUpdate>
  /** Does something. Answers `null` once it is stored, or why it was not taken. */
  act(update: SeatUpdate, action: SeatCommand): Promise<string | null>
  leave(): Promise<void>
}

const SEAT = `subscription ($table: ID!, $after: String) { seat(table: $table, after: $after) {
  kind seat deal frames cursor decision actions closesAt serverTime } }`
const ACT = `mutation ($table: ID!, $deal: ID!, $decision: Int!, $command: ID!, $action: JSON!) {
  act(table: $table, deal: $deal, decision: $decision, command: $command, action: $action) { command } }`

/** How long after a connection that broke another is made, milliseconds. */
const AGAIN_MS = 1_000
/** How often in a row it may not come about. */
const TRIES = 30

/** Takes a seat. A server that was never reached fails the command, one that goes away is waited for. */
export function seatAt(server: URL, table: string, token: string): SeatAtServer {
  const client = createClient({
    url: `${server.href.replace(/^http/, 'ws').replace(/\/$/, '')}/graphql`,
    connectionParams: { token },
    retryAttempts: 0,
  })
  let left = false

  async function* updates(): AsyncIterable<SeatUpdate> {
    let after: string | null = null
    for (let failures = 0; ; failures++) {
      try {
        for await (const { data, errors } of client.iterate<{ readonly seat: SeatUpdate }>({
          query: SEAT,
          variables: { table, after },
        })) {
          const error = errors?.[0]
          if (error !== undefined) throw refused(`${String(error.extensions?.['code'])}: ${error.message}`)
          after = data!.seat.cursor
          failures = 0
          yield data!.seat
        }
        return
      } catch (error) {
        if (isCliFailure(error)) throw error
        if (left) return
        if (after === null || failures >= TRIES) throw unusable(`${server.href} can't be reached`)
        await sleep(AGAIN_MS)
      }
    }
  }

  return {
    updates,
    act: ({ deal, decision }, action) =>
      said(client, { table, deal, decision, command: randomUUID(), action }).catch(() => 'the server is away'),
    async leave() {
      left = true
      await client.dispose()
    },
  }
}

async function said(client: Client, variables: Record<string, unknown>): Promise<string | null> {
  for await (const { errors } of client.iterate({ query: ACT, variables }))
    if (errors?.[0] !== undefined) return errors[0].message
  return null
}
