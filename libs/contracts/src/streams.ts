/** The streams of deals and of tables begin with these: EventStoreDB's category convention. */
export const DEAL_STREAMS = 'deal-'
export const TABLE_STREAMS = 'table-'

/** The stream of a deal. */
export function dealStream(id: string): string {
  return DEAL_STREAMS + id
}

/** The stream of a table. */
export function tableStream(id: string): string {
  return TABLE_STREAMS + id
}

/** The id in a stream's name: what follows the category. */
export function idOfStream(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1)
}
