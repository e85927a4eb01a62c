import { readOptions } from '../../../options.ts'
import { count, nothing, type Found } from './count.ts'
import { plunder } from './hostile.ts'
import { startServer } from './server.ts'
import { truthOf } from './truth.ts'

const { seconds } = readOptions({
  name: 'npm run bench:leaks',
  about: `A hostile client against the built server, and against the same server with its redaction taken out, where it must find what
it looks for. Build first. Exits with 1 where a secret came out, or where the control finds none.`,
  options: { seconds: { kind: 'number', about: 'how long against each', default: 20 } },
})

interface Outcome {
  readonly total: Found
  readonly byAttempt: ReadonlyMap<string, Found>
  readonly attempts: number
  readonly bytes: number
  readonly deals: number
  readonly open: number
}

async function run(kind: 'product' | 'control'): Promise<Outcome> {
  const server = await startServer(kind)
  const { received, attempts } = await plunder(server, Date.now() + seconds * 1_000)
  const truth = truthOf(await server.records())
  await server.stop()
  const total = nothing()
  const byAttempt = new Map([...attempts.keys()].map((attempt) => [attempt, nothing()]))
  for (const one of received) {
    const found = nothing()
    count(one, truth, found)
    for (const sum of [total, byAttempt.get(one.attempt)!]) add(sum, found)
  }
  return {
    total,
    byAttempt,
    attempts: received.length,
    bytes: received.reduce((sum, { bytes }) => sum + Buffer.byteLength(bytes), 0),
    deals: truth.deals.length,
    open: truth.deals.filter((deal) => truth.isOpen(deal, Date.now())).length,
  }
}

function add(sum: Found, found: Found): void {
  for (const key of Object.keys(found) as (keyof Found)[]) sum[key] += found[key]
}

const cells = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const figures = ({ tiles, claims, wall, marks, early }: Found): number[] => [tiles, claims, wall, marks, early]

const product = await run('product')
const control = await run('control')
for (const [name, outcome] of [
  ['the server', product],
  ['the control, nothing hidden', control],
] as const) {
  const { attempts, bytes, deals, open } = outcome
  console.log(
    `\n${name}: ${attempts} answers and messages, ${(bytes / 2 ** 20).toFixed(1)} MiB, ${deals} deals, ${open} of them open by the end\n`,
  )
  console.log(cells(['attempt', 'secret tiles', 'claims', 'wall tiles', 'seeds, hashes, ids', 'early facts']))
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const [attempt, found] of outcome.byAttempt) console.log(cells([attempt, ...figures(found)]))
  console.log(cells(['**all**', ...figures(outcome.total)]))
}

const leaked = figures(product.total).some((figure) => figure > 0)
const { tiles, claims, wall, marks } = control.total
const atSeat = control.byAttempt.get('a seat that comes back') ?? nothing()
const blind = [tiles, claims, wall, marks, atSeat.tiles, atSeat.claims, atSeat.wall].includes(0)
if (leaked) console.error('\nSecrets came out.')
if (blind) console.error('\nThe control found nothing of a kind: the client does not see what it should.')
process.exit(leaked || blind ? 1 : 0)
