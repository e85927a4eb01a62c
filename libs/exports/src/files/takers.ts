import { join } from 'node:path'
import type { Table } from '../tables/table.ts'
import { growParquet, type ParquetTarget } from './parquet.ts'
import type { DataSetPlan, DealSource, WrittenFile } from './plan.ts'
import { logFile, tableFile, type RowsOf, type TextFile } from './text-files.ts'
import type { GrowingFile } from './whole-file.ts'

/** A file that deals are added to. */
export interface Taker {
  readonly add: (deal: DealSource, rows: RowsOf) => Promise<void> | void
  readonly done: () => Promise<WrittenFile[]>
  readonly drop: () => Promise<void>
}

/** Begins a text file. */
export type GrowFile = (file: TextFile) => Promise<GrowingFile>

/** The text files of a plan, tables first. */
export function textFilesOf(plan: DataSetPlan): TextFile[] {
  const { tables, tableFormat, logs } = plan
  return [
    ...(tableFormat === 'parquet' ? [] : tables.map((table) => tableFile(table, tableFormat, plan))),
    ...logs.map((format) => logFile(format, plan)),
  ]
}

/** Opens every file of a plan. Rejects as the disk and DuckDB do, and leaves nothing behind then. */
export async function openTakers(plan: DataSetPlan, grow: GrowFile): Promise<Taker[]> {
  const takers: Taker[] = []
  try {
    if (plan.tableFormat === 'parquet' && plan.tables.length > 0) takers.push(await parquetTaker(plan))
    for (const file of textFilesOf(plan)) takers.push(await textTaker(file, grow))
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
      for (const table of tables) {
        const found = rows(table)
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

async function textTaker(file: TextFile, grow: GrowFile): Promise<Taker> {
  const grown = await grow(file)
  let count = 0
  return {
    add(deal, rows) {
      const found = file.texts(deal, rows)
      count += found.length
      return grown.write(found.join(''))
    },
    done: async () => [{ file: file.file, holds: file.holds, rows: count, ...(await grown.done()) }],
    drop: () => grown.drop(),
  }
}
