import { missing, unlisted, type Tally } from './tally.ts'

/** The table of a rule set: each thing that can happen, how often it did, and the first deal where it did. */
export function reportOf(tally: Tally): string {
  const { rules, wanted, counts, deals } = tally
  const rows = [...wanted, ...unlisted(tally)].map((key): [string, string, string] => {
    const count = counts.get(key)
    return [key, (count?.times ?? 0).toLocaleString('en'), count?.first ?? 'never']
  })
  const width = (at: 0 | 1): number => Math.max(...rows.map((row) => row[at].length))
  const [names, times] = [width(0), width(1)]
  const lines = rows.map(([name, count, first]) => `  ${name.padEnd(names)}  ${count.padStart(times)}  ${first}`)
  const title = `${rules.id}: ${deals.toLocaleString('en')} deals, ${wanted.length - missing(tally).length} of ${wanted.length} have happened`
  return `${title}\n  ${'what'.padEnd(names)}  ${'times'.padStart(times)}  first deal (wall/players/number)\n${lines.join('\n')}\n`
}

/** What is wrong with a tally, one line each; none where all that can happen has happened and nothing else. */
export function faultsOf(tally: Tally): string[] {
  const { rules } = tally
  return [
    ...missing(tally).map((key) => `${rules.id}: never happened: ${key}`),
    ...unlisted(tally).map((key) => `${rules.id}: cannot happen and did: ${key} (${tally.counts.get(key)!.first})`),
  ]
}
