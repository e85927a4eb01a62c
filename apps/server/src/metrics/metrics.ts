import { METRICS, type Metric, type NameOf } from './catalogue.ts'
import { makeHistogram, type Histogram } from './histogram.ts'

/** What a gauge, or a counter that something else counts, is now: one figure, or one for each value of its label. */
export type Reading = number | Readonly<Record<string, number>>

/** The figures of this process. Everyone counts into it; whoever may, reads it. */
export interface Metrics {
  /** One more, or `by`, of a counter; `label` is the value of its label, if it has one. */
  count(name: NameOf<'counter'>, label?: string, by?: number): void
  /** One observation, seconds. */
  observe(name: NameOf<'histogram'>, seconds: number): void
  /** Says how a gauge, or a counter that the process keeps itself, is read. */
  readFrom(name: NameOf<'gauge' | 'counter'>, read: () => Reading): void
  /** What a counter or gauge is, over all values of its label or for one. */
  value(name: NameOf<'gauge' | 'counter'>, label?: string): number
  /** A counter's or gauge's figures by the values of its label. */
  byLabel(name: NameOf<'gauge' | 'counter'>): Readonly<Record<string, number>>
  histogram(name: NameOf<'histogram'>): Histogram
  /** All of it in Prometheus' text format, version 0.0.4. */
  text(): string
}

/** The server's {@link Metrics}. */
export const METER = Symbol('metrics')

/** The most values of a label that are told apart: what strangers send must not fill the memory. */
const MOST_LABELS = 64
const OTHERS = 'other'

/** Makes metrics, all at nothing. */
export function makeMetrics(): Metrics {
  const counted = new Map<string, Map<string, number>>()
  const reads = new Map<string, () => Reading>()
  const histograms = new Map<string, Histogram>()
  for (const [name, { kind }] of entries()) {
    if (kind === 'counter') counted.set(name, new Map())
    if (kind === 'histogram') histograms.set(name, makeHistogram())
  }

  function figures(name: NameOf<'gauge' | 'counter'>): readonly (readonly [string, number])[] {
    const reading = reads.get(name)?.()
    if (reading === undefined) return [...(counted.get(name) ?? [])]
    return typeof reading === 'number' ? [['', reading]] : Object.entries(reading)
  }

  function lines(name: keyof typeof METRICS): string[] {
    const { kind, label, means }: Metric = METRICS[name]
    const head = [`# HELP ${name} ${means.replaceAll('`', '')}`, `# TYPE ${name} ${kind}`]
    if (kind === 'histogram') return [...head, ...histograms.get(name)!.lines(name)]
    const all = figures(name as NameOf<'gauge' | 'counter'>)
    const shown = label === null && all.length === 0 && kind === 'counter' ? [['', 0] as const] : all
    return [...head, ...shown.map(([of, figure]) => `${name}${label === null ? '' : `{${label}="${of}"}`} ${figure}`)]
  }

  return {
    count(name, label = '', by = 1) {
      const figures = counted.get(name)!
      const given = plain(label)
      const of = figures.has(given) || figures.size < MOST_LABELS ? given : OTHERS
      figures.set(of, (figures.get(of) ?? 0) + by)
    },
    observe: (name, seconds) => histograms.get(name)!.observe(seconds),
    readFrom: (name, read) => void reads.set(name, read),
    value: (name, label) =>
      figures(name).reduce((sum, [of, figure]) => (label === undefined || of === label ? sum + figure : sum), 0),
    byLabel: (name) => Object.fromEntries(figures(name)),
    histogram: (name) => histograms.get(name)!,
    text: () =>
      `${entries()
        .flatMap(([name]) => lines(name))
        .join('\n')}\n`,
  }
}

function entries(): [keyof typeof METRICS, Metric][] {
  return Object.entries(METRICS) as [keyof typeof METRICS, Metric][]
}

/** A label's value that needs no escaping. */
function plain(label: string): string {
  return label.replaceAll(/[^\w.-]/g, '_').slice(0, 64)
}
