import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { ByteFile, WholeFile } from '../files/whole-file.ts'
import type { Value } from '../tables/column.ts'
import type { Table } from '../tables/table.ts'
import { waitingColumn, type ColumnContent, type Page } from './column.ts'
import { footer, MAGIC, pageHeader, rowGroup, type PlacedColumn } from './metadata.ts'

/** A Parquet file of a table while it is written. */
export interface GrowingParquet {
  /** Adds rows, their values in the order of the columns. Waits for the disk where a row group is full. */
  add(rows: readonly (readonly Value[])[]): Promise<void>
  /** Gives the file its name, now that it is whole. */
  done(): Promise<WholeFile>
  /** Leaves nothing behind. */
  drop(): Promise<void>
}

/** A row group ends at so many rows, as DuckDB's do: its readers take a row group a thread. */
const GROUP_ROWS = 122_880
/** Or when its values, each counted once, have so many characters: memory holds one row group of a table and no more. */
const GROUP_LENGTH = 2 << 20

const zstd = promisify(zstdCompress)

/**
 * Begins a Parquet file (zstd) of a table's rows. Whatever their number, a row group of them waits at most; the same rows give the same
 * bytes. A file without its end is none: the footer comes last. Rejects as the file does.
 */
export async function growParquet({ columns }: Table, file: ByteFile): Promise<GrowingParquet> {
  const waiting = columns.map(({ type }) => waitingColumn(type))
  const groups: Buffer[] = []
  let [offset, rows, total, length] = [0, 0, 0, 0]
  const put = async (bytes: Buffer): Promise<number> => {
    await file.write(bytes)
    offset += bytes.length
    return bytes.length
  }
  const putPage = async (page: Page, kind: Parameters<typeof pageHeader>[2]): Promise<number> => {
    const packed = await zstd(page.bytes)
    const header = pageHeader(page, packed.length, kind)
    await put(Buffer.concat([header, packed]))
    return header.length + page.bytes.length
  }
  const putColumn = async (content: ColumnContent): Promise<PlacedColumn> => {
    const start = offset
    const { dictionary, data, nulls, bounds } = content
    const coded = dictionary !== null
    let unpacked = coded ? await putPage(dictionary, 'dictionary') : 0
    const dataOffset = offset
    unpacked += await putPage(data, coded ? 'coded' : 'plain')
    return { coded, values: data.values, nulls, bounds, offset: start, dataOffset, bytes: offset - start, unpacked }
  }
  const cut = async (): Promise<void> => {
    const placed: PlacedColumn[] = []
    for (const column of waiting) placed.push(await putColumn(column.cut()))
    groups.push(rowGroup(columns, placed, rows, groups.length))
    total += rows
    rows = 0
    length = 0
  }
  await put(MAGIC)
  return {
    async add(added) {
      for (const row of added) {
        for (let at = 0; at < waiting.length; at++) length += waiting[at]!.add(row[at]!)
        rows++
        if (rows === GROUP_ROWS || length >= GROUP_LENGTH) await cut()
      }
    },
    async done() {
      if (rows > 0) await cut()
      await put(footer(columns, groups, total))
      return file.done()
    },
    drop: () => file.drop(),
  }
}
