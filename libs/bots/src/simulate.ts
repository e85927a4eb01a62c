import {
  bySeat,
  decide,
  evolveAll,
  UNSTARTED,
  type BySeat,
  type RuleSet,
  type Seat,
  type StartCommand,
} from '@paipu/engine'
import { commitmentOf, dealSeed, randomStream, sha256Hex, wallOf, type RandomStream } from '@paipu/fairness'
import type { RuleOptions } from '@paipu/contracts'
import { playOut, type Chance, type Decided } from './play-out.ts'
import { standardBot } from './standard.ts'

/** A deal to simulate. The same values give the same deal on every machine. */
export interface Simulation {
  readonly rules: RuleSet
  readonly options: RuleOptions
  /** Any text; every deal number of it gives another deal. */
  readonly seed: string
  /** Which deal of the seed, from 1. */
  readonly dealNumber: number
}

/** Plays one deal with four standard bots, from its start to its end, decision by decision. */
export function* simulateDeal(simulation: Simulation): Generator<Decided> {
  const { rules, dealNumber } = simulation
  const secret = sha256Hex(`paipu simulate|${rules.id}@${rules.version}|${simulation.seed}|${dealNumber}`)
  const seed = dealSeed(secret, NO_CLIENT_SEEDS)
  const start = startOf(simulation, secret, seed)
  const opened = decide(UNSTARTED, start)
  if (!opened.ok) throw new Error(`${opened.refusal.code}: ${opened.refusal.message}`)
  yield { command: start, events: opened.events }
  const bots = bySeat((seat) => standardBot(randomStream(seed, `bot:${seat}`)))
  yield* playOut(evolveAll(UNSTARTED, opened.events), bots, chanceOf(randomStream(seed, 'chance')))
}

const NO_CLIENT_SEEDS: BySeat<null> = [null, null, null, null]

function startOf({ rules, options, dealNumber }: Simulation, secret: string, seed: string): StartCommand {
  return {
    type: 'start',
    ruleSet: { id: rules.id, version: rules.version, options },
    table: null,
    dealNumber,
    dealer: randomStream(seed, 'dealer').below(4) as Seat,
    seats: bySeat((seat) => ({ player: `bot:standard-${seat}`, name: `Bot ${seat + 1}`, kind: 'bot' })),
    clock: rules.clock,
    commitment: commitmentOf(secret),
    source: null,
    seed: secret,
    clientSeeds: NO_CLIENT_SEEDS,
    ...wallOf(seed, rules.reds, rules.birds),
  }
}

/** Chance from a named sub-stream (rules.md C21): the direction of the swap, or the die. */
export function chanceOf(random: RandomStream): Chance {
  return (actions) => actions[random.below(actions.length)]!
}
