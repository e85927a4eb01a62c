/** A file of an export before it is made. */
export interface ComingFile {
  readonly file: string
  readonly holds: string
  readonly address: string
  /** About how long it will be; `null` where that is not known beforehand. */
  readonly bytes: number | null
}

/** How a file begins: the columns and first rows of a table, or the first lines of logs. */
export interface Beginning {
  readonly holds: string
  readonly columns: readonly string[] | null
  readonly rows: readonly (readonly (string | number | boolean | null)[])[]
  readonly lines: readonly string[]
}

/** What an export will be: how many deals, which files, and how they begin. */
export interface Preview {
  readonly asOf: string
  readonly last: string | null
  readonly deals: number
  readonly files: readonly ComingFile[]
  /** What travels with them; the manifest last. */
  readonly companions: readonly { readonly file: string; readonly address: string }[]
  readonly beginnings: readonly Beginning[]
}
