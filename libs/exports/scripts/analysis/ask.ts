import { DuckDBInstance } from '@duckdb/node-api'
import { TABLES } from '../../src/index.ts'
import { QUESTIONS } from './questions.ts'
import type { Question, Row } from './question.ts'

/** A question with what the tables answer. */
export interface Answered {
  readonly question: Question
  readonly rows: readonly Row[]
}

/** Asks every question of a data set of Parquet files in a folder. Rejects as DuckDB does. */
export async function askAll(folder: string): Promise<Answered[]> {
  const database = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '400MB' })
  const connection = await database.connect()
  try {
    for (const { name } of TABLES) {
      const files = `${folder.replaceAll("'", "''")}/${name}-*.parquet`
      await connection.run(`CREATE VIEW ${name} AS FROM read_parquet('${files}')`)
    }
    const answered: Answered[] = []
    for (const question of QUESTIONS) {
      const rows = (await connection.runAndReadAll(question.sql)).getRowObjectsJS()
      answered.push({ question, rows: rows.map(plain) })
    }
    return answered
  } finally {
    connection.closeSync()
    database.closeSync()
  }
}

/** DuckDB's counts are large integers; none here is too large for a number. */
function plain(row: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? Number(value) : (value as Row[string]),
    ]),
  )
}
