import { BlockList, isIP, isIPv6 } from 'node:net'

/** An IPv4 address is the same whether it came over IPv6 or not. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=.*\.)/, '')
}

/** Addresses and networks, to be asked about one address. */
export function addressList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string?]
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/** Whether a text is an address that is on a list. */
export function isListed(address: string, list: BlockList): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** What is counted as one client: an IPv4 address, or the network of an IPv6 one (its first 64 bits). */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  // A URL writes each address in one way, with one run of zeros left out at most.
  const [head = '', tail = ''] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
