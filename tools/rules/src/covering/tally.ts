import type { DealEvent } from '@paipu/contracts'
import { evolve, type Deal, type DealState, type RuleSet } from '@paipu/engine'
import { dealName, playCorpusDeal, type CorpusDeal, type Moment } from '../corpus/play.ts'
import type { Branch, Seen } from './branch.ts'
import { CATALOGUES, type Catalogue } from './catalogue.ts'
import { keysOfEvent, listedKeys } from './keys.ts'

/** How often something happened, and the deal in which it first did. */
export interface Count {
  times: number
  readonly first: string
}

/** What has happened in the deals of one rule set so far. Keys are the rows of the report. */
export interface Tally {
  readonly rules: RuleSet
  /** Everything that must happen, in the report's order. */
  readonly wanted: readonly string[]
  readonly counts: Map<string, Count>
  deals: number
}

/** The tally of a rule set before its first deal. */
export function newTally(rules: RuleSet): Tally {
  const catalogue = catalogueOf(rules)
  return {
    rules,
    wanted: [...listedKeys(catalogue), ...catalogue.branches.map(branchKey)],
    counts: new Map(),
    deals: 0,
  }
}

function catalogueOf(rules: RuleSet): Catalogue {
  const catalogue = CATALOGUES[rules.id]
  if (catalogue === undefined) throw new Error(`no catalogue of what can happen under ${rules.id}`)
  return catalogue
}

/** The row of a branch. */
function branchKey({ rule, what }: Branch): string {
  return `${rule}: ${what}`
}

/** Plays a deal and counts everything that happens in it. Gives the keys that happened. */
export function countDeal(tally: Tally, deal: CorpusDeal): ReadonlySet<string> {
  const happened = new Set<string>()
  const name = dealName(deal)
  const count = (key: string): void => {
    happened.add(key)
    const known = tally.counts.get(key)
    if (known === undefined) tally.counts.set(key, { times: 1, first: name })
    else known.times++
  }
  const branches = indexed(catalogueOf(tally.rules).branches)
  const trail: DealEvent[] = []
  for (const moment of playCorpusDeal(deal)) countMoment(moment, branches, trail, count)
  tally.deals++
  return happened
}

type Indexed = ReadonlyMap<Branch['on'], readonly Branch[]>

function indexed(branches: readonly Branch[]): Indexed {
  return Map.groupBy(branches, (branch) => branch.on)
}

function countMoment(
  { before, command, decision }: Moment,
  branches: Indexed,
  trail: DealEvent[],
  count: (key: string) => void,
): void {
  if (!decision.ok) {
    const { code } = decision.refusal
    count(`refusal ${code}`)
    for (const branch of branches.get('refusal') ?? [])
      if (branch.on === 'refusal' && branch.code === code && branch.happened(command, before as Deal))
        count(branchKey(branch))
    return
  }
  let at: DealState = before
  for (const event of decision.events) {
    const after: DealState = evolve(at, event)
    for (const key of keysOfEvent(event, after)) count(key)
    const seen = { at, after, asked: before, command, events: decision.events, trail } as Seen
    for (const branch of branches.get(event.type) ?? [])
      if (branch.on !== 'refusal' && branch.happened(event.data as never, seen)) count(branchKey(branch))
    trail.push(event)
    at = after
  }
}

/** What should have happened and did not. */
export function missing({ wanted, counts }: Tally): string[] {
  return wanted.filter((key) => !counts.has(key))
}

/** What happened and by the catalogue cannot. */
export function unlisted({ wanted, counts }: Tally): string[] {
  const known = new Set(wanted)
  return [...counts.keys()].filter((key) => !known.has(key))
}
