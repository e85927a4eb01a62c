import {
  dealEventOf,
  idOfStream,
  tableEventOf,
  type ClientSeedAddedV1,
  type EventRecord,
  type TableEvent,
} from '@paipu/contracts'
import { SEATS } from '@paipu/engine'
import { commitmentOf } from '@paipu/fairness'

/**
 * Whether a deal's wall comes from what its table announced before the deal opened: one commitment, and what the seats
 * added after it (rules.md C21). Both are the records of a whole stream. Answers what is wrong, or
 * `null`; also for a deal from before tables announced anything. That the wall follows from its own commitment and
 * seeds is for `checkDeal` to say.
 */
export function announcementFault(table: readonly EventRecord[], deal: readonly EventRecord[]): string | null {
  const id = idOfStream(deal[0]?.stream ?? '')
  const about = table.map(tableEventOf).filter((event) => isAbout(event, id))
  const opens = about.findIndex(({ type }) => type === 'DealOpened')
  if (opens < 0) return 'the table never opened the deal'
  const commitments = about.filter((event) => event.type === 'SeedCommitted')
  const committed = commitments[0]
  if (committed === undefined) return null
  if (commitments.length > 1) return 'the table committed itself twice'
  if (commitmentOf(committed.data.secret) !== committed.data.commitment)
    return 'the secret does not open the commitment'
  const added = about.filter((event) => event.type === 'ClientSeedAdded')
  if (about.slice(opens).some(({ type }) => type === 'ClientSeedAdded')) return 'a seat added its seed too late'
  if (new Set(added.map(({ data }) => data.seat)).size < added.length) return 'a seat added two seeds'
  if (about[0] !== committed && about[0] !== about[opens]) return 'a seat added its seed before the commitment'
  return differs(
    committed.data.commitment,
    added.map(({ data }) => data),
    deal,
  )
}

function isAbout(event: TableEvent, id: string): boolean {
  return 'deal' in event.data && event.data.deal === id
}

function differs(commitment: string, added: readonly ClientSeedAddedV1[], deal: readonly EventRecord[]): string | null {
  const events = deal.map(dealEventOf)
  const started = events.find((event) => event.type === 'DealStarted')
  if (started?.data.commitment !== commitment) return 'the commitment is not the one that was announced'
  const announced = SEATS.map((seat) => added.find((one) => one.seat === seat)?.seed ?? null)
  const built = events.find((event) => event.type === 'WallBuilt')
  return built?.data.clientSeeds.join() === announced.join()
    ? null
    : 'the seats added other seeds than the wall is from'
}
