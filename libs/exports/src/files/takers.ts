import { join } from 'node:path'
import { logOf } from '../log/of-records.ts'
import { BYTE_ORDER_MARK, csvHeader, csvLine } from '../tables/csv.ts'
import { jsonRow } from '../tables/json-rows.ts'
import type { Table } from '../tables/table.ts'
import { LOG_WRITERS, type LogFormat } from './log-writers.ts'
import { growParquet, type ParquetTarget } from './parquet.ts'
import type { DataSetPlan, DealSource, WrittenFile } from './plan.ts'
import { COMPRESSION_ENDINGS, growFile, type GrowingFile } from './whole-file.ts'

/** A file that deals are added to. */
export interface Taker {
  readonly add: (deal: DealSource, rows: ReadonlyMap<Table, ReturnType<Table['rows']>>) => Promise<void> | void
  readonly done: () => Promise<WrittenFile[]>
  readonly drop: () => Promise<void>
}

/** Opens every file of a plan. Rejects as the disk and DuckDB do, and leaves nothing behind then. */
export async function openTakers(plan: DataSetPlan): Promise<Taker[]> {
  const takers: Taker[] = []
  try {
    if (plan.tableFormat === 'parquet') {
      if (plan.tables.length > 0) takers.push(await parquetTaker(plan))
    } else {
      for (const table of plan.tables) takers.push(await textTableTaker(plan, table, plan.tableFormat))
    }
    for (const format of plan.logs) takers.push(await logTaker(plan, format))
  } catch (error) {
    await Promise.allSettled(takers.map((taker) => taker.drop()))
    throw error
  }
  return takers
}

async function parquetTaker({ folder, tables, suffix = '' }: DataSetPlan): Promise<Taker> {
  const targets: ParquetTarget[] = tables.map((table) => ({
    table,
    path: join(folder, `${table.name}${suffix}.parquet`),
  }))
  const grown = await growParquet(folder, targets)
  const counts = new Map<Table, number>(tables.map((table) => [table, 0]))
  return {
    add(_, rows) {
      for (const [table, found] of rows) {
        grown.add(table, found)
        counts.set(table, counts.get(table)! + found.length)
      }
    },
    async done() {
      const files = await grown.done()
      return tables.map(({ name }, at) => ({
        file: `${name}${suffix}.parquet`,
        holds: name,
        rows: counts.get(tables[at]!)!,
        ...files[at]!,
      }))
    },
    drop: () => grown.drop(),
  }
}

async function textTableTaker(plan: DataSetPlan, table: Table, format: 'csv' | 'jsonl'): Promise<Taker> {
  const { folder, suffix = '', compression = 'none', byteOrderMark = false } = plan
  const file = `${table.name}${suffix}.${format}${COMPRESSION_ENDINGS[compression]}`
  const grown = await growFile(join(folder, file), compression)
  if (format === 'csv') await grown.write((byteOrderMark ? BYTE_ORDER_MARK : '') + csvHeader(table))
  const line = format === 'csv' ? csvLine : jsonRow.bind(null, table)
  return countingTaker(grown, file, table.name, (_, rows) => rows.get(table)!.map(line))
}

async function logTaker(plan: DataSetPlan, format: LogFormat): Promise<Taker> {
  const { folder, suffix = '', compression = 'none', generator, viewer } = plan
  const { ending, write } = LOG_WRITERS[format]
  const file = `${format}${suffix}${ending}${COMPRESSION_ENDINGS[compression]}`
  const grown = await growFile(join(folder, file), compression)
  const options = { ...(generator === undefined ? {} : { generator }), ...(viewer === undefined ? {} : { viewer }) }
  return countingTaker(grown, file, format, ({ records, ids }) => [
    write(records, () => logOf(records, ids === undefined ? options : { ...options, ids })),
  ])
}

function countingTaker(
  grown: GrowingFile,
  file: string,
  holds: string,
  texts: (...[deal, rows]: Parameters<Taker['add']>) => string[],
): Taker {
  let count = 0
  return {
    add(deal, rows) {
      const found = texts(deal, rows)
      count += found.length
      return grown.write(found.join(''))
    },
    done: async () => [{ file, holds, rows: count, ...(await grown.done()) }],
    drop: () => grown.drop(),
  }
}
