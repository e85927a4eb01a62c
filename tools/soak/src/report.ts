import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from './flags.ts'
import type { Outcome } from './run.ts'
import type { Sample } from './samples.ts'
import { fails, holds, type Verdict } from './verdict.ts'

/** Writes what came of all runs as JSON and as Markdown; answers where. */
export function writeReport(plan: Plan, outcomes: readonly Outcome[]): string {
  mkdirSync(plan.out, { recursive: true })
  writeFileSync(join(plan.out, 'report.json'), `${JSON.stringify({ plan, outcomes }, null, 1)}\n`)
  const path = join(plan.out, 'report.md')
  writeFileSync(path, `# Soak test\n\n${planLine(plan)}\n\n${outcomes.map(section).join('\n')}`)
  return path
}

function planLine({ tables, spectators, seconds, killSeconds, paceMs, delaySeconds }: Plan): string {
  return (
    `${tables} tables at ${paceMs} ms a moment, ${spectators} spectators ${delaySeconds} s behind, ` +
    `${Math.round(seconds / 60)} minutes of each mode, ${killSeconds > 0 ? `a kill every ${killSeconds} s` : 'no kill'}.`
  )
}

const MODES = { cluster: 'Two servers over one node', single: 'One server over the embedded store' } as const

function section({ mode, verdicts, figures, samples }: Outcome): string {
  return [
    `## ${MODES[mode]}\n`,
    '| | what must hold | looked at | faults |\n|---|---|---:|---:|',
    ...verdicts.map(
      (verdict) =>
        `| ${holds(verdict) ? '✓' : fails(verdict) ? '✗' : '–'} | ${verdict.name} | ${verdict.count} | ${verdict.faults} |`,
    ),
    '',
    ...verdicts.flatMap(({ name, unjudged, examples }) => [
      ...(unjudged === null ? [] : [`- ${name}: not judged, ${unjudged}`]),
      ...examples.map((example) => `- ${example}`),
    ]),
    '',
    '| figure | |\n|---|---:|',
    ...Object.entries(figures).map(([name, figure]) => `| ${name} | ${figure.toLocaleString('en')} |`),
    '',
    '| minute | watching | moments | late p50, ms | late p99, ms | memory, MiB | event loop p99, ms | processor time had, % |\n|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...byMinute(samples),
    '',
  ].join('\n')
}

/** A row for each minute: the highest of what was measured in it, and of processor time the least. */
function byMinute(samples: readonly Sample[]): string[] {
  const minutes = Map.groupBy(samples, ({ at }) => Math.floor(at / 60))
  return [...minutes].map(([minute, all]) => {
    const most = (values: readonly (number | null)[]): string => {
      const known = values.filter((value) => value !== null)
      return known.length === 0 ? '' : Math.max(...known).toFixed(0)
    }
    const servers = all.flatMap(({ servers }) => servers)
    return `| ${[
      minute,
      most(all.map(({ spectators }) => spectators)),
      all.reduce((sum, { moments }) => sum + moments, 0),
      most(all.map(({ lagP50 }) => lagP50)),
      most(all.map(({ lagP99 }) => lagP99)),
      most(servers.map(({ rss }) => rss / 2 ** 20)),
      most(servers.map(({ loopDelayP99 }) => (loopDelayP99 === null ? null : loopDelayP99 * 1000))),
      Math.round(Math.min(1, ...all.map(({ granted }) => granted ?? 1)) * 100),
    ].join(' | ')} |`
  })
}

/** What did not hold, and what could not be judged, in words. */
export function faultLines(mode: string, verdicts: readonly Verdict[]): string[] {
  const open = verdicts.filter((verdict) => !holds(verdict) && !fails(verdict))
  const failed = verdicts.filter(fails)
  return [
    ...open.map(({ name, unjudged }) => `– ${mode}: ${name}: not judged, ${unjudged}`),
    ...failed.flatMap(({ name, count, faults, examples }) => [
      `✗ ${mode}: ${name} (${count === 0 ? 'it was never looked at' : `${faults} faults`})`,
      ...examples.map((example) => `    ${example}`),
    ]),
  ]
}
