import type { Plot, Row } from './question.ts'

/** A picture of an answer as SVG. The same rows give the same bytes. */
export function chart(title: string, plot: Plot, rows: readonly Row[]): string {
  const xs = distinct(rows, plot.x)
  const series = distinct(rows, plot.series)
  const scale = scaleOf(plot, rows)
  const marks = series.map((name, at) => {
    const own = rows.filter((row) => String(row[plot.series]) === name)
    return plot.kind === 'bars' ? bars(plot, own, xs, { at, of: series.length }, scale) : line(plot, own, xs, at, scale)
  })
  const legend = plot.series === plot.x ? [] : [legendTitle(plot.series), ...series.map(legendEntry)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...axes(plot, xs, scale),
    ...marks,
    ...legend,
    '</svg>\n',
  ].join('\n')
}

const WIDTH = 760
const HEIGHT = 380
const LEFT = 64
const RIGHT = 210
const TOP = 20
const BOTTOM = 64
/** Told apart without colour sight as well (Okabe and Ito). */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#000000']

interface Scale {
  readonly low: number
  readonly high: number
  readonly step: number
}

function distinct(rows: readonly Row[], column: string): string[] {
  const values = [...new Set(rows.map((row) => row[column]))]
  const sorted = values.every((value) => typeof value === 'number')
    ? values.toSorted((a, b) => Number(a) - Number(b))
    : values
  return sorted.map(String)
}

function scaleOf({ y, interval }: Plot, rows: readonly Row[]): Scale {
  const tops = rows.map((row) => Number(row[y]) + (interval === undefined ? 0 : Number(row[interval])))
  const bottoms = rows.map((row) => Number(row[y]) - (interval === undefined ? 0 : Number(row[interval])))
  const [most, least] = [Math.max(0, ...tops), Math.min(0, ...bottoms)]
  const step = roundStep((most - least || 1) / 6)
  const low = Math.floor(least / step) * step
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), step }
}

/** 1, 2 or 5 times a power of ten, at least `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= size)!
}

function yAt(value: number, { low, high }: Scale): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low))
}

function slot(xs: readonly string[]): number {
  return (WIDTH - LEFT - RIGHT) / xs.length
}

function xAt(x: string, xs: readonly string[]): number {
  return LEFT + slot(xs) * (xs.indexOf(x) + 0.5)
}

function axes({ xLabel, yLabel, share }: Plot, xs: readonly string[], scale: Scale): string[] {
  const lines: string[] = []
  for (let n = 0; scale.low + n * scale.step <= scale.high + scale.step / 2; n++) {
    const value = scale.low + n * scale.step
    const y = coordinate(yAt(value, scale))
    const label = share === true ? `${trimmed(100 * value)} %` : trimmed(value)
    lines.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="${Math.abs(value) < scale.step / 1e6 ? '#333' : '#ddd'}"/>`,
      `<text x="${LEFT - 6}" y="${y}" dy="4" text-anchor="end">${label}</text>`,
    )
  }
  const turned = xs.some((x) => x.length > 8)
  for (const x of xs) {
    const at = `x="${coordinate(xAt(x, xs))}" y="${HEIGHT - BOTTOM + 16}"`
    lines.push(...(turned ? wrapped(x, xAt(x, xs)) : [`<text ${at} text-anchor="middle">${escaped(x)}</text>`]))
  }
  const middle = coordinate((TOP + HEIGHT - BOTTOM) / 2)
  return [
    ...lines,
    `<text x="${coordinate((LEFT + WIDTH - RIGHT) / 2)}" y="${HEIGHT - 8}" text-anchor="middle" fill="#555">${escaped(xLabel)}</text>`,
    `<text transform="translate(14 ${middle}) rotate(-90)" text-anchor="middle" fill="#555">${escaped(yLabel)}</text>`,
  ]
}

/** A long name in lines of its words. */
function wrapped(name: string, x: number): string[] {
  return name
    .split('-')
    .map(
      (word, at) =>
        `<text x="${coordinate(x)}" y="${HEIGHT - BOTTOM + 12 + 11 * at}" font-size="10" text-anchor="middle">${escaped(word)}</text>`,
    )
}

function bars(
  { x, y, interval, series }: Plot,
  rows: readonly Row[],
  xs: readonly string[],
  place: { readonly at: number; readonly of: number },
  scale: Scale,
): string {
  // One bar a slot where every x is a series of its own.
  const [at, of] = series === x ? [0, 1] : [place.at, place.of]
  const width = (slot(xs) * 0.8) / of
  const zero = yAt(0, scale)
  return rows
    .map((row) => {
      const left = xAt(String(row[x]), xs) - slot(xs) * 0.4 + width * at
      const top = yAt(Number(row[y]), scale)
      const box = `<rect x="${coordinate(left)}" y="${coordinate(Math.min(top, zero))}" width="${coordinate(width * 0.92)}" height="${coordinate(Math.abs(top - zero))}" fill="${COLOURS[place.at % COLOURS.length]}"/>`
      return box + whisker(left + width * 0.46, row, y, interval, scale)
    })
    .join('\n')
}

function line({ x, y, interval }: Plot, rows: readonly Row[], xs: readonly string[], at: number, scale: Scale): string {
  const colour = COLOURS[at % COLOURS.length]
  const points = rows.map((row) => [xAt(String(row[x]), xs), yAt(Number(row[y]), scale), row] as const)
  const path = points.map(([left, top]) => `${coordinate(left)},${coordinate(top)}`).join(' ')
  const dots = points.map(
    ([left, top, row]) =>
      `<circle cx="${coordinate(left)}" cy="${coordinate(top)}" r="3" fill="${colour}"/>${whisker(left, row, y, interval, scale)}`,
  )
  return [`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`, ...dots].join('\n')
}

function whisker(x: number, row: Row, y: string, interval: string | undefined, scale: Scale): string {
  const half = interval === undefined ? 0 : Number(row[interval])
  if (half === 0) return ''
  const [top, bottom] = [yAt(Number(row[y]) + half, scale), yAt(Number(row[y]) - half, scale)]
  return `<line x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${coordinate(top)}" y2="${coordinate(bottom)}" stroke="#333"/>`
}

function legendTitle(column: string): string {
  return `<text x="${WIDTH - RIGHT + 16}" y="${TOP + 4}" fill="#555">${escaped(column.replaceAll('_', ' '))}</text>`
}

function legendEntry(name: string, at: number): string {
  const y = TOP + 22 + 20 * at
  return `<rect x="${WIDTH - RIGHT + 16}" y="${y - 9}" width="12" height="12" fill="${COLOURS[at % COLOURS.length]}"/><text x="${WIDTH - RIGHT + 34}" y="${y + 2}">${escaped(name)}</text>`
}

function coordinate(value: number): string {
  return trimmed(value)
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
