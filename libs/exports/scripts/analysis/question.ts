/** One row of an answer: column names and values. */
export type Row = Readonly<Record<string, string | number | null>>

/** How an answer is drawn: one group of bars, or one point of each line, per value of `x`; one colour per value of `series`. */
export interface Plot {
  readonly kind: 'bars' | 'lines'
  readonly x: string
  readonly y: string
  /** Half the 95 % interval of `y`, where it is known. */
  readonly interval?: string
  readonly series: string
  readonly xLabel: string
  readonly yLabel: string
  /** Values of `y` are shares: they are shown in per cent. */
  readonly share?: boolean
}

/** A question to the tables, as SQL for DuckDB, and how its answer is told. */
export interface Question {
  /** The name of its picture's file. */
  readonly id: string
  readonly title: string
  /** What is asked, and how it is counted. */
  readonly text: string
  readonly sql: string
  readonly plot: Plot
  /** The answer in a sentence, from the rows. */
  readonly answer: (rows: readonly Row[]) => string
}
