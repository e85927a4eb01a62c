import { RULE_SETS } from '@paipu/engine'
import type { BusyDeal } from './busy-deals.ts'

/** A page to take pictures of. */
export interface Pictured {
  readonly name: string
  readonly path: string
  /** How it answers, 200 where not said. */
  readonly status?: number
}

/** Every page of the viewer, and the replay of each rule set at its busiest and at its end. `table` is a live table's id. */
export function pictured(busy: readonly BusyDeal[], table: string): readonly Pictured[] {
  const [any] = busy
  return [
    { name: 'lobby', path: '/' },
    { name: 'lobby-nothing-found', path: '/?rules=wanzhou&player=nobody' },
    { name: 'table', path: `/tables/${table}` },
    ...busy.flatMap(({ id, rules, ply }) => [
      { name: `busy-${rules.id}`, path: `/deals/${id}?ply=${ply}&view=all-hands&show=waits,danger` },
      { name: `busy-hidden-${rules.id}`, path: `/deals/${id}?ply=${ply}` },
    ]),
    { name: 'deal-end', path: `/deals/${any!.id}?ply=9999&view=all-hands&show=points` },
    { name: 'deal-start', path: `/deals/${any!.id}?ply=0` },
    { name: 'spoiler-free', path: `/deals/${any!.id}?ply=40&spoilers=hidden&names=hidden` },
    { name: 'player', path: '/players/guest:0' },
    { name: 'embed', path: `/embed/deals/${any!.id}?ply=${any!.ply}` },
    { name: 'player-deals', path: '/players/guest:0/deals' },
    { name: 'status', path: '/status' },
    { name: 'rules', path: '/rules' },
    ...RULE_SETS.map(({ id }) => ({ name: `rules-${id}`, path: `/rules/${id}` })),
    { name: 'statistics', path: `/rules/${RULE_SETS[0]!.id}/statistics` },
    { name: 'not-found', path: '/nowhere', status: 404 },
    { name: 'no-such-deal', path: '/deals/01900000-0000-7000-8000-00000000dead', status: 404 },
  ]
}
