import { randomBytes } from 'node:crypto'
import { SEATS, type BySeat, type Seat } from '@paipu/engine'
import { dealSeed, randomStream } from '@paipu/fairness'

/** No seat adds anything to the seed. */
export const NO_CLIENT_SEEDS: BySeat<null> = [null, null, null, null]

/** A secret that nobody can know before the deal is over: 32 bytes from the operating system, as hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** The dealer of a table's first deal, from that deal's seed (rules.md C16, C21). */
export function firstDealer(secret: string): Seat {
  return SEATS[randomStream(dealSeed(secret, NO_CLIENT_SEEDS), 'dealer').below(4)]!
}

/**
 * The secret of a table's first deal whose dealer is already known, because the server stopped between the two: new
 * secrets until one agrees, one in four, so that the dealer follows from the seed as everywhere.
 */
export function secretForDealer(dealer: Seat): string {
  for (;;) {
    const secret = newSecret()
    if (firstDealer(secret) === dealer) return secret
  }
}
