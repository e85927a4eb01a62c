import { dealStream, type EventRecord } from '@paipu/contracts'
import {
  bySeat,
  decide,
  evolveAll,
  legalActions,
  SEATS,
  tableActions,
  UNSTARTED,
  type BySeat,
  type Command,
  type Deal,
  type RuleSet,
  type SeatCommand,
  type StartCommand,
} from '@paipu/engine'
import { commitmentOf, dealSeed, derivedId, randomStream, sha256Hex, wallOf, type RandomStream } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, sealAfter } from '@paipu/records'
import { lackAfter } from '../../libs/engine/test/support/play.ts'

/** A deal with a moment at which as much lies on the table as deals of its rule set come to. */
export interface BusyDeal {
  readonly id: string
  readonly rules: RuleSet
  readonly records: readonly EventRecord[]
  /** The moment, by its number. */
  readonly ply: number
}

/** Among how many deals the busiest is looked for. */
const DEALS = 400
const BEGAN = Date.UTC(2026, 10, 1, 12)
const NO_CLIENT_SEEDS: BySeat<null> = [null, null, null, null]

/** Names that are hard to fit: a long one in Latin letters, one in Chinese, one from right to left, one with a picture. */
const NAMES: BySeat<string> = [
  'Aleksandra Wiśniewska-Kowalczyk',
  '欧阳司徒上官诸葛慕容',
  'عبد الرحمن الطويل جداً',
  '🀄 红中 Dragonfly',
]

/** What makes a moment busy: kongs and wins on the table, or the wins of one seat. */
type Measure = 'all' | 'wins'

/** The busiest of many deals whose players take every kong and most wins: the same at every run. */
export function busyDeal(rules: RuleSet, measure: Measure = 'all'): BusyDeal {
  const id = derivedId(BEGAN, `busy|${rules.id}|${measure}`)
  let best: { readonly worth: number; readonly steps: readonly Step[]; readonly at: number } | null = null
  for (let number = 1; number <= DEALS; number++) {
    const steps = [...play(rules, `busy ${number}`)]
    // Not the end, where the hands lie open.
    const worths = steps.slice(0, -1).map(({ after }) => busyness(after, measure))
    const worth = Math.max(...worths)
    if (best === null || worth > best.worth) best = { worth, steps, at: worths.indexOf(worth) }
  }
  const { steps, at } = best!
  const events = steps.slice(0, at + 1).reduce((sum, step) => sum + step.events.length, 0)
  return { id, rules, records: recordsOf(id, steps), ply: events - 1 }
}

interface Step {
  readonly events: Parameters<typeof sealAfter>[2]
  readonly after: Deal
}

function* play(rules: RuleSet, name: string): Generator<Step> {
  const secret = sha256Hex(`${rules.id}|${name}`)
  const random = randomStream(dealSeed(secret, NO_CLIENT_SEEDS), 'busy')
  let { after } = yield* decided(UNSTARTED, startOf(rules, secret))
  while (after.phase.name !== 'ended') ({ after } = yield* decided(after, next(after, random)))
}

function* decided(state: Deal | typeof UNSTARTED, command: Command): Generator<Step, Step> {
  const decision = decide(state, command)
  if (!decision.ok) throw new Error(decision.refusal.message)
  const step = { events: decision.events, after: evolveAll(state, decision.events) as Deal }
  yield step
  return step
}

function startOf(rules: RuleSet, secret: string): StartCommand {
  const seed = dealSeed(secret, NO_CLIENT_SEEDS)
  return {
    type: 'start',
    ruleSet: { id: rules.id, version: rules.version, options: rules.options },
    table: null,
    dealNumber: 1,
    dealer: 0,
    seats: bySeat((seat) => ({ player: `guest:${seat}`, name: NAMES[seat], kind: 'human' })),
    clock: rules.clock,
    commitment: commitmentOf(secret),
    source: null,
    seed: secret,
    clientSeeds: NO_CLIENT_SEEDS,
    ...wallOf(seed, rules.reds, rules.birds),
  }
}

function next(deal: Deal, random: RandomStream): Command {
  const seat = SEATS.find((one) => legalActions(deal, one).length > 0)
  if (seat !== undefined) return choose(deal, legalActions(deal, seat), random)
  const actions = tableActions(deal).filter(({ type }) => type !== 'time-limit')
  return actions[random.below(actions.length)]!
}

/** Kongs before wins, wins before pungs, else towards a ready hand. */
function choose(deal: Deal, actions: readonly SeatCommand[], random: RandomStream): SeatCommand {
  const call =
    actions.find(({ type }) => type === 'kong') ??
    answering(actions, 'kong') ??
    actions.find(({ type }) => type === 'win') ??
    answering(actions, 'win') ??
    (random.below(2) > 0 ? answering(actions, 'pung') : undefined)
  if (call !== undefined) return call
  const lacks = actions.map((action) => lackAfter(deal, action))
  const least = Math.min(...lacks)
  const best = actions.filter((_, index) => lacks[index] === least)
  return best[random.below(best.length)]!
}

function answering(actions: readonly SeatCommand[], answer: string): SeatCommand | undefined {
  return actions.find((action) => action.type === 'answer' && action.answer === answer)
}

function busyness({ seats }: Deal, measure: Measure): number {
  const kongs = seats.map(({ melds }) => melds.filter(({ kind }) => kind !== 'pung').length)
  const wins = seats.map((seat) => seat.wins.length)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  if (measure === 'wins') return Math.max(...wins)
  return 4 * Math.max(...kongs) ** 2 + 2 * sum(kongs) + 8 * wins.filter((count) => count > 0).length + 3 * sum(wins)
}

function recordsOf(deal: string, steps: readonly Step[]): EventRecord[] {
  const records: EventRecord[] = []
  for (const [index, { events }] of steps.entries()) {
    const now = BEGAN + index * 2_000
    let ids = records.length
    const newId = (): string => derivedId(now, `${deal}|${ids++}`)
    const stamp = { time: new Date(now).toISOString(), correlationId: deal, actor: 'table', newId } as const
    records.push(...sealAfter(dealStream(deal), headAfter(EMPTY_HEAD, records), events, stamp))
  }
  return records
}
