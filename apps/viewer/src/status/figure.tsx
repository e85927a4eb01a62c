import { LOCALES } from '../format.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { ends, linePath, type Series, type SeriesName } from './status.ts'

const WIDTH = 200
const HEIGHT = 40

/** One series: what it is now, the most it was, and its line. */
export function Figure({ name, series }: { readonly name: SeriesName; readonly series: Series }) {
  const words = useWords().status
  const language = useLanguage()
  const { last, most } = ends(series)
  const say = (value: number | null): string => {
    if (value === null) return words.nothing
    const number = (figure: number, digits: number): string =>
      figure.toLocaleString(LOCALES[language], { maximumFractionDigits: digits })
    switch (UNITS[name]) {
      case 'count':
        return number(value, value < 10 ? 1 : 0)
      case 'bytes':
        return `${number(value / 2 ** 20, 0)} MiB`
      case 'seconds':
        return value < 1 ? `${number(value * 1000, value < 0.01 ? 1 : 0)} ms` : words.seconds(number(value, 1))
    }
  }
  return (
    <li className="figure">
      <h2 className="text-sm text-muted">{words.names[name]}</h2>
      <p className="figure-now">
        <span>{say(last)}</span> <span className="text-sm text-muted">{words.most(say(most))}</span>
      </p>
      <svg
        role="img"
        aria-label={words.picture(words.names[name], say(last), say(most))}
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
      >
        <path className="figure-ground" d={`M0 ${HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
        <path className="figure-line" d={linePath(series, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" />
      </svg>
    </li>
  )
}

const UNITS: Readonly<Record<SeriesName, 'count' | 'bytes' | 'seconds'>> = {
  tables: 'count',
  spectators: 'count',
  visibleMoments: 'count',
  edgeLag: 'seconds',
  events: 'count',
  appendTime: 'seconds',
  appendFailures: 'count',
  queueDrops: 'count',
  snapshots: 'count',
  rejected: 'count',
  exports: 'count',
  memory: 'bytes',
  loopDelay: 'seconds',
}
