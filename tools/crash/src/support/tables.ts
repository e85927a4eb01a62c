import {
  tableStream,
  type DealClosedV1,
  type DealOpenedV1,
  type EventRecord,
  type TableOpenedV1,
} from '@paipu/contracts'
import { bySeat, defaultRef, RULE_SETS } from '@paipu/engine'
import { openEmbeddedStore } from '@paipu/event-store'
import { derivedId } from '@paipu/fairness'
import { appendRecords, EMPTY_HEAD, sealAfter } from '@paipu/records'

/** What of a table may be another than usual: shown at once, hidden tiles to nobody. */
export type Agreed = Partial<Pick<TableOpenedV1, 'delaySeconds' | 'policy'>>

/** Makes a store with tables of all rule sets that are open and wait for a server to play them. */
export async function storeWithTables(
  path: string,
  count: number,
  paceMs: number,
  agreed: (table: number) => Agreed = () => ({}),
): Promise<void> {
  const store = await openEmbeddedStore({ path })
  for (let table = 0; table < count; table++) {
    const id = derivedId(Date.now(), `crash|table|${table}`)
    const stamp = { time: new Date().toISOString(), correlationId: id, actor: 'table', newId: () => id } as const
    await appendRecords(
      store,
      sealAfter(
        tableStream(id),
        EMPTY_HEAD,
        [{ type: 'TableOpened', data: { ...opened(table, paceMs), ...agreed(table) } }],
        stamp,
      ),
    )
  }
  await store.close()
}

function opened(table: number, paceMs: number): TableOpenedV1 {
  const rules = RULE_SETS[table % RULE_SETS.length]!
  return {
    ruleSet: defaultRef(rules),
    name: `Table ${table + 1}`,
    delaySeconds: 0,
    policy: 'public',
    seats: bySeat((seat) => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' })),
    clock: rules.clock,
    paceMs,
  }
}

/** The deals that a table has opened and closed, in order. */
export interface TableDeals {
  readonly opened: readonly string[]
  readonly closed: readonly string[]
}

/** Reads a table's stream. Throws when its deals do not follow each other. */
export function tableDeals(records: readonly EventRecord[]): TableDeals {
  const opened: string[] = []
  const closed: string[] = []
  for (const { stream, revision, type, data } of records) {
    if (type === 'DealOpened') opened.push((data as DealOpenedV1).deal)
    if (type === 'DealClosed') closed.push((data as DealClosedV1).deal)
    const ahead = opened.length - closed.length
    if (
      (type === 'TableOpened') !== (revision === 0) ||
      ahead < 0 ||
      ahead > 1 ||
      opened[closed.length - 1] !== closed.at(-1)
    )
      throw new Error(`${stream}@${revision}: ${type} is out of order`)
  }
  return { opened, closed }
}
