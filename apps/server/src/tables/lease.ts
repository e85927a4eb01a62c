/** How tables are shared by servers; `null` where this server is the only one that writes to the store. */
export interface LeaseTerms {
  /** This server: an id of its own for each start. */
  readonly host: string
  /** Without a sign of life of the host for so long, another server takes the table, milliseconds. */
  readonly waitMs: number
}

/** A host gives a sign of life after so long at the latest, milliseconds: two may get lost, or be slow. */
export function renewMs({ waitMs }: LeaseTerms): number {
  return waitMs / 3
}

/** What a table's runtime fails with when another server hosts the table. */
export function leaseLost(table: string): Error {
  return Object.assign(new Error(`table ${table} is hosted by another server`), { name: 'LeaseLost' })
}

/** Whether something caught is {@link leaseLost}. */
export function isLeaseLost(error: unknown): boolean {
  return error instanceof Error && error.name === 'LeaseLost'
}
