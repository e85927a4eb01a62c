import { setImmediate as nextTurn } from 'node:timers/promises'
import { InvalidArgumentError, Option, type Command } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import { NEWEST_RULE_SETS, newestRuleSet, RULE_SET_IDS, type RuleSet } from '@paipu/engine'
import { readyDeal, writeLog } from '@paipu/records'
import { DATA_SET_FORMATS, PART_DEALS, simulateDataSet, wantsDataSet, type DataSetFlags } from './simulate-data-set.ts'
import { MOST_DEALS, plannedDeal, simulatedEvents, simulatedLog, type PlannedDeal } from './simulated-log.ts'
import { atOnce, type AtOnce } from './support/at-once.ts'
import { counted } from './support/count.ts'
import { refused, unusable } from './support/failure.ts'
import { openOutput, STDOUT, writingTo, type Output } from './support/output.ts'
import { startProgress } from './support/progress.ts'
import { openToAdd, type DealSink } from './support/store.ts'
import { countDeal, newTally, tallyRow, tallyText, type Tally } from './tally.ts'

interface SimulateFlags extends DataSetFlags {
  readonly rules: string
}

const EXAMPLES = `
Examples:
  paipu simulate --rules wanzhou --deals 1000 --seed 7                     a summary
  paipu simulate --rules wanzhou --deals 10 --seed 7 --jsonl > deals.jsonl the complete logs, one event a line
  paipu simulate --rules all --deals 60 --store data/paipu.db              deals to look at in the viewer
  paipu simulate --rules all --deals 100000 --jobs 2 --out data-set/       tables for analysis (docs/analysis.md)

The same arguments give the same bytes: ids are derived from rule set, options, seed and deal number, and the clock is
simulated (the first deal begins at 2020-01-01T00:00:00.000Z, the next five minutes later; a decision takes a second).
With --rules all the deals go round the rule sets in turn. Without --jsonl, --out or --store only the summary is made. A folder
(--out FOLDER/, or with --jobs or --format) gets a data set: every table (docs/data-dictionary.md) in parts of ${PART_DEALS} deals, which
do not depend on the number of jobs, and last a manifest.

Rule sets: ${RULE_SET_IDS.join(', ')}`

/** Adds `paipu simulate`. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('play deals with bots')
    .description('Plays deals with four standard bots, each from its start to its end.')
    .requiredOption('--rules <id|all>', 'the rule set, or all of them')
    .option('--deals <n>', 'how many deals', dealCount, 1)
    .option('--seed <text>', 'what all chance comes from', '1')
    .option('--jsonl', 'write the complete logs to standard output, one event a line, as stored')
    .option('--out <file|folder/>', 'write the complete logs to a file, or a data set into a folder')
    .addOption(new Option('--format <format>', 'the format of a data set').choices(DATA_SET_FORMATS))
    .option('--jobs <n>', 'how many parts of a data set are made at the same time', jobCount)
    .option('--store [path|url]', "add the deals to the event store, a file or esdb://… (default: the server's own)")
    .option('--json', 'write the summary as JSON')
    .addHelpText('after', EXAMPLES)
    .action(simulate)
}

function dealCount(text: string): number {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > MOST_DEALS)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_DEALS}.`)
  return count
}

function jobCount(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 99.')
  return Number(text)
}

async function simulate(flags: SimulateFlags): Promise<void> {
  if (flags.jsonl === true && flags.json === true)
    throw unusable('simulate: --jsonl writes the logs, --json the summary: give one of them')
  const ruleSets = ruleSetsOf(flags.rules)
  if (wantsDataSet(flags)) return simulateDataSet(ruleSets, flags)
  const sink = flags.store === undefined ? null : await openToAdd(flags.store === true ? undefined : flags.store)
  try {
    const logs = flags.out !== undefined || flags.jsonl === true ? await openOutput(flags.out) : null
    await (logs === null
      ? playAll(ruleSets, flags, null, sink)
      : writingTo(logs, (output) => playAll(ruleSets, flags, output, sink)))
  } finally {
    await sink?.close()
  }
}

function ruleSetsOf(id: string): readonly RuleSet[] {
  if (id === 'all') return NEWEST_RULE_SETS
  const rules = newestRuleSet(id)
  if (rules === null)
    throw unusable(`--rules: there is no rule set ${JSON.stringify(id)}: there are ${RULE_SET_IDS.join(', ')}, or all`)
  return [rules]
}

async function playAll(
  ruleSets: readonly RuleSet[],
  flags: SimulateFlags,
  logs: Output | null,
  sink: DealSink | null,
): Promise<void> {
  const tallies = ruleSets.slice(0, flags.deals).map((rules) => newTally(rules.id))
  const began = performance.now()
  const progress = startProgress(flags.deals, 'deals', flags.jsonl === true && flags.out === undefined)
  const storing = atOnce(sink?.atOnce ?? 1)
  const take =
    logs === null && sink === null
      ? countOnly
      : async (plan: PlannedDeal, tally: Tally) => keep(plan, tally, logs, sink, storing)
  try {
    for (let index = 0; index < flags.deals; index++) {
      // One deal after the other, as fast as the slowest taker.
      await take(plannedDeal(ruleSets, flags.seed, index), tallies[index % ruleSets.length]!)
      progress.advance(1)
    }
    await storing.finish()
  } finally {
    progress.stop()
  }
  if (flags.jsonl !== true) await STDOUT.write(summary(tallies, (performance.now() - began) / 1000, flags))
}

/** Gives the event loop a turn, so that the bar moves. */
function countOnly(plan: PlannedDeal, tally: Tally): Promise<void> {
  countDeal(tally, simulatedEvents(plan))
  return nextTurn()
}

async function keep(
  plan: PlannedDeal,
  tally: Tally,
  logs: Output | null,
  sink: DealSink | null,
  storing: AtOnce,
): Promise<void> {
  const records = simulatedLog(plan)
  countDeal(tally, records)
  await logs?.write(writeLog(records))
  if (sink !== null) await storing.begin(() => store(sink, records))
}

async function store(sink: DealSink, records: readonly EventRecord[]): Promise<void> {
  const imported = await sink.put(readyDeal(records))
  if (imported.result === 'refused') throw refused(`the store refuses ${records[0]!.stream}: ${imported.fault.message}`)
}

function summary(tallies: readonly Tally[], seconds: number, { deals, seed, json }: SimulateFlags): string {
  const rate = deals / seconds
  if (json === true)
    return `${JSON.stringify({ deals, seed, seconds, dealsPerSecond: rate, ruleSets: tallies.map(tallyRow) })}\n`
  return `${tallies.map(tallyText).join('\n')}\n${counted(deals, 'deal')} of seed ${JSON.stringify(seed)} in ${seconds.toFixed(1)} s, ${rate.toFixed(0)} deals/s\n`
}
