import type { Table } from '../tables/table.ts'
import { growParquet } from '../parquet/writer.ts'
import type { DataSetPlan, DealSource, WrittenFile } from './plan.ts'
import { logFile, tableFile, type RowsOf, type TextFile } from './text-files.ts'
import { textInto, type ByteFile } from './whole-file.ts'

/** A file that deals are added to. */
export interface Taker {
  readonly add: (deal: DealSource, rows: RowsOf) => Promise<void> | void
  readonly done: () => Promise<WrittenFile>
  readonly drop: () => Promise<void>
}

/** Begins a file of a name. */
export type OpenFile = (file: string) => Promise<ByteFile>

/** The text files of a plan, tables first. */
export function textFilesOf(plan: DataSetPlan): TextFile[] {
  const { tables, tableFormat, logs } = plan
  return [
    ...(tableFormat === 'parquet' ? [] : tables.map((table) => tableFile(table, tableFormat, plan))),
    ...logs.map((format) => logFile(format, plan)),
  ]
}

/** Opens every file of a plan. Rejects as the disk does, and leaves nothing behind then. */
export async function openTakers(plan: DataSetPlan, open: OpenFile): Promise<Taker[]> {
  const takers: Taker[] = []
  try {
    if (plan.tableFormat === 'parquet')
      for (const table of plan.tables) takers.push(await parquetTaker(table, plan, open))
    for (const file of textFilesOf(plan)) takers.push(await textTaker(file, plan, open))
  } catch (error) {
    await Promise.allSettled(takers.map((taker) => taker.drop()))
    throw error
  }
  return takers
}

async function parquetTaker(table: Table, { suffix = '' }: DataSetPlan, open: OpenFile): Promise<Taker> {
  const file = `${table.name}${suffix}.parquet`
  const grown = await growParquet(table, await open(file))
  let count = 0
  return {
    add(_, rows) {
      const found = rows(table)
      count += found.length
      return grown.add(found)
    },
    done: async () => ({ file, holds: table.name, rows: count, ...(await grown.done()) }),
    drop: () => grown.drop(),
  }
}

async function textTaker(text: TextFile, { compression = 'none' }: DataSetPlan, open: OpenFile): Promise<Taker> {
  const { file, holds, head, texts } = text
  const grown = textInto(await open(file), compression, head)
  let count = 0
  return {
    add(deal, rows) {
      const found = texts(deal, rows)
      count += found.length
      return grown.write(found.join(''))
    },
    done: async () => ({ file, holds, rows: count, ...(await grown.done()) }),
    drop: () => grown.drop(),
  }
}
