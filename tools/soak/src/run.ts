import { setTimeout as wait } from 'node:timers/promises'
import { DEAL_STREAMS } from '@paipu/contracts'
import { openCrowd, type Watchable } from './crowd.ts'
import { startDownloads } from './downloads.ts'
import { startExports } from './exports.ts'
import type { Mode, Plan } from './flags.ts'
import { openHouse, type House } from './house.ts'
import { diskFault, lagFinding, logFaults, memoryFinding, storeOf } from './judgement.ts'
import { EVERY_MS, startSampler, type Sample } from './samples.ts'
import { makeSeen } from './seen.ts'
import { judge, judgeIfPossible, newVerdict, noteFault, type Verdict } from './verdict.ts'

/** What came of a run in one mode. */
export interface Outcome {
  readonly mode: Mode
  readonly verdicts: readonly Verdict[]
  readonly figures: Readonly<Record<string, number>>
  readonly samples: readonly Sample[]
}

/** How long every table may take to go on after a kill, milliseconds: what takes longer stands still. */
const GOES_ON_MS = 120_000
/** How long a run goes on at least once all goes on after a kill, milliseconds: on a slow machine it is longer than planned. */
const AFTER_MS = 35_000
/** How often is looked whether it has. */
const LOOK_MS = 200

/** Lets everything run for the planned time, and judges it. `tell` is told how it goes. */
export async function run(mode: Mode, folder: string, plan: Plan, tell: (line: string) => void): Promise<Outcome> {
  const verdicts = {
    dense: newVerdict('the frames of a spectator follow each other without gap or double'),
    same: newVerdict('all spectators of one kind are shown the same frames'),
    published: newVerdict('what was shown of a finished deal is its published record'),
    complete: newVerdict('who stays is shown each deal to its end'),
    unchanged: newVerdict('a record is the same bytes each time, from every server'),
    exported: newVerdict('an export of the same deals is the same bytes, from every server'),
    goesOn: newVerdict('every table goes on after each kill'),
    health: newVerdict('servers are ready and healthy after each start, and end in order'),
    quiet: newVerdict('no error in a log, no rejection that nobody handles, no server that ends by itself'),
    memory: newVerdict('memory stays level'),
    lag: newVerdict('moments are not shown later and later'),
    sound: newVerdict('every chain of the store is whole and every deal legal'),
    disk: newVerdict('the disk holds as much as is computed'),
  }
  const house = await openHouse(mode, folder, plan)
  const tables = await tablesOf(house)
  const lastShown = new Map<string, number>()
  const seen = makeSeen(verdicts.same, verdicts.published)
  const sampler = startSampler(house, () => crowd.watching())
  const crowd = openCrowd({
    size: plan.spectators,
    staySeconds: plan.staySeconds,
    tables,
    port: house.port,
    watching: {
      seen,
      dense: verdicts.dense,
      complete: verdicts.complete,
      delayMs: plan.delaySeconds * 1000,
      shown(table, lagMs) {
        lastShown.set(table, Date.now())
        sampler.shown(lagMs)
      },
    },
  })
  const downloads = startDownloads(house, seen, verdicts.unchanged)
  const exporting = startExports(house, verdicts.exported)

  const began = Date.now()
  let ends = began + plan.seconds * 1000
  let kills = 0
  const progress = setInterval(() => {
    const { lagP99 = null, servers = [] } = sampler.samples.at(-1) ?? {}
    const memory = servers.map(({ rss }) => (rss / 2 ** 20).toFixed(0)).join(' and ')
    const left = Math.max(0, (ends - Date.now()) / 1000)
    tell(
      `${mode}: ${left.toFixed(0)} s left, ${kills} kills, ${crowd.watching()} watching, ` +
        `${verdicts.same.count} frames, ${verdicts.published.count} views of deals held against their records, ` +
        `p99 ${lagP99 ?? '-'} ms late, ${memory} MiB, ${faultsIn(Object.values(verdicts))} faults`,
    )
  }, EVERY_MS)

  for (;;) {
    const wish = plan.killSeconds > 0 ? Date.now() + plan.killSeconds * 1000 : Infinity
    // After the last kill there is time to go on.
    const next = wish + plan.killSeconds * 500 > ends ? ends : wish
    await wait(Math.max(0, next - Date.now()))
    if (Date.now() >= ends) break
    kills++
    sampler.killed()
    const failed = await house.kill().catch((error: Error) => error)
    if (failed !== undefined) {
      noteFault(verdicts.health, `a server did not come back: ${failed.message}`)
      break
    }
    judge(verdicts.goesOn, await stillStanding(tables, lastShown, Date.now()))
    for (const fault of await house.faults()) noteFault(verdicts.health, fault)
    ends = Math.max(ends, Date.now() + AFTER_MS)
  }
  if (plan.killSeconds === 0) judge(verdicts.goesOn, await stillStanding(tables, lastShown, Date.now()))

  clearInterval(progress)
  crowd.leave()
  sampler.stop()
  const missing = await downloads.caughtUp()
  if (missing > 0) noteFault(verdicts.published, `${missing} deals are over, and their records were not given`)
  await exporting.caughtUp()
  await Promise.all([downloads.stop(), exporting.stop()])
  const wrong = [...(await house.faults()), ...(await house.stop())]
  judge(verdicts.health, wrong.length === 0 ? null : wrong.join('; '))
  for (const fault of logFaults(house.lives)) noteFault(verdicts.quiet, fault)
  judge(verdicts.quiet, endedByThemselves(house))
  judgeIfPossible(verdicts.memory, memoryFinding(sampler.samples))
  judgeIfPossible(verdicts.lag, lagFinding(sampler.samples))
  const store = await storeOf(house.store).catch((error: Error) => error)
  judge(verdicts.sound, store instanceof Error ? store.message : null)
  judge(verdicts.disk, store instanceof Error ? 'the store is not sound' : diskFault(store))
  return {
    mode,
    verdicts: Object.values(verdicts),
    samples: sampler.samples,
    figures: {
      seconds: Math.round((Date.now() - began) / 1000),
      kills,
      tables: tables.length,
      frames: verdicts.same.count,
      'views of finished deals held against their records': verdicts.published.count,
      'spectators that came': crowd.tally.came,
      'spectators that came back': crowd.tally.cameBack,
      'connections cut off or refused by kills': crowd.tally.cutOff,
      'starts repeated for a slow store': house.tally.repeatedStarts,
      'per cent of the processor time that was wanted': grantedOf(sampler.samples),
      downloads: downloads.tally.downloads,
      'bytes downloaded': downloads.tally.bytes,
      exports: exporting.tally.exports,
      'bytes exported': exporting.tally.bytes,
      ...(store instanceof Error ? {} : storeFigures(store)),
    },
  }
}

function storeFigures({ events, streams, bytes, computed }: Awaited<ReturnType<typeof storeOf>>) {
  const deals = [...streams].filter(
    ([name, records]) => name.startsWith(DEAL_STREAMS) && records.at(-1)?.type === 'DealEnded',
  )
  const ofDeals = deals.reduce((sum, [, records]) => sum + records.length, 0)
  return {
    events,
    'finished deals': deals.length,
    'events of a finished deal, on average': Math.round(ofDeals / Math.max(1, deals.length)),
    'bytes on the disk': bytes,
    'bytes computed': Math.round(computed),
    'bytes on the disk for an event': Math.round(bytes / events),
  }
}

/** All live tables, and as whom they may be watched. */
async function tablesOf(house: House): Promise<Watchable[]> {
  const answer = await fetch(`http://127.0.0.1:${house.port()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ tables { id watching { viewers } } }' }),
  })
  const { data } = (await answer.json()) as { data: { tables: { id: string; watching: { viewers: string[] } }[] } }
  return data.tables.map(({ id, watching }) => ({ table: id, viewers: watching.viewers }))
}

/** Waits until something of every table was shown after a time; which have not gone on, `null` for none. */
async function stillStanding(
  tables: readonly Watchable[],
  lastShown: ReadonlyMap<string, number>,
  after: number,
): Promise<string | null> {
  const latest = Date.now() + GOES_ON_MS
  for (;;) {
    const standing = tables.filter(({ table }) => (lastShown.get(table) ?? 0) <= after)
    if (standing.length === 0) return null
    if (Date.now() > latest) return `${standing.length} tables did not go on, the first is ${standing[0]!.table}`
    await wait(LOOK_MS)
  }
}

/** On average, per cent; 100 where the system does not tell. */
function grantedOf(samples: readonly Sample[]): number {
  const known = samples.flatMap(({ granted }) => (granted === null ? [] : [granted]))
  return known.length === 0 ? 100 : Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 100)
}

function endedByThemselves(house: House): string | null {
  const gone = house.lives.filter(({ byItself }) => byItself)
  return gone.length === 0
    ? null
    : `${gone.length} servers ended by themselves: ${gone[0]!.running.output().slice(-500)}`
}

function faultsIn(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { faults }) => sum + faults, 0)
}
