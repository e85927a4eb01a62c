import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that nobody comes from over the internet: whoever is passed on from there stands behind a proxy. */
const OWN = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN.addSubnet(network, bits, 'ipv6')

/**
 * Who counts as one of those who ask, by the addresses that a request came by (`X-Forwarded-For`, and last the connection's own): the
 * last that is of no network of one's own, what stands before it anybody may have written; else the connection's. Of IPv6 the first
 * 64 bits.
 */
export function whose(addresses: string): string {
  const all = addresses.split(',').map((address) => plain(address.trim()))
  return groupOf(all.findLast((address) => isIP(address) !== 0 && !isOwn(address)) ?? all.at(-1)!)
}

function isOwn(address: string): boolean {
  return OWN.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv4 address is the same whether it came over IPv6 or not. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=.*\.)/, '')
}

function groupOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups.length - last.length).fill('0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}
