// Watches a table without GraphQL: Server-Sent Events, with the cursor kept for the next time.
//   node docs/api/watch-sse.mjs http://localhost:4000 <table id> [cursor]
const [address, table, cursor = ''] = process.argv.slice(2)
const response = await fetch(`${address}/tables/${table}/updates.sse`, {
  headers: cursor === '' ? {} : { 'last-event-id': cursor },
})
if (!response.ok) throw new Error(await response.text())

let text = ''
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  text += chunk
  const events = text.split('\n\n')
  text = events.pop()
  for (const event of events) {
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (data === undefined) continue // a comment that keeps the connection alive
    const { kind, frames, cursor: next } = JSON.parse(data)
    console.log(kind, frames.map(({ type }) => type).join(' '), 'cursor', next)
    if (frames.length > 0) process.exit()
  }
}
