import type { DealPage } from '../api/schema.ts'

/** A list of finished deals, newest first, with the cursor of what is older: as the server gives a page of it. */
type DealList = DealPage

/**
 * The list after its newest page was asked for again: what is new comes in front, the older pages already shown stay.
 * When nothing of the new page is known (the reader was away for long), the list begins anew, so that it has no hole.
 */
export function refreshed(list: DealList, newest: DealPage): DealList {
  const ids = new Set(newest.deals.map(({ id }) => id))
  const rest = list.deals.filter(({ id }) => !ids.has(id))
  if (rest.length === list.deals.length || rest.length === 0) return newest
  const overlap = list.deals.findIndex(({ id }) => ids.has(id))
  const older = list.deals.slice(overlap).filter(({ id }) => !ids.has(id))
  return { deals: [...newest.deals, ...older], next: older.length === 0 ? newest.next : list.next }
}

/** The list with its next older page; a deal that is there already is not repeated. */
export function extended(list: DealList, older: DealPage): DealList {
  const ids = new Set(list.deals.map(({ id }) => id))
  return { deals: [...list.deals, ...older.deals.filter(({ id }) => !ids.has(id))], next: older.next }
}
