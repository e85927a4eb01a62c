// A player for one seat of a table, in one file: it wins when it can, calls nothing, and discards at random.
//
//     node docs/api/seat-bot.mjs http://localhost:4000 <table> <token>
//
// It needs Node 22 or newer and `npm install graphql-ws graphql`.
import { randomUUID } from 'node:crypto'
import { createClient } from 'graphql-ws'

const [url, table, token] = process.argv.slice(2)
const client = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  connectionParams: { token },
  retryAttempts: 0,
})

const SEAT = `subscription ($table: ID!, $after: String) {
  seat(table: $table, after: $after) { seat deal frames cursor decision actions }
}`
const ACT = `mutation ($table: ID!, $deal: ID!, $decision: Int!, $command: ID!, $action: JSON!) {
  act(table: $table, deal: $deal, decision: $decision, command: $command, action: $action) { command }
}`

/** One of the actions that the table says are allowed. */
function choose(actions) {
  const wins = actions.filter(({ type, answer }) => type === 'win' || answer === 'win')
  const passes = actions.filter(({ answer }) => answer === 'pass')
  const [from] = [wins, passes, actions].filter((some) => some.length > 0)
  return from[Math.floor(Math.random() * from.length)]
}

let cursor = null
let answered = ''

async function play({ seat, deal, frames, cursor: last, decision, actions }) {
  cursor = last
  for (const { type, data } of frames)
    if (type === 'DealEnded') console.log(`deal ${deal}: ${data.result}, ${data.totals[seat]} points`)
  const question = `${deal} ${decision}`
  if (actions.length === 0 || answered === question) return
  answered = question
  const variables = { table, deal, decision, command: randomUUID(), action: choose(actions) }
  for await (const { errors } of client.iterate({ query: ACT, variables }))
    for (const { extensions, message } of errors ?? []) console.error(`${extensions.code}: ${message}`)
}

// The subscription ends when the table closes; a connection that breaks is made again, behind the last frame.
for (let open = true; open;) {
  try {
    for await (const { data, errors = [] } of client.iterate({ query: SEAT, variables: { table, after: cursor } })) {
      for (const { extensions, message } of errors) console.error(`${extensions.code}: ${message}`)
      if (errors.length > 0) process.exit(1)
      await play(data.seat)
    }
    open = false
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
await client.dispose()
