import type * as DuckDB from '@duckdb/node-api'
import type { ColumnType, Value } from '../tables/column.ts'
import type { Table } from '../tables/table.ts'

/** Rows on their way into a table of DuckDB's. */
export interface ChunkAppender {
  /** Adds a row, its values in the order of the columns. */
  add(row: readonly Value[]): void
  /** Hands over what waits, and closes the appender. */
  done(): void
  /** Closes the appender; what waits is given up. */
  drop(): void
}

/** As many rows as one of DuckDB's vectors holds. */
const CHUNK_ROWS = 2048

/**
 * Appends rows a vector of each column at a time: by rows it would be a call into DuckDB for every value. Throws as DuckDB does.
 */
export function appendInChunks(
  duckdb: typeof DuckDB,
  appender: DuckDB.DuckDBAppender,
  { columns }: Table,
): ChunkAppender {
  const chunk = duckdb.DuckDBDataChunk.create(
    columns.map(({ type }) => vectorType(duckdb, type)),
    CHUNK_ROWS,
  )
  const vectors = columns.map((_, at) => chunk.getColumnVector(at))
  const moment = momentReader(duckdb)
  let rows = 0
  const handOver = (): void => {
    if (rows === 0) return
    chunk.reset()
    for (const vector of vectors) vector.flush()
    chunk.rowCount = rows
    appender.appendDataChunk(chunk)
    rows = 0
  }
  return {
    add(row) {
      for (let at = 0; at < vectors.length; at++) {
        const value = row[at]!
        const isTime = columns[at]!.type === 'time' && value !== null
        vectors[at]!.setItem(rows, isTime ? moment(value as string) : value)
      }
      if (++rows === CHUNK_ROWS) handOver()
    },
    done() {
      handOver()
      appender.closeSync()
    },
    drop: () => appender.closeSync(),
  }
}

function vectorType({ VARCHAR, INTEGER, BOOLEAN, TIMESTAMP }: typeof DuckDB, type: ColumnType): DuckDB.DuckDBType {
  switch (type) {
    case 'text':
      return VARCHAR
    case 'integer':
      return INTEGER
    case 'boolean':
      return BOOLEAN
    case 'time':
      return TIMESTAMP
  }
}

/** Reads times, and remembers the last one: what happens together stands in rows behind each other. */
function momentReader({ DuckDBTimestampValue }: typeof DuckDB): (time: string) => DuckDB.DuckDBTimestampValue {
  let text = ''
  let moment = new DuckDBTimestampValue(0n)
  return (time) => {
    if (time === text) return moment
    text = time
    moment = new DuckDBTimestampValue(BigInt(Date.parse(time) * 1000))
    return moment
  }
}
