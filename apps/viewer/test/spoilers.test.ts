import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { analyseDeal, whatIf, type DealAnalysis } from '@paipu/analysis'
import { decisionsOf } from '@paipu/engine'
import { ALL_HANDS, REVIEWER, seatViewer, SPECTATOR, type TimedEvent, type Viewer } from '@paipu/views'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FinishedDeal } from '../src/api/schema.ts'
import { costlyPlies, costsOf, decisionAt, readyMarks } from '../src/analysis/reading.ts'
import { readAddress, type Address } from '../src/stage/address.ts'
import { timedBranch } from '../src/replay/branch.ts'
import { Controls } from '../src/replay/controls.tsx'
import type { OpenDeal } from '../src/stage/open-deal.ts'
import { ReplayPage } from '../src/replay/replay.tsx'
import { ScoreSheet } from '../src/replay/score-sheet.tsx'
import { Side } from '../src/replay/side.tsx'
import { toldDecision, toldUpTo } from '../src/replay/told.ts'
import { loadLater } from '../src/replay/use-later.ts'
import { useReplay } from '../src/replay/use-replay.ts'
import type { PanelName } from '../src/stage/panels.tsx'
import { wordsIn } from '../src/words/catalogue.ts'
import { WordsProvider } from '../src/words/context.tsx'
import { carelessDeal } from './deal.ts'

/**
 * Two deals that are the same up to a moment and differ in what comes after it: without spoilers every page of the one, up to
 * that moment, is to the letter that of the other.
 */
interface Told {
  readonly deal: OpenDeal
  readonly analysis: DealAnalysis
}

const PANELS: readonly PanelName[] = ['events', 'points', 'analysis', 'wall', 'deal']
const VIEWERS: readonly (readonly [string, Viewer])[] = [
  ['a spectator', SPECTATOR],
  ['a seat', seatViewer(1)],
  ['all hands', ALL_HANDS],
  ['the wall', REVIEWER],
]

const LATER = await loadLater()

const nothing = () => {}
const ROUTER: AppRouterInstance = {
  bfcacheId: '',
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

function toldOf(events: readonly TimedEvent[]): Told {
  const ended = events.at(-1)!
  const started = events[0]!
  if (started.event.type !== 'DealStarted' || ended.event.type !== 'DealEnded') throw new Error('not a whole deal')
  const row: FinishedDeal = {
    id: 'a',
    table: null,
    ruleSet: { ...started.event.data.ruleSet, nameEn: 'Rules', nameZh: '规则' },
    dealNumber: 1,
    dealer: started.event.data.dealer,
    seats: started.event.data.seats.map(({ name }) => ({ id: name, name, kind: 'bot' })),
    startedAt: started.time,
    endedAt: ended.time,
    result: ended.event.data.result,
    totals: ended.event.data.totals,
    wins: events.filter(({ event }) => event.type === 'WinDeclared').length,
    source: null,
  }
  const deal: OpenDeal = { row, events, seed: ended.event.data.seed, head: ended.time, previous: null, next: null }
  return { deal, analysis: analyseDeal(events.map(({ event }) => event)) }
}

/** What a page shows beside the board, with one of its panels open, once the decisions have been looked at. */
function Beside({
  told: { deal, analysis: whole },
  address,
  panel,
}: {
  told: Told
  address: Address
  panel: PanelName
}) {
  const replay = useReplay(deal.events, address)
  const { frames, viewer, told, reached } = replay
  const analysis = told ? whole : toldUpTo(whole, reached)
  const costs = costsOf(analysis, viewer)
  const costly = costlyPlies(frames, costs)
  const events = told ? deal.events : deal.events.slice(0, reached + 1)
  const started = frames[0]!.state.started!
  const moves = { first: nothing, back: nothing, forward: nothing, last: nothing }
  return [
    createElement(Controls, {
      key: 'controls',
      replay,
      moves,
      bottom: 0,
      inWords: () => '',
      costly,
      ready: readyMarks(analysis, viewer, frames),
      playing: false,
      onPlaying: nothing,
      speed: '1',
      onSpeed: nothing,
      onSeek: nothing,
      onHelp: nothing,
    }),
    createElement(Side, {
      key: 'side',
      deal,
      events,
      branched: false,
      address,
      replay,
      analysis,
      decisionOf: (source) => toldDecision(decisionAt(whole, source), reached),
      costs,
      costly,
      panel,
      onPanel: nothing,
      later: LATER,
      onSeek: nothing,
      onChange: nothing,
    }),
    createElement(ScoreSheet, { key: 'paper', deal, events, told, started, frames, analysis }),
  ]
}

function markup(page: ReactNode): string {
  const inWords = createElement(WordsProvider, { language: 'en', words: wordsIn('en') }, page)
  return renderToStaticMarkup(createElement(AppRouterContext, { value: ROUTER }, inWords))
}

/** Everything that a page shows at a moment: the page as it comes, and what stands beside the board for each panel. */
function pagesOf(told: Told, ply: number, viewer: Viewer, spoilerFree: boolean): string[] {
  const address: Address = { ...readAddress({ ply: String(ply) }, spoilerFree), viewer }
  return [
    markup(createElement(ReplayPage, { deal: told.deal, address })),
    ...PANELS.map((panel) => markup(createElement(Beside, { told, address, panel }))),
  ]
}

describe('without spoilers', () => {
  let one: Told
  let other: Told
  /** The first event that differs. */
  let fork: number

  beforeAll(() => {
    const events = carelessDeal('a')
    const plain = events.map(({ event }) => event)
    const made = [...decisionsOf(plain)]
    const decision = made.slice(Math.floor(made.length / 3)).find(({ actions }) => actions.length > 3)!
    for (let action = 0; action < decision.actions.length; action++) {
      const branch = whatIf(plain, { source: decision.source, action })!
      const totals = (deal: typeof branch) => JSON.stringify(deal.at(-1))
      if (JSON.stringify(branch[decision.source]) === JSON.stringify(plain[decision.source])) continue
      if (totals(branch) === totals(plain)) continue
      fork = decision.source
      one = toldOf(events)
      other = toldOf(timedBranch(events, branch, { source: fork, action }))
      return
    }
    throw new Error('the deal has no other future')
  })

  test.each(VIEWERS)('nothing that %s sees depends on what has not been reached', (_, viewer) => {
    // Views number their moments differently; up to the fork no view has more of them than there are events.
    const seen = (deal: OpenDeal) =>
      deal.events.slice(0, fork).filter(({ event }) => viewer.seats.length === 4 || event.type !== 'ClaimAnswered')
        .length
    const last = seen(one.deal) - 1
    for (const ply of [0, 3, 10, last - 7, last])
      expect(pagesOf(one, ply, viewer, true), `moment ${ply}`).toEqual(pagesOf(other, ply, viewer, true))
  })

  test('with spoilers the two differ in every panel but the events’, which show as far as the moment goes', () => {
    const [mine, its] = [pagesOf(one, 10, SPECTATOR, false), pagesOf(other, 10, SPECTATOR, false)]
    for (const index of mine.keys()) expect(mine[index]).not.toBe(its[index])
  })

  test('at the end everything is told', () => {
    const last = String(one.deal.events.length - 1)
    const address: Address = { ...readAddress({ ply: last, view: 'all-hands' }, true) }
    const html = markup(createElement(Beside, { told: one, address, panel: 'deal' }))
    const plain = markup(
      createElement(Beside, { told: one, address: { ...address, spoilerFree: false }, panel: 'deal' }),
    )
    const withoutSwitch = (text: string) => text.replaceAll(/<button.*?<\/button>/g, '')
    expect(withoutSwitch(html).replaceAll('&amp;spoilers=hidden', '')).toBe(withoutSwitch(plain))
  })
})
