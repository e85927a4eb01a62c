import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { addressList, isListed, plainAddress } from '@paipu/http'
import { PublicError } from '../errors/public-error.ts'
import type { Doorway } from './doorway.service.ts'

/** Lets in whoever asks from this machine with the doorway's token; refuses anybody else. */
export function admit(doorway: Doorway, { socket, headers }: IncomingMessage): void {
  if (!isFromHere(socket)) throw new PublicError('NOT_FOUND', 'nothing is here')
  if (!doorway.isAuthorized(headers.authorization)) {
    throw new PublicError('UNAUTHORIZED', 'the token beside the store is needed')
  }
}

const LOOPBACK = addressList(['127.0.0.0/8', '::1'])

/** The two addresses of a connection. */
type Ends = { readonly [Key in 'remoteAddress' | 'localAddress']?: Socket[Key] | undefined }

/** Whether a connection comes from this machine: over loopback, or from the very address that it goes to. */
export function isFromHere({ remoteAddress, localAddress }: Ends): boolean {
  // Of a connection that is gone neither is known.
  if (remoteAddress === undefined || localAddress === undefined) return false
  const remote = plainAddress(remoteAddress)
  return remote === plainAddress(localAddress) || isListed(remote, LOOPBACK)
}
