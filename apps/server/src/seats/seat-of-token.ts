import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seat } from '@paipu/engine'
import type { TableIndex } from '@paipu/read-models'

/** A new token for a seat: 256 bits from the operating system. It is given out once and kept nowhere. */
export function newSeatToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256 as hexadecimal digits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Which seat of a table a token is for, whether the table is open or closed; `null` for none. It takes one and the same
 * time for every token that a table can be asked with.
 */
export function seatOfToken(tables: TableIndex, table: string, token: string): Seat | null {
  const given = createHash('sha256').update(token).digest()
  let found: Seat | null = null
  for (const { seat, tokenHash } of tables.get(table)?.offered?.seats ?? [])
    if (timingSafeEqual(given, Buffer.from(tokenHash, 'hex'))) found = seat
  return found
}

/** The seat of any open table that a token is for, as `<table>:<seat>`; `null` for none. */
export function openSeatOfToken(tables: TableIndex, token: string): string | null {
  for (const { id, closedAt } of tables.values()) {
    const seat = closedAt === null ? seatOfToken(tables, id, token) : null
    if (seat !== null) return `${id}:${seat}`
  }
  return null
}
