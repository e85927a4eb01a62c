import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** What of a request tells where it comes from. */
export type Coming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** That of a request alone, for as long as its connection stays: the request itself need not be kept. */
export function comingOf({ headers, socket }: Coming): Coming {
  const { origin, host, authorization, 'x-forwarded-for': forwarded } = headers
  return {
    headers: {
      ...(origin === undefined ? {} : { origin }),
      ...(host === undefined ? {} : { host }),
      ...(authorization === undefined ? {} : { authorization }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    socket: { remoteAddress: socket.remoteAddress },
  }
}

/** Addresses and networks, to be asked about one address. */
export function addressList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string?]
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/**
 * The address of the client behind a request: that of the connection or, where that is a trusted proxy's, the last one
 * in `X-Forwarded-For` that is not. What stands before it in the header anybody may have written.
 */
export function clientAddress({ headers, socket }: Coming, trusted: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
  let address = plain(socket.remoteAddress ?? '')
  while (isTrusted(address, trusted)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv4 address is the same whether it came over IPv6 or not. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address
}

/** What is counted as one client: an IPv4 address, or the network of an IPv6 one (its first 64 bits). */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
