import type { DealEndedV1 } from '@paipu/contracts'
import { wallLeft } from '@paipu/engine'
import { integer, text, time, type Column } from './column.ts'
import { stepsOf, type FinishedDeal } from './finished-deal.ts'
import { table } from './table.ts'

const COLUMNS: readonly Column<FinishedDeal>[] = [
  text('deal', 'The deal, a UUID.', ({ id }) => id),
  text('rule_set', 'The rule set it was played by.', ({ started }) => started.ruleSet.id),
  integer('rule_version', 'versions', 'The version of the rule set.', ({ started }) => started.ruleSet.version),
  integer(
    'fan_cap',
    'fan',
    'The most fan that count; null where there is no cap.',
    ({ started }) => started.ruleSet.options.fanCap,
  ),
  text(
    'table',
    'The table it was played at, a UUID; null for a deal that was simulated or imported.',
    ({ started }) => started.table,
  ),
  integer(
    'deal_number',
    'deals',
    'Which deal of its table or series it is, from 1.',
    ({ started }) => started.dealNumber,
  ),
  integer('dealer', 'seat', 'Who dealt, 0 to 3.', ({ started }) => started.dealer),
  time('started', 'When it began.', ({ steps }) => steps[0]!.time),
  time('ended', 'When it ended.', ({ steps }) => steps.at(-1)!.time),
  integer(
    'duration',
    'milliseconds',
    'How long it took.',
    ({ steps }) => Date.parse(steps.at(-1)!.time) - Date.parse(steps[0]!.time),
  ),
  text('result', 'Why it ended: won, wall-end, time-limit.', (deal) => ending(deal).result),
  integer('events', 'events', 'How many events it has.', ({ steps }) => steps.length),
  integer('discards', 'tiles', 'How many tiles were discarded.', ({ end }) => end.discards),
  integer('wall_left', 'tiles', 'How many live tiles were left at its end.', ({ end }) => wallLeft(end)),
  integer('wins', 'wins', 'How many wins were declared.', ({ end }) => sum(end.seats.map(({ wins }) => wins.length))),
  integer(
    'winners',
    'seats',
    'How many seats won at least once.',
    ({ end }) => end.seats.filter(({ wins }) => wins.length > 0).length,
  ),
  integer(
    'kongs',
    'kongs',
    'How many kongs were made; one that was robbed is none.',
    (deal) => stepsOf(deal, 'KongMade').length - stepsOf(deal, 'KongRobbed').length,
  ),
  integer('kongs_robbed', 'kongs', 'How many added kongs were robbed.', (deal) => stepsOf(deal, 'KongRobbed').length),
  text(
    'swap_direction',
    'Where the swapped tiles went: left, across, right; null where there is no swap.',
    ({ end }) => end.swap?.direction ?? null,
  ),
  integer(
    'swap_die',
    'pips',
    'The die that gave the direction, where one is rolled.',
    ({ end }) => end.swap?.die ?? null,
  ),
  text('commitment', 'SHA-256 of the secret seed, published before the deal.', ({ started }) => started.commitment),
  text('seed', 'The secret seed, opened at the end.', (deal) => ending(deal).seed),
  text('source', 'Where an imported deal was recorded.', ({ started }) => started.source),
  text('head', "The hash of the deal's last event, which stands for all of them.", ({ head }) => head),
]

function ending({ steps }: FinishedDeal): DealEndedV1 {
  return steps.at(-1)!.event.data as DealEndedV1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** One row a deal. */
export const DEALS = table({
  name: 'deals',
  meaning: 'Every deal.',
  key: ['deal'],
  columns: COLUMNS,
  facts: (deal) => [deal],
})
