import { isIP } from 'node:net'
import { addressGroup, addressList, isListed, plainAddress } from '@paipu/http'

/** Networks that nobody comes from over the internet: whoever is passed on from there stands behind a proxy. */
const OWN = addressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
])

/**
 * Who counts as one of those who ask, by the addresses that a request came by (`X-Forwarded-For`, and last the connection's own): the
 * last that is of no network of one's own, what stands before it anybody may have written; else the connection's. Of IPv6 the first
 * 64 bits.
 */
export function whose(addresses: string): string {
  const all = addresses.split(',').map((address) => plainAddress(address.trim()))
  return addressGroup(all.findLast((address) => isIP(address) !== 0 && !isListed(address, OWN)) ?? all.at(-1)!)
}
