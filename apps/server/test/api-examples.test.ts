import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { PACE } from './support/tables.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let server: TestServer
beforeAll(async () => {
  // Its deals go on to the wall's end: none is over within what the tests wait for.
  server = await startServer({ tables: ['blood-flow-discard-three'], fixtures: `${ROOT}fixtures/deals` })
  await server.clock.advance(60 * PACE)
})
afterAll(() => server.stop())

/** The clock goes on while it runs: what a table shows at the start may be the first moments of a deal. */
async function runWhileTimePasses(example: string, ...args: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const ended = run(example, ...args).then((got) => lines.push(...got))
  while (lines.length === 0) await Promise.race([server.clock.advance(PACE), ended])
  return lines
}

async function run(example: string, ...args: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${ROOT}docs/api/${example}`, ...args])
  return stdout.trimEnd().split('\n')
}

describe('the examples of docs/api.md do what they say', () => {
  it('deals.mjs lists finished deals and looks into one', async () => {
    const lines = await run('deals.mjs', server.url, 'wanzhou')
    const { data } = await ask(server.url, '{ deals(ruleSet: "wanzhou") { deals { id result totals } } }')
    const deals = data.deals.deals as { readonly id: string; readonly result: string; readonly totals: number[] }[]
    expect(deals.length).toBeGreaterThan(0)
    expect(lines.slice(0, deals.length)).toEqual(
      deals.map(({ id, result, totals }) => `${id} ${result} ${totals.join(' ')}`),
    )
    const paid = [0, 0, 0, 0]
    for (const line of lines.slice(deals.length)) {
      const [, from, to, points] = /^seat (\d) pays seat (\d): (\d+)$/.exec(line)!
      paid[Number(from)]! -= Number(points)
      paid[Number(to)]! += Number(points)
    }
    expect(paid).toEqual(deals[0]!.totals)
  })

  it('watch-sse.mjs goes on behind its cursor', async () => {
    const [{ id }] = (await ask(server.url, '{ tables { id } }')).data.tables
    const [first] = await run('watch-sse.mjs', server.url, id)
    const [, cursor] = /^snapshot DealStarted .* cursor (\S+)$/.exec(first!)!
    await server.clock.advance(5 * PACE)
    const [next] = await run('watch-sse.mjs', server.url, id, cursor!)
    expect(next).toMatch(/^frames (?!DealStarted)/)
  })

  it('watch.mjs follows a table moment by moment', async () => {
    const lines = await runWhileTimePasses('watch.mjs', server.url, '20')
    expect(lines[0]).toMatch(/^watching /)
    expect(lines[1]).toBe('from here, 30 s behind the table:')
    const plies = lines.filter((line) => /^\d/.test(line)).map((line) => Number(line.split(' ')[0]))
    expect(plies.length).toBeGreaterThanOrEqual(20)
    const next = plies.findIndex((ply, at) => at > 0 && ply === 0)
    const deal = plies.slice(0, next === -1 ? undefined : next)
    expect(deal).toEqual(deal.map((_, at) => at))
  })
})
