import { ask, keep, socketClient, type Answer, type Kept, type Parsed, type SocketClient } from './client.ts'
import { doorwayIn } from './place.ts'

/** An answer of the owner's door. */
export interface Said {
  readonly status: number
  readonly body: Parsed
}

/** Asks for a table, as its server's owner. */
export async function openTable(doorway: string, body: unknown): Promise<Said> {
  const { url, token } = await doorwayIn(doorway)
  const response = await fetch(`${url}/internal/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

/** What a test's table asks for where it asks for nothing else: seats 0 and 2 for players from outside. */
export const SEATING = {
  ruleSet: 'sichuan-swap-three',
  seats: [{ name: 'Ann' }, 'house', { name: 'Robo', kind: 'bot' }, 'house'],
  paceMs: 1_000,
  turnMs: 20_000,
  claimMs: 3_000,
  openingMs: 60_000,
  delaySeconds: 30,
}

export const UPDATE = 'kind seat deal dealNumber frames cursor decision actions closesAt serverTime'
/** How a player is told of its seat, and how it acts. */
export const SEAT = `subscription ($table: ID!, $after: String) { seat(table: $table, after: $after) { ${UPDATE} } }`
export const ACT = `mutation ($table: ID!, $deal: ID!, $decision: Int!, $command: ID!, $action: JSON!) {
  act(table: $table, deal: $deal, decision: $decision, command: $command, action: $action) { command } }`

/** What a player sends. */
export interface Sent {
  readonly table: string
  readonly deal: string
  readonly decision: number
  readonly command: string
  readonly action: unknown
}

/** Sends an action over HTTP. */
export const act = (url: string, token: string | undefined, sent: Sent): Promise<Answer> =>
  ask(url, ACT, { ...sent }, token)

/** Somebody at a seat, over a socket. */
export interface Player {
  readonly socket: SocketClient
  readonly kept: Kept
  /** The last update it got. */
  last(): Parsed
  /** All frames of the deal that it has, put together as a client does. */
  frames(): Parsed[]
  stop(): Promise<void>
}

/** Sits down. */
export function sit(url: string, table: string, token: string | undefined, after: string | null = null): Player {
  const socket = socketClient(url, token)
  const kept = keep(socket, SEAT, { table, after })
  const updates = (): Parsed[] => kept.results.map(({ data }) => data.seat)
  return {
    socket,
    kept,
    last: () => updates().at(-1),
    frames: () =>
      updates().reduce<Parsed[]>((all, { kind, frames }) => (kind === 'snapshot' ? frames : [...all, ...frames]), []),
    stop: () => socket.close(),
  }
}
