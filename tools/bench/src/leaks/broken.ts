/** Requests that no server of Paipu can answer. */
export const BROKEN = [
  ['POST', '/graphql'],
  ['GET', '/graphql?query={tables{id}}'],
  ['PUT', '/graphql'],
  ['POST', '/internal/records'],
  ['GET', '/internal/records'],
  ['GET', '/tables'],
  ['GET', '/tables/x/updates.sse'],
  ['GET', '/tables/../data/paipu.db'],
  ['GET', '/deals'],
  ['GET', '/deals/%00/events.jsonl'],
  ['GET', '/health'],
  ['TRACE', '/'],
] as const

/** Documents that are none, or ask for what is not there. */
export const QUERIES = [
  '{ tables { wall seed hands } }',
  '{ __schema { types { name fields { name description } } } }',
  'query ($id: ID!) { table(id: $id) { id } }',
  'mutation { sit(seat: 0) { token } }',
  '{ tableUpdate(id: "x") { frames } }',
  '{ a: tables { ...A } } fragment A on Table { ...A }',
]
