import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ColumnType, Value } from '../tables/column.ts'
import type { Table } from '../tables/table.ts'
import { appendInChunks, type ChunkAppender } from './parquet-chunks.ts'
import { measureFile, partOf, type WholeFile } from './whole-file.ts'

/** Parquet files of several tables while they are written. */
export interface GrowingParquet {
  /** Adds rows to one of the tables. */
  add(table: Table, rows: readonly (readonly Value[])[]): void
  /** Writes the files and gives them their names; in the order of the tables. */
  done(): Promise<WholeFile[]>
  /** Leaves nothing behind. */
  drop(): Promise<void>
}

/** A table and where its Parquet file goes. */
export interface ParquetTarget {
  readonly table: Table
  readonly path: string
}

/** DuckDB keeps rows within this and goes to disk with the rest. */
const MEMORY = '200MB'

const SQL_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'VARCHAR',
  integer: 'INTEGER',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
}

/**
 * Begins Parquet files (zstd) in a folder, by DuckDB: rows wait in a database on disk beside them, so that memory does not grow
 * with their number. The same rows give the same bytes. Rejects as DuckDB and the disk do.
 */
export async function growParquet(folder: string, targets: readonly ParquetTarget[]): Promise<GrowingParquet> {
  const duckdb = await import('@duckdb/node-api')
  const waiting = join(folder, `.waiting-${basename(targets[0]!.path)}.duckdb.part`)
  await removeDatabase(waiting)
  const database = await duckdb.DuckDBInstance.create(waiting, { threads: '1', memory_limit: MEMORY })
  const connection = await database.connect()
  // The database goes away with its last row written elsewhere: nobody reads it again.
  await connection.run('PRAGMA disable_checkpoint_on_shutdown')
  const made: string[] = []
  const appenders = new Map<string, ChunkAppender>()
  for (const { table } of targets) {
    await connection.run(`CREATE TABLE ${quoted(table.name)} (${table.columns.map(columnSql).join(', ')})`)
    appenders.set(table.name, appendInChunks(duckdb, await connection.createAppender(table.name), table))
  }
  return {
    add(table, rows) {
      const appender = appenders.get(table.name)!
      try {
        for (const row of rows) appender.add(row)
      } catch (error) {
        throw writeFailure(error, folder)
      }
    },
    async done() {
      try {
        for (const appender of appenders.values()) appender.done()
        const files: WholeFile[] = []
        for (const target of targets) {
          files.push(await writeParquet(connection, target))
          made.push(target.path)
        }
        await close(connection, database, waiting)
        return files
      } catch (error) {
        throw writeFailure(error, folder)
      }
    },
    async drop() {
      // What could not be written before can't be now, and the files must go all the same.
      for (const appender of appenders.values()) attempt(() => appender.drop())
      attempt(() => connection.closeSync())
      attempt(() => database.closeSync())
      await removeDatabase(waiting)
      for (const file of [...targets.map(({ path }) => partOf(path)), ...made]) await rm(file, { force: true })
    },
  }
}

function columnSql({ name, type }: Table['columns'][number]): string {
  return `${quoted(name)} ${SQL_TYPES[type]}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function writeParquet(connection: DuckDBConnection, { table, path }: ParquetTarget): Promise<WholeFile> {
  const part = partOf(path)
  await connection.run(
    `COPY ${quoted(table.name)} TO '${part.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION zstd)`,
  )
  await rename(part, path)
  return measureFile(path)
}

async function close(connection: DuckDBConnection, database: DuckDBInstance, path: string): Promise<void> {
  connection.closeSync()
  database.closeSync()
  await removeDatabase(path)
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // It is given up anyway.
  }
}

/** What DuckDB says of a file that it can't write, as the system itself would: one line, with the system's code. */
function writeFailure(error: unknown, folder: string): Error {
  const text = String(error instanceof Error ? error.message : error)
  if (!/Could not write|IO Error|No space left|File too large/i.test(text)) return error as Error
  const code = /No space left/i.test(text) ? 'ENOSPC' : /File too large/i.test(text) ? 'EFBIG' : 'EIO'
  return Object.assign(new Error(`${code}: ${folder} can't be written`), { code, syscall: 'write', path: folder })
}

/** The database, its write-ahead log and what it put aside. */
async function removeDatabase(path: string): Promise<void> {
  for (const ending of ['', '.wal', '.tmp']) await rm(path + ending, { force: true, recursive: true })
}
