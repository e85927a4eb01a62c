import {
  filtersOf,
  GENERATOR,
  manifestOf,
  manifestText,
  measureDeals,
  placed,
  type DataSetPlan,
  type DealSource,
} from '@paipu/exports'
import type { FixedExport } from './exports.service.ts'

/**
 * The manifest of an export, as `paipu export` writes it: all its files are made for it, and measured. It is the same whenever it
 * is asked for.
 */
export async function makeManifest(
  { asked, selection }: FixedExport,
  source: (leaveOut: (id: string) => void) => AsyncIterable<DealSource>,
  plan: DataSetPlan,
): Promise<string> {
  const { deals, facts } = placed(source)
  const written = await measureDeals(deals, plan)
  const filters = filtersOf(asked.request, selection.asOf)
  const passed = facts()
  const own = [...selection.behind(null)].flatMap(({ id, seenBy }) => (seenBy === null ? [] : [id]))
  const ownView = own.filter((id) => !passed.leftOut?.includes(id))
  const seen = ownView.length === 0 ? {} : { ownView }
  return manifestText(manifestOf(plan, written, { generator: GENERATOR, filters, ...passed, ...seen }))
}
