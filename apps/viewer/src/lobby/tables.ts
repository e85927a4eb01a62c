import type { ListedTable, LobbyUpdate } from '../api/schema.ts'

/** The tables after an update: those it tells of in their places or behind the others, those that are gone left out. */
export function tablesAfter(
  tables: readonly ListedTable[],
  { kind, tables: told, closed }: LobbyUpdate<ListedTable>,
): readonly ListedTable[] {
  if (kind === 'snapshot') return told
  const changed = new Map(told.map((table) => [table.id, table]))
  const known = new Set(tables.map(({ id }) => id))
  return [
    ...tables.filter(({ id }) => !closed.includes(id)).map((table) => changed.get(table.id) ?? table),
    ...told.filter(({ id }) => !known.has(id)),
  ]
}
