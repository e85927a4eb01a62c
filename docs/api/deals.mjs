// Lists the newest finished deals of a rule set, page by page, and looks into the first one: its payments.
//   node docs/api/deals.mjs [http://localhost:3000] [wanzhou]
const [address = 'http://localhost:3000', rules = 'wanzhou'] = process.argv.slice(2)

async function ask(query, variables) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`)
  return data
}

const PAGE = `query ($rules: String, $after: String) {
  deals(ruleSet: $rules, first: 50, after: $after) { deals { id dealNumber result totals endedAt } next }
}`

const found = []
for (let after = null, page = 0; page < 3; page++) {
  const { deals } = await ask(PAGE, { rules, after })
  found.push(...deals.deals)
  after = deals.next
  if (after === null) break
}
for (const { id, result, totals } of found) console.log(id, result, totals.join(' '))

if (found.length > 0) {
  const { deal } = await ask('query ($id: ID!) { deal(id: $id) { events } }', { id: found[0].id })
  const payments = deal.events.filter(({ type }) => type === 'PointsPaid').flatMap(({ data }) => data.payments)
  for (const { from, to, points } of payments) console.log(`seat ${from} pays seat ${to}: ${points}`)
}
