import { isDeepStrictEqual } from 'node:util'
import { playerRows, playerStatistics, ruleSetStatistics, type Statistics } from '@paipu/read-models'
import type { ServerStatistics } from './ask-server.ts'

/**
 * What a server says otherwise than the statistics here, a line each. Each of its answers is held against what counts as of
 * its own moment, the earliest first: totals only grow.
 */
export function differences(statistics: Statistics, { players, ruleSets }: ServerStatistics): string[] {
  const found: string[] = []
  for (const { id, asOf, ...said } of byMoment(ruleSets))
    found.push(...fields(`rule set ${id}`, ruleSetStatistics(statistics, id, Date.parse(asOf)), said))
  for (const { id, asOf, ...said } of byMoment(players)) {
    const here = playerStatistics(statistics, id, Date.parse(asOf))
    if (here === null) found.push(`player ${id}: not here`)
    else {
      const { name, kind, lastPlayed, all } = here
      found.push(
        ...fields(`player ${id}`, { name, kind, lastPlayed, ...all }, { ...said, ...said.all, all: undefined }),
      )
    }
  }
  const last = Math.max(0, ...players.map(({ asOf }) => Date.parse(asOf)))
  const there = new Set(players.map(({ id }) => id))
  for (const { id } of playerRows(statistics, { search: '', first: Infinity, after: null, now: last }).players)
    if (!there.has(id)) found.push(`player ${id}: not there`)
  return found
}

function byMoment<Said extends { readonly asOf: string }>(all: readonly Said[]): Said[] {
  return all.toSorted((a, b) => Date.parse(a.asOf) - Date.parse(b.asOf))
}

function fields(whose: string, here: object, there: object): string[] {
  return Object.entries(here)
    .filter(([field, value]) => !isDeepStrictEqual(value, Reflect.get(there, field)))
    .map(
      ([field, value]) =>
        `${whose}: ${field}: ${JSON.stringify(value)} here, ${JSON.stringify(Reflect.get(there, field))} there`,
    )
}
