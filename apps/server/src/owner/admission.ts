import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { PublicError } from '../errors/public-error.ts'
import type { Doorway } from './doorway.service.ts'

/** Lets in whoever asks from this machine with the doorway's token; refuses anybody else. */
export function admit(doorway: Doorway, { socket, headers }: IncomingMessage): void {
  if (!isFromHere(socket)) throw new PublicError('NOT_FOUND', 'nothing is here')
  if (!doorway.isAuthorized(headers.authorization)) {
    throw new PublicError('UNAUTHORIZED', 'the token beside the store is needed')
  }
}

/** The two addresses of a connection. */
type Ends = { readonly [Key in 'remoteAddress' | 'localAddress']?: Socket[Key] | undefined }

/** Whether a connection comes from this machine: over loopback, or from the very address that it goes to. */
export function isFromHere({ remoteAddress, localAddress }: Ends): boolean {
  if (remoteAddress === undefined) return false
  return remoteAddress === localAddress || /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress)
}
