import type { Page } from 'playwright-core'
import { RULE_SETS } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../support/ask.ts'
import { paipu } from '../support/paipu.ts'
import type { Product, ProductSettings } from '../support/product.ts'
import {
  asking,
  atDecision,
  checkedDeal,
  holding,
  inBranch,
  lost,
  noticed,
  openedDetails,
  openedFrameCode,
  openedKeys,
  openTab,
  previewed,
  refusedToken,
  statusKnown,
  tabbedTo,
  tablesShown,
  unconnected,
  withoutLater,
} from './acts.ts'
import { busyDeal, type BusyDeal } from './busy-deals.ts'

/** A page to take pictures of. */
export interface Pictured {
  readonly name: string
  readonly path: string
  /** How it answers, 200 where not said. */
  readonly status?: number
  /** The screen's size, where it is not the look's; such a page is shown in the widest look alone. */
  readonly screen?: { readonly width: number; readonly height: number }
  /** On paper, not on a screen: with the paper's size. */
  readonly print?: true
  /** Whether what is opened there lies over controls, as is meant: its layout is not checked. */
  readonly covered?: true
  /** What is put in its way before it is opened, in a tab of its own. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What is done on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>
}

/** Pages that one running product shows. */
export interface Scene {
  readonly settings: ProductSettings
  readonly pages: (product: Product) => Promise<readonly Pictured[]>
}

/** All that there is to see: a product that has played for long, one whose first moment is still to come, and one with nothing. */
export const SCENES: readonly Scene[] = [
  {
    settings: { tables: 'all', delaySeconds: 1, paceMs: 500 },
    pages: async (product) => {
      const busy = RULE_SETS.map((rules) => busyDeal(rules))
      const wins = busyDeal(
        RULE_SETS.find(({ id }) => id === BLOOD_FLOW)!,
        'wins',
      )
      await importAll([...busy, wins], product.store)
      const moments = [
        { name: 'wins', path: `/deals/${wins.id}?ply=${wins.ply}&view=all-hands` },
        { name: 'wins-embed', path: `/embed/deals/${wins.id}?ply=${wins.ply}&view=all-hands` },
      ]
      return [...moments, ...pagesOf(busy, await liveTable(product))]
    },
  },
  {
    settings: { tables: 'wanzhou', delaySeconds: 3600 },
    pages: async (product) => [
      { name: 'countdown', path: `/tables/${await liveTable(product)}` },
      { name: 'countdown-lobby', path: '/' },
    ],
  },
  {
    settings: { tables: 'none' },
    pages: async () => [{ name: 'no-tables', path: '/' }],
  },
  {
    settings: { tables: 'none', server: false },
    pages: async () => [
      { name: 'away-lobby', path: '/', status: 503 },
      { name: 'away-deal', path: `/deals/${NOBODY}`, status: 503 },
      { name: 'away-player', path: '/players/guest:0', status: 503 },
      { name: 'away-status', path: '/status', act: statusKnown },
      { name: 'away-exports', path: '/exports', act: previewed },
    ],
  },
]

/** A4 at 96 dots an inch. */
const PAPER = { width: 794, height: 1123 }

/** The rule set whose winners play on, their wins laid aside. */
const BLOOD_FLOW = 'blood-flow-discard-three'

const NOBODY = '01900000-0000-7000-8000-00000000dead'

/** Every page of the viewer, and the replay of each rule set at its busiest and at its end. `table` is a live table's id. */
function pagesOf(busy: readonly BusyDeal[], table: string): readonly Pictured[] {
  const { id: deal, ply } = busy.find(({ rules }) => rules.id === BLOOD_FLOW)!
  const crowded = `/deals/${deal}?ply=${ply}&view=all-hands`
  return [
    { name: 'lobby', path: '/', act: tablesShown },
    { name: 'lobby-nothing-found', path: '/?rules=wanzhou&player=nobody' },
    { name: 'table', path: `/tables/${table}` },
    ...[1, 2, 3].map((tab) => ({
      name: `table-tab-${tab}`,
      path: `/tables/${table}`,
      act: openTab(tab),
      covered: true as const,
    })),
    ...busy.flatMap(({ id, rules, records, ply }) => [
      { name: `busy-${rules.id}`, path: `/deals/${id}?ply=${ply}&view=all-hands&show=waits,danger` },
      { name: `busy-hidden-${rules.id}`, path: `/deals/${id}?ply=${ply}` },
      { name: `end-${rules.id}`, path: `/deals/${id}?ply=${records.length - 1}&view=all-hands` },
      {
        name: `print-${rules.id}`,
        path: `/deals/${id}?ply=${ply}&view=all-hands`,
        screen: PAPER,
        print: true as const,
      },
      { name: `embed-${rules.id}`, path: `/embed/deals/${id}?ply=${ply}&view=all-hands` },
    ]),
    { name: 'waiting-lobby', path: '/', before: holding('/graphql'), act: asking, covered: true },
    { name: 'waiting-table', path: `/tables/${table}`, before: unconnected('silent') },
    { name: 'waiting-deal', path: crowded, before: withoutLater, act: openTab(1), covered: true },
    { name: 'waiting-exports', path: '/exports', before: holding('/exports/preview.json') },
    { name: 'waiting-status', path: '/status', before: holding('/status.json') },
    { name: 'lost-lobby', path: '/', before: unconnected('refused'), act: noticed, covered: true },
    { name: 'lost-table', path: `/tables/${table}`, before: unconnected('refused'), act: lost },
    { name: 'deal-start', path: `/deals/${deal}?ply=0` },
    { name: 'spoiler-free', path: `/deals/${deal}?ply=40&spoilers=hidden&names=hidden` },
    { name: 'nonsense', path: `/deals/${deal}?ply=soon&view=mine` },
    ...[1, 2, 3, 4].map((tab) => ({ name: `panel-${tab}`, path: crowded, act: openTab(tab), covered: true as const })),
    { name: 'wall', path: `/deals/${deal}?ply=${ply}&view=reviewer`, act: openTab(3), covered: true },
    { name: 'decision', path: `/deals/${deal}?ply=60&view=all-hands`, act: atDecision, covered: true },
    { name: 'branch', path: `/deals/${deal}?ply=60&view=all-hands`, act: inBranch, covered: true },
    { name: 'fairness', path: crowded, act: checkedDeal, covered: true },
    { name: 'embed-code', path: crowded, act: openedFrameCode, covered: true },
    { name: 'keys', path: crowded, act: openedKeys, covered: true },
    { name: 'focus', path: crowded, act: tabbedTo(8) },
    ...[
      { width: 280, height: 400 },
      { width: 480, height: 656 },
      { width: 640, height: 360 },
    ].map((screen) => ({
      name: `frame-${screen.width}`,
      path: `/embed/deals/${deal}?ply=${ply}&view=all-hands`,
      screen,
    })),
    { name: 'frame-no-deal', path: `/embed/deals/${NOBODY}`, status: 404, screen: { width: 480, height: 656 } },
    { name: 'player', path: '/players/guest:0' },
    { name: 'player-deals', path: '/players/guest:0/deals?having=place-1' },
    { name: 'player-table', path: '/players/guest:0', act: openedDetails },
    { name: 'player-nobody', path: '/players/nobody', status: 404 },
    { name: 'exports', path: '/exports', act: previewed },
    { name: 'exports-deal', path: `/exports?deals=${deal}&format=parquet`, act: previewed },
    {
      name: 'exports-addresses',
      path: '/exports',
      act: async (page) => previewed(page).then(() => openedDetails(page)),
    },
    { name: 'exports-nothing', path: '/exports?from=1999-01-01&to=1999-01-02', act: previewed },
    { name: 'status', path: '/status', act: statusKnown },
    { name: 'status-refused', path: '/status', act: refusedToken },
    { name: 'rules', path: '/rules' },
    { name: 'statistics-deals', path: '/rules/red-dragon-wild/statistics/deals?having=won' },
    // Its deals never end with a win.
    { name: 'statistics-no-deals', path: `/rules/${BLOOD_FLOW}/statistics/deals?having=won` },
    ...RULE_SETS.flatMap(({ id }) => [
      { name: `rules-${id}`, path: `/rules/${id}` },
      { name: `statistics-${id}`, path: `/rules/${id}/statistics` },
    ]),
    { name: 'no-such-page', path: '/nowhere', status: 404 },
    { name: 'no-such-deal', path: `/deals/${NOBODY}`, status: 404 },
    { name: 'no-such-rules', path: '/rules/nothing', status: 404 },
  ]
}

async function importAll(busy: readonly BusyDeal[], store: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'paipu-busy-'))
  const file = join(folder, 'busy.jsonl')
  await writeFile(file, busy.map(({ records }) => writeLog(records)).join(''))
  await paipu('import', file, '--store', store)
  await rm(folder, { recursive: true })
}

async function liveTable({ url }: Product): Promise<string> {
  const { tables } = await ask<{ readonly tables: readonly { readonly id: string }[] }>(url, '{ tables { id } }')
  return tables[0]!.id
}
