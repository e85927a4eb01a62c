/** What a column holds: text, a whole number, yes or no, or a moment in time. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'time'

/** One value of a row; a time is ISO 8601 in UTC with milliseconds. `null` where there is none. */
export type Value = string | number | boolean | null

/**
 * One column, said once: the rows, the column types of Parquet and the data dictionary all come from it.
 * `of` gives the value from one fact of the table.
 */
export interface Column<Fact> {
  readonly name: string
  readonly type: ColumnType
  /** What a number counts; `null` for what is no number. */
  readonly unit: string | null
  readonly meaning: string
  readonly of: (fact: Fact) => Value
}

/** A column of text. */
export function text<Fact>(name: string, meaning: string, of: (fact: Fact) => string | null): Column<Fact> {
  return { name, type: 'text', unit: null, meaning, of }
}

/** A column of whole numbers; `unit` is what they count. */
export function integer<Fact>(
  name: string,
  unit: string,
  meaning: string,
  of: (fact: Fact) => number | null,
): Column<Fact> {
  return { name, type: 'integer', unit, meaning, of }
}

/** A column of yes and no. */
export function flag<Fact>(name: string, meaning: string, of: (fact: Fact) => boolean | null): Column<Fact> {
  return { name, type: 'boolean', unit: null, meaning, of }
}

/** A column of moments in UTC. */
export function time<Fact>(name: string, meaning: string, of: (fact: Fact) => string | null): Column<Fact> {
  return { name, type: 'time', unit: 'UTC', meaning, of }
}
