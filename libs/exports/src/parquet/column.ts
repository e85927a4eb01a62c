import type { ColumnType, Value } from '../tables/column.ts'
import { bitsFor, hybrid } from './hybrid.ts'
import { PHYSICAL, type Present } from './physical.ts'

/** The values of a column that wait for their row group: each is kept once, and a code for every row. */
export interface WaitingColumn {
  /** Takes the value of the next row; answers the length of what was not there before, about as many bytes. */
  add(value: Value): number
  /** What the column's pages hold; nothing waits after it. */
  cut(): ColumnContent
}

/** A page's bytes before they are compressed, and how many values it has. */
export interface Page {
  readonly values: number
  readonly bytes: Buffer
}

/** A column of one row group. */
export interface ColumnContent {
  /** The values that codes stand for; `null` where the values themselves stand in the data. */
  readonly dictionary: Page | null
  /** The rows, empty ones included. */
  readonly data: Page
  readonly nulls: number
  /** The least and the greatest value, as Parquet's statistics have them; `null` where they are not told. */
  readonly bounds: { readonly least: Buffer; readonly greatest: Buffer } | null
}

const NULL = -1
/** So many rows there is room for at first. */
const FIRST_ROOM = 1024

/** Begins a column. */
export function waitingColumn(type: ColumnType): WaitingColumn {
  let known = new Map<Present, number>()
  let codes = new Int32Array(FIRST_ROOM)
  let rows = 0
  return {
    add(value) {
      if (rows === codes.length) {
        const more = new Int32Array(rows * 2)
        more.set(codes)
        codes = more
      }
      if (value === null) {
        codes[rows++] = NULL
        return 0
      }
      const code = known.get(value)
      if (code !== undefined) {
        codes[rows++] = code
        return 0
      }
      codes[rows++] = known.size
      known.set(value, known.size)
      return typeof value === 'string' ? value.length : 8
    },
    cut() {
      const content = contentOf(type, [...known.keys()], codes.subarray(0, rows))
      known = new Map()
      rows = 0
      return content
    },
  }
}

function contentOf(type: ColumnType, values: readonly Present[], codes: Int32Array): ColumnContent {
  const { plain } = PHYSICAL[type]
  const present = codes.filter((code) => code !== NULL)
  const coded = type !== 'boolean' && values.length > 0 && values.length * 2 <= present.length
  const bits = bitsFor(values.length)
  const content = coded
    ? [Buffer.from([bits]), hybrid(present, bits)]
    : [plain(Array.from(present, (code) => values[code]!))]
  return {
    dictionary: coded ? { values: values.length, bytes: plain(values) } : null,
    data: { values: codes.length, bytes: Buffer.concat([levels(codes, present.length), ...content]) },
    nulls: codes.length - present.length,
    bounds: boundsOf(type, values),
  }
}

/** Which rows have a value: behind its length, a bit for each. */
function levels(codes: Int32Array, present: number): Buffer {
  const bits = new Uint8Array(codes.length)
  if (present === codes.length) bits.fill(1)
  else for (let row = 0; row < codes.length; row++) bits[row] = codes[row] === NULL ? 0 : 1
  const packed = hybrid(bits, 1)
  const length = Buffer.allocUnsafe(4)
  length.writeUInt32LE(packed.length)
  return Buffer.concat([length, packed])
}

function boundsOf(type: ColumnType, values: readonly Present[]): ColumnContent['bounds'] {
  const [first] = values
  const { plain, bound = (value) => plain([value]), ordered } = PHYSICAL[type]
  if (first === undefined || !ordered(values)) return null
  let [least, greatest] = [first, first]
  for (const value of values) {
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  return { least: bound(least), greatest: bound(greatest) }
}
