import { heightsOf, withoutDetours, type Imports } from './graph.ts'

const BOX = { width: 116, height: 32 }
/** How much of a row an arrow takes that passes through it. */
const LANE = 12
const GAP = { x: 40, y: 48 }
const MARGIN = 24

/** An arrow, by what stands on it from its tail to its tip: a name, a lane through each row between, a name. */
type Way = readonly string[]

interface Place {
  readonly x: number
  readonly y: number
}

/** The picture as SVG: who imports stands above whom it imports; an arrow that follows from others is left out. */
export function drawImports(imports: Imports): string {
  const heights = heightsOf(imports)
  const ways = [...withoutDetours(imports)].flatMap(([from, to]) => to.map((name) => wayOf(from, name, heights)))
  const rows = rowsOf(heights, ways)
  const width = MARGIN * 2 + Math.max(...rows.map(widthOf))
  const height = MARGIN * 2 + rows.length * (BOX.height + GAP.y) - GAP.y
  const places = placesOf(rows, width, height)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>Who imports whom: each lib and app stands above all it imports</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#6b7280"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...ways.map((way) => arrow(way, places)),
    ...[...heights.keys()].map((name) => box(name, places.get(name)!)),
    '</svg>\n',
  ].join('\n')
}

function wayOf(from: string, to: string, heights: ReadonlyMap<string, number>): Way {
  const between = heights.get(from)! - heights.get(to)! - 1
  return [from, ...Array.from({ length: between }, (_, row) => `${from} → ${to} ${row}`), to]
}

/** What stands in each row, the lowest first; within a row, each near the middle of what is below it on its ways. */
function rowsOf(heights: ReadonlyMap<string, number>, ways: readonly Way[]): readonly (readonly string[])[] {
  const rows: string[][] = []
  for (const [name, height] of heights) (rows[height] ??= []).push(name)
  for (const way of ways) way.slice(1, -1).forEach((lane, at) => rows[heights.get(way[0]!)! - at - 1]!.push(lane))
  const below = new Map<string, string[]>()
  for (const way of ways)
    way.slice(1).forEach((next, at) => below.set(way[at]!, [...(below.get(way[at]!) ?? []), next]))
  const order = new Map<string, number>()
  const middle = (name: string): number => {
    const at = (below.get(name) ?? []).map((next) => order.get(next)!)
    return at.length === 0 ? 0.5 : at.reduce((sum, one) => sum + one, 0) / at.length
  }
  for (const row of rows) {
    row.sort((a, b) => middle(a) - middle(b) || a.localeCompare(b))
    row.forEach((name, index) => order.set(name, (index + 0.5) / row.length))
  }
  return rows
}

const isLane = (name: string): boolean => name.includes('→')
const roomOf = (name: string): number => (isLane(name) ? LANE : BOX.width)

function widthOf(row: readonly string[]): number {
  return row.reduce((sum, name) => sum + roomOf(name) + GAP.x, -GAP.x)
}

/** The middle of the upper edge of each box, and of each lane. */
function placesOf(rows: readonly (readonly string[])[], width: number, height: number): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  rows.forEach((row, index) => {
    let x = (width - widthOf(row)) / 2
    for (const name of row) {
      places.set(name, { x: x + roomOf(name) / 2, y: height - MARGIN - BOX.height - index * (BOX.height + GAP.y) })
      x += roomOf(name) + GAP.x
    }
  })
  return places
}

function box(name: string, { x, y }: Place): string {
  const text = `<text x="${x}" y="${y + 21}" text-anchor="middle" fill="#111827">${name}</text>`
  return `<rect x="${x - BOX.width / 2}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#eef2f7" stroke="#94a3b8"/>${text}`
}

function arrow(way: Way, places: ReadonlyMap<string, Place>): string {
  const start = places.get(way[0]!)!
  let path = `M${start.x} ${start.y + BOX.height}`
  let from: Place = { x: start.x, y: start.y + BOX.height }
  for (const name of way.slice(1)) {
    const to = places.get(name)!
    path += `C${from.x} ${from.y + GAP.y / 2} ${to.x} ${to.y - GAP.y / 2} ${to.x} ${to.y}`
    from = { x: to.x, y: to.y + BOX.height }
    if (isLane(name)) path += `V${from.y}`
  }
  return `<path d="${path}" fill="none" stroke="#6b7280" marker-end="url(#tip)"/>`
}
