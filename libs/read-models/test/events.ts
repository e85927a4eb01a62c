import type { DealEventData, EventMetadata, TableEventData } from '@paipu/contracts'
import type { EventStore, NewEvent } from '@paipu/event-store'

type Data = DealEventData & TableEventData
type Player = DealEventData['DealStarted']['seats'][0]

const player = (seat: number): Player => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' })
const seats = [player(0), player(1), player(2), player(3)] as const
const clock = { dealSeconds: 300, turnSeconds: 40, reserveSeconds: 0, claimSeconds: 40, openingSeconds: 40 }

/** A UUID for tests: the same for the same number and kind. */
function uuid(kind: number, number: number): string {
  return `0190${kind.toString(16).padStart(4, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

export const tableId = (number: number): string => uuid(1, number)
export const dealId = (number: number): string => uuid(2, number)

export const tableOpened = (ruleSet: string, delaySeconds: number): Data['TableOpened'] => ({
  ruleSet: { id: ruleSet, version: 1, options: { fanCap: 4 } },
  name: 'Plum',
  delaySeconds,
  policy: 'public',
  seats,
  clock,
  paceMs: 900,
})

export const dealOpened = (deal: number, dealNumber: number): Data['DealOpened'] => ({
  deal: dealId(deal),
  dealNumber,
  dealer: 0,
})

export const dealStarted = (ruleSet: string, table: number | null, dealNumber: number): Data['DealStarted'] => ({
  ruleSet: { id: ruleSet, version: 1, options: { fanCap: 4 } },
  table: table === null ? null : tableId(table),
  dealNumber,
  dealer: 0,
  seats,
  clock,
  commitment: null,
  source: table === null ? 'a book' : null,
})

export const winDeclared: Data['WinDeclared'] = {
  seat: 1,
  tile: '5m',
  from: null,
  by: 'self-draw',
  reading: { kind: 'four-reds' },
  fans: [],
  fan: 0,
  points: 1,
}

export const pointsPaid: Data['PointsPaid'] = {
  reason: 'win',
  seat: 1,
  tile: '5m',
  payments: [
    { from: 0, to: 1, points: 2 },
    { from: 2, to: 1, points: 2 },
    { from: 3, to: 1, points: 2 },
  ],
}

export const dealEnded: Data['DealEnded'] = {
  result: 'won',
  totals: [3, -1, -1, -1],
  hands: [
    { seat: 0, concealed: [], removed: [] },
    { seat: 1, concealed: [], removed: [] },
    { seat: 2, concealed: [], removed: [] },
    { seat: 3, concealed: [], removed: [] },
  ],
  seed: null,
}

let ids = 0

/** An event as a store takes it; `second` is its time after the tests' beginning. */
export function event<Type extends keyof Data>(type: Type, data: Data[Type], second = 0): NewEvent {
  return raw(type, 1, data, second)
}

/** An event of any type and version. */
export function raw(type: string, version: number, data: unknown, second = 0): NewEvent {
  const id = uuid(3, ++ids)
  const metadata: EventMetadata = {
    version,
    recordedAt: timeAt(second),
    correlationId: id,
    causationId: null,
    actor: 'table',
    prevHash: null,
    hash: '0'.repeat(64),
  }
  return { id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) }
}

/** The time of a second after the tests' beginning, ISO 8601. */
export const timeAt = (second: number): string => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString()

/** Appends to a stream, whatever it looks like. */
export async function put(store: EventStore, stream: string, ...events: readonly NewEvent[]): Promise<void> {
  await store.append(stream, 'any', events)
}
