import { isIP } from 'node:net'
import { text, whole, type Environment } from './environment.ts'
import { VARIABLES } from './variables.ts'

/** Who may reach the server, and how much of it one address may take. */
export interface ReachSettings {
  /** Addresses, and networks such as `10.0.0.0/8`, whose `X-Forwarded-For` is believed: those of proxies before the server. */
  readonly trustedProxies: readonly string[]
  /** Origins whose pages may use the server, besides pages of its own address. */
  readonly origins: readonly string[]
  /** The most sockets and streams that all addresses together may hold open; sockets of seats come beside them. */
  readonly connections: number
  /** The most sockets and streams that one address may hold open. */
  readonly connectionsPerAddress: number
  /** What answers to one address may cost a second, in fields of GraphQL. */
  readonly costPerAddress: number
}

/** Reads what the environment says of that. */
export function reachSettings(env: Environment, faults: string[]): ReachSettings {
  return {
    trustedProxies: addresses(env, faults),
    origins: origins(env, faults),
    connections: whole(env, VARIABLES.connections, faults),
    connectionsPerAddress: whole(env, VARIABLES.connectionsPerAddress, faults),
    costPerAddress: whole(env, VARIABLES.cost, faults),
  }
}

function list(given: string): string[] {
  return given
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function addresses(env: Environment, faults: string[]): string[] {
  const given = text(env, VARIABLES.proxies)
  if (given === 'none') return []
  const all = list(given)
  for (const address of all)
    if (!isNetwork(address))
      faults.push(
        `${VARIABLES.proxies.name}: ${JSON.stringify(address)} is no IP address or network; none trusts nobody`,
      )
  return all
}

/** Whether a text is an address, or a network by its address and how many bits of it count. */
function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!
  return rest.length === 0 && most >= 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

function origins(env: Environment, faults: string[]): string[] {
  const all = list(text(env, VARIABLES.origins))
  for (const origin of all) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      faults.push(`${VARIABLES.origins.name}: ${JSON.stringify(origin)} is no origin such as https://example.org`)
  }
  return all
}
