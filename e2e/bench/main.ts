import { cpus } from 'node:os'
import type { Browser } from 'playwright-core'
import { startBrowser } from '../support/browser.ts'
import { goldenDeal } from '../support/fixtures.ts'
import { startProduct } from '../support/product.ts'
import type { BenchRow } from '../../tools/bench/src/row.ts'
import { rowLine, TABLE_HEAD } from '../../tools/bench/src/table.ts'
import { readOptions } from '../../tools/options.ts'
import { measureAnalysis, type AnalysisTimes } from './analysis.ts'
import { startBlankPage } from './blank-page.ts'
import { measureFirstKey, measureLoad, SLOW_DOWN, type Load } from './load.ts'
import { MANY_DEALS, measureMemory } from './memory.ts'
import { measureHolding, measureSteps } from './steps.ts'

/** How often each page is loaded, in turns; the middle one counts. */
const LOADS = 5
const DEAL = 'research-1'
/** Deals of every length and kind, for the analysis: the slowest counts. */
const ANALYSED = [
  'research-1',
  'blood-flow-discard-three-1',
  'planet-blood-battle-v1-2',
  'wanzhou-1',
  'red-dragon-wild-1',
]
const BLANK = 'blank page'

readOptions({
  name: 'npm run bench:viewer',
  about: `How fast the built replay page is in Chromium on a processor four times slower, beside a page of the same framework with
nothing on it, in the same run. Build first.`,
  options: {},
})
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`)
const blank = await startBlankPage()
const product = await startProduct({ tables: 'none' })
const browser = await startBrowser()
try {
  const deal = (name: string) => `${product.url}/deals/${goldenDeal(name).id}`
  console.log(TABLE_HEAD)
  for (const row of await loadRows(browser, deal(DEAL))) console.log(rowLine(row))
  for (const row of await stepRows(browser, deal(DEAL))) console.log(rowLine(row))
  for (const row of await otherRows(browser, deal)) console.log(rowLine(row))
} finally {
  await browser.close()
  await Promise.all([product.stop(), blank.stop()])
}

async function loadRows(browser: Browser, url: string): Promise<BenchRow[]> {
  const replays: Load[] = []
  const blanks: Load[] = []
  const keys: number[] = []
  for (let load = 0; load < LOADS; load++) {
    blanks.push(await measureLoad(browser, blank.url, 'main'))
    replays.push(await measureLoad(browser, url, '.stage-board section svg'))
    keys.push(await measureFirstKey(browser, url))
  }
  const middle = (loads: readonly Load[], part: keyof Load) =>
    percentile(
      loads.map((load) => load[part]),
      0.5,
    )
  const beside = (part: keyof Load, scale: number) => {
    const [value, peer] = [middle(replays, part) / scale, middle(blanks, part) / scale]
    return { value, peer: { name: BLANK, value: peer }, ratio: value / peer }
  }
  const more = (part: keyof Load) => (middle(replays, part) - middle(blanks, part)) / 1000
  return [
    { name: `replay, ${SLOW_DOWN}× slower: first table visible`, unit: 'ms', ...beside('visible', 1) },
    { name: 'the same: interactive', unit: 'ms', ...beside('interactive', 1), aim: 'at most 1.2 times' },
    { name: 'the same: a key moves the moment', value: percentile(keys, 0.5), unit: 'ms' },
    { name: 'the same: JavaScript on first load, compressed', unit: 'kB', ...beside('scripts', 1000) },
    { name: 'the same: more than the blank page', value: more('scripts'), unit: 'kB', aim: 'at most 60 kB' },
    { name: 'the same: with what comes once the table stands', value: more('allScripts'), unit: 'kB' },
  ]
}

async function stepRows(browser: Browser, url: string): Promise<BenchRow[]> {
  const steps = await measureSteps(browser, url)
  const { moments, each } = await measureHolding(browser, url)
  return [
    {
      name: `a step, ${SLOW_DOWN}× slower, laid out: p50`,
      value: percentile(steps, 0.5),
      unit: 'ms',
      aim: 'at most 5 ms',
    },
    { name: 'the same: p99', value: percentile(steps, 0.99), unit: 'ms', aim: 'at most 50 ms' },
    { name: `→ held through ${moments} moments, then as on a fresh visit: each`, value: each, unit: 'ms' },
  ]
}

async function otherRows(browser: Browser, deal: (name: string) => string): Promise<BenchRow[]> {
  const analyses: AnalysisTimes[] = []
  for (const name of ANALYSED) analyses.push(await measureAnalysis(browser, deal(name)))
  const slowest = (part: keyof AnalysisTimes) => Math.max(...analyses.map((times) => times[part]))
  const { first, last } = await measureMemory(browser, product.url)
  return [
    {
      name: 'every decision of a deal, in a worker',
      value: slowest('whole'),
      unit: 'ms',
      aim: 'at most 2,000 ms',
    },
    { name: 'the moment on screen first, the worker’s start included', value: slowest('first'), unit: 'ms' },
    {
      name: 'a moment gone to meanwhile, until its decision is drawn',
      value: slowest('moved'),
      unit: 'ms',
      aim: 'at most 50 ms',
    },
    {
      name: `heap after ${MANY_DEALS} deals`,
      value: last,
      unit: 'MB',
      peer: { name: 'after one', value: first },
      ratio: last / first,
    },
  ]
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
}
