import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulateDeal } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import type { RuleSet } from '@paipu/engine'

const FOLDER = join(import.meta.dirname, '../../../../fixtures/deals')

/** The events of a deal by standard bots. */
export function simulated(rules: RuleSet, seed: string): DealEvent[] {
  return [...simulateDeal({ rules, options: rules.options, seed, dealNumber: 1 })].flatMap(({ events }) => events)
}

/** The events of every golden deal, by its file's name. */
export function goldenDeals(): (readonly [string, DealEvent[]])[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => {
      const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n')
      return [name, lines.map((line) => JSON.parse(line) as DealEvent)] as const
    })
}
