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
  server = await startServer({ tables: ['wanzhou'], fixtures: `${ROOT}fixtures/deals` })
  await server.clock.advance(60 * PACE)
})
afterAll(() => server.stop())

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

  it('watch.mjs follows a table moment by moment', async () => {
    const lines = await run('watch.mjs', server.url, '20')
    expect(lines[0]).toMatch(/^watching /)
    expect(lines[1]).toBe('from here, 30 s behind the table:')
    const plies = lines.slice(2).map((line) => Number(line.split(' ')[0]))
    expect(plies.length).toBeGreaterThanOrEqual(20)
    expect(plies).toEqual(plies.map((_, at) => at))
  })

  it('watch-sse.mjs goes on behind its cursor', async () => {
    const [{ id }] = (await ask(server.url, '{ tables { id } }')).data.tables
    const [first] = await run('watch-sse.mjs', server.url, id)
    const [, cursor] = /^snapshot DealStarted .* cursor (\S+)$/.exec(first!)!
    const lines: string[] = []
    void run('watch-sse.mjs', server.url, id, cursor!).then((got) => lines.push(...got))
    while (lines.length === 0) await server.clock.advance(PACE)
    expect(lines[0]).toMatch(/^frames (?!DealStarted)/)
  })
})
