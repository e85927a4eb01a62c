import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../../../options.ts'
import type { CrowdOrder, CrowdReport, HostOrder, HostReport, Usage } from './messages.ts'
import type { Manner } from './spectator.ts'

/** What others have written; those that are no part of this workspace are installed at their first use. */
const OTHERS: readonly string[] = ['stock', 'boardgame', 'showdown']
const INSTALLED: readonly string[] = ['boardgame', 'showdown']
const HOSTS: readonly string[] = ['paipu', 'raw', ...OTHERS]
/** The most spectators that each of the others gets. */
const OTHERS_MOST = 1_000

const values = readOptions({
  name: 'npm run bench:fanout',
  about: `How many spectators a server carries, beside the limit (raw: \`ws\` alone, one frame made once) and what everybody writes (stock:
\`@nestjs/graphql\` with \`graphql-subscriptions\`; boardgame: boardgame.io; showdown: Pokémon Showdown; these two are installed
at their first use). The load comes from a process on the same machine. Build first. Each combination of the lists is a run.
One spectator in ten reads nothing, two in ten go and come back with their cursor every ten seconds.`,
  options: {
    spectators: { kind: 'numbers', about: 'how many at once', least: 1, default: [100, 1000, 5000, 10_000] },
    tables: { kind: 'numbers', about: 'how many tables they spread over', least: 1, default: [1, 50] },
    rate: { kind: 'numbers', about: 'moments a second of each table', default: [10] },
    seconds: { kind: 'number', about: 'how long each run', default: 60 },
    hosts: { kind: 'texts', about: 'which servers', of: HOSTS, default: HOSTS },
    all: {
      kind: 'switch',
      about: `more than ${OTHERS_MOST} spectators for ${OTHERS.join(', ')} too: the first two fall behind long before`,
    },
  },
})
const { seconds } = values
/** How long a host plays without spectators first, once it is warm, to know what that alone costs, seconds. */
const WARM_SECONDS = 4
const ALONE_SECONDS = 3
const PEERS = fileURLToPath(new URL('../../peers/', import.meta.url))
const MANNERS: readonly Manner[] = [
  ...Array.from({ length: 7 }, () => 'steady' as const),
  'stalled',
  'reconnecting',
  'reconnecting',
]

interface Scenario {
  readonly host: string
  readonly spectators: number
  readonly tables: number
  readonly rate: number
}

interface Outcome {
  readonly scenario: Scenario
  readonly finished: Extract<CrowdReport, { did: 'finish' }>
  readonly ends: Readonly<Record<string, string>>
  readonly before: Usage
  readonly after: Usage
  /** Processor milliseconds a second without spectators. */
  readonly alone: number
  readonly delayMs: number
}

async function run(scenario: Scenario): Promise<Outcome> {
  const { host: name, tables, rate, spectators } = scenario
  const host = start(`host-${name}.ts`, [String(tables), String(rate)])
  const crowd = start('crowd.ts', [])
  try {
    const opened = await answer<HostReport, 'open'>(host, 'open')
    const alone = await usageAlone(host)
    const { port, delayMs } = opened
    await ask(
      crowd,
      { do: 'open', host: name, port, delayMs, tables: opened.tables, count: spectators, manners: MANNERS },
      'open',
    )
    await tell<HostReport, 'show'>(host, { do: 'show' }, 'show')
    await ask(crowd, { do: 'watch' }, 'watch')
    const before = await usageOf(host)
    await sleep(seconds)
    const { ends } = await tell<HostReport, 'stop'>(host, { do: 'stop' }, 'stop')
    const finished = await ask<'finish'>(crowd, { do: 'finish' }, 'finish')
    return { scenario, finished, ends, before, after: await usageOf(host), alone, delayMs }
  } finally {
    for (const child of [host, crowd]) child.kill('SIGKILL')
  }
}

async function usageAlone(host: ChildProcess): Promise<number> {
  await sleep(WARM_SECONDS)
  const before = await usageOf(host)
  await sleep(ALONE_SECONDS)
  const after = await usageOf(host)
  return ((after.cpuMs - before.cpuMs) / (after.at - before.at)) * 1_000
}

const usageOf = async (host: ChildProcess): Promise<Usage> =>
  (await tell<HostReport, 'usage'>(host, { do: 'usage' }, 'usage')).usage

function ask<Did extends CrowdReport['did']>(crowd: ChildProcess, order: CrowdOrder, did: Did) {
  return tell<CrowdReport, Did>(crowd, order, did)
}

function tell<Report extends { readonly did: string }, Did extends Report['did']>(
  child: ChildProcess,
  order: CrowdOrder | HostOrder,
  did: Did,
): Promise<Extract<Report, { did: Did }>> {
  const answered = answer<Report, Did>(child, did)
  child.send(order)
  return answered
}

async function answer<Report extends { readonly did: string }, Did extends Report['did']>(
  child: ChildProcess,
  did: Did,
): Promise<Extract<Report, { did: Did }>> {
  for (;;) {
    const [report] = (await Promise.race([once(child, 'message'), ended(child)])) as [Report]
    if (report.did === did) return report as Extract<Report, { did: Did }>
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with exit code ${code}`)
}

function start(file: string, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As `npm start -w @paipu/server` has it; the other hosts get the same.
    execArgv: ['--max-semi-space-size=8'],
  })
}

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Spectators that are not where their table has come to: for the stalled ones, one snapshot must have brought them there. */
function behind({ finished, ends }: Outcome, manners: readonly Manner[]): number {
  return Object.entries(finished.places).reduce((sum, [place, count]) => {
    const [manner, table, at] = place.split(' ') as [Manner, string, string]
    return manners.includes(manner) && ends[table] !== at ? sum + count : sum
  }, 0)
}

function line(outcome: Outcome): string {
  const { scenario, finished, before, after, alone, delayMs } = outcome
  const { tally } = finished
  const elapsed = (after.at - before.at) / 1_000
  const cpu = after.cpuMs - before.cpuMs
  const each = ((cpu - alone * elapsed) / tally.deliveries) * 1_000
  return `| ${[
    scenario.host,
    scenario.spectators.toLocaleString('en-US'),
    scenario.tables,
    scenario.rate,
    tally.deliveries.toLocaleString('en-US'),
    Math.round(tally.deliveries / (seconds + delayMs / 1_000)).toLocaleString('en-US'),
    tally.faults,
    behind(outcome, ['steady', 'reconnecting']),
    behind(outcome, ['stalled']),
    tally.closed,
    tally.waits?.p50 ?? '–',
    tally.waits?.p99 ?? '–',
    each.toFixed(1),
    Math.round(alone),
    Math.round(after.peakRss / 2 ** 20),
  ].join(' | ')} |`
}

if (values.hosts.some((host) => INSTALLED.includes(host)) && !existsSync(`${PEERS}node_modules`))
  execFileSync('npm', ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`)
console.log(
  '| host | spectators | tables | moments/s each | deliveries | a second | lost or out of order | behind at the end | stalled ones behind | ended by the server | p50 ms | p99 ms | CPU µs a delivery | CPU ms/s alone | peak MiB |',
)
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const spectators of values.spectators)
  for (const tables of values.tables)
    for (const rate of values.rate)
      for (const host of values.hosts) {
        if (OTHERS.includes(host) && spectators > OTHERS_MOST && !values.all) continue
        console.log(line(await run({ host, spectators, tables, rate })))
      }
process.exit(0)
