// Watches the first live table over GraphQL and goes on where it was when the connection breaks.
//   node docs/api/watch.mjs [http://localhost:4000] [how many moments, 20]
import { createClient } from 'graphql-ws' // `npm install graphql-ws graphql` outside this repository

const [address = 'http://localhost:4000', count = '20'] = process.argv.slice(2)
const client = createClient({
  url: `${address.replace('http', 'ws')}/graphql`,
  retryAttempts: Infinity,
  shouldRetry: () => true,
})

async function firstTable() {
  for await (const { data } of client.iterate({ query: 'subscription { lobby { tables { id name } } }' })) {
    if (data.lobby.tables.length > 0) return data.lobby.tables[0]
  }
}

const UPDATES = `subscription ($id: ID!, $after: String) {
  table(id: $id, after: $after) { kind deal frames cursor delaySeconds }
}`

const table = await firstTable()
console.log('watching', table.name)
let cursor = null
let seen = 0
while (seen < Number(count)) {
  // A new subscription each time the old one ends: `after` gives what came since, each moment exactly once.
  for await (const { data, errors } of client.iterate({ query: UPDATES, variables: { id: table.id, after: cursor } })) {
    if (errors) throw new Error(errors[0].message)
    const { kind, frames, delaySeconds } = data.table
    if (kind === 'snapshot') console.log(`from here, ${delaySeconds} s behind the table:`)
    for (const { ply, type } of frames) console.log(ply, type)
    cursor = data.table.cursor
    seen += frames.length
    if (seen >= Number(count)) break
  }
}
await client.dispose()
