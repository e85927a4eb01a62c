import { type Metadata, status } from '@grpc/grpc-js'
import { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import { accessDenied, refusal } from './refusal.ts'

/** Lets in who names one of these users with its password (basic authentication); anyone when there are none. */
export function makeAuthorize(users: ReadonlyMap<string, string>): (metadata: Metadata) => void {
  if (users.size === 0) return () => undefined
  return (metadata) => {
    const header = metadata.get('authorization')[0]
    if (header === undefined) throw accessDenied()
    const [, encoded = ''] = /^Basic (.+)$/i.exec(String(header)) ?? []
    const [, name = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
    const known = users.get(name)
    if (known === undefined || !same(known, password)) throw refusal(status.UNAUTHENTICATED, 'wrong name or password')
  }
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(hash(a), hash(b))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
