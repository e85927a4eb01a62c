import { GENERATOR } from '../generator.ts'
import type { ColumnInfo } from '../tables/table.ts'
import type { ColumnContent, Page } from './column.ts'
import { PHYSICAL } from './physical.ts'
import { thriftBytes, type ThriftStruct, type ThriftValue } from './thrift.ts'

/** The four bytes at both ends of a Parquet file. */
export const MAGIC = Buffer.from('PAR1')

/** Parquet's numbers: of encodings, of kinds of pages, and of zstd. */
const PLAIN = 0
const RLE = 3
const RLE_DICTIONARY = 8
const DATA_PAGE = 0
const DICTIONARY_PAGE = 2
const ZSTD = 6
const OPTIONAL = 1

/** What stands before a page's compressed bytes. */
export function pageHeader(page: Page, compressed: number, kind: 'dictionary' | 'plain' | 'coded'): Buffer {
  const { values, bytes } = page
  const ofKind: readonly [number, ThriftValue] =
    kind === 'dictionary'
      ? [
          7,
          {
            struct: [
              [1, { i32: values }],
              [2, { i32: PLAIN }],
            ],
          },
        ]
      : [
          5,
          {
            struct: [
              [1, { i32: values }],
              [2, { i32: kind === 'coded' ? RLE_DICTIONARY : PLAIN }],
              [3, { i32: RLE }],
              [4, { i32: RLE }],
            ],
          },
        ]
  return thriftBytes([
    [1, { i32: kind === 'dictionary' ? DICTIONARY_PAGE : DATA_PAGE }],
    [2, { i32: bytes.length }],
    [3, { i32: compressed }],
    ofKind,
  ])
}

/** A column of a row group once it is written: where it stands in the file, and how long its pages with their headers are. */
export interface PlacedColumn extends Pick<ColumnContent, 'nulls' | 'bounds'> {
  /** Whether it has a dictionary. */
  readonly coded: boolean
  /** The rows, empty ones included. */
  readonly values: number
  /** Of its first page. */
  readonly offset: number
  readonly dataOffset: number
  readonly bytes: number
  /** What its pages would be without compression. */
  readonly unpacked: number
}

/** What the footer says of a row group. */
export function rowGroup(
  columns: readonly ColumnInfo[],
  placed: readonly PlacedColumn[],
  rows: number,
  ordinal: number,
): Buffer {
  const sum = (of: (column: PlacedColumn) => number): number => placed.reduce((total, one) => total + of(one), 0)
  return thriftBytes([
    [1, { list: columns.map((column, at) => ({ struct: columnChunk(column, placed[at]!) })) }],
    [2, { i64: sum(({ unpacked }) => unpacked) }],
    [3, { i64: rows }],
    [5, { i64: placed[0]?.offset ?? MAGIC.length }],
    [6, { i64: sum(({ bytes }) => bytes) }],
    // It has two bytes, and may be left out.
    ...(ordinal < 2 ** 15 ? [[7, { i16: ordinal }] as const] : []),
  ])
}

function columnChunk({ name, type }: ColumnInfo, placed: PlacedColumn): ThriftStruct {
  const { coded, values, nulls, bounds, offset, dataOffset, bytes, unpacked } = placed
  const encodings = coded ? [PLAIN, RLE, RLE_DICTIONARY] : [PLAIN, RLE]
  const statistics: ThriftStruct = [
    [3, { i64: nulls }],
    ...(bounds === null
      ? []
      : ([
          [5, { binary: bounds.greatest }],
          [6, { binary: bounds.least }],
        ] as const)),
  ]
  const metadata: ThriftStruct = [
    [1, { i32: PHYSICAL[type].type }],
    [2, { list: encodings.map((encoding) => ({ i32: encoding })) }],
    [3, { list: [{ binary: name }] }],
    [4, { i32: ZSTD }],
    [5, { i64: values }],
    [6, { i64: unpacked }],
    [7, { i64: bytes }],
    [9, { i64: dataOffset }],
    ...(coded ? [[11, { i64: offset }] as const] : []),
    [12, { struct: statistics }],
  ]
  return [
    [2, { i64: 0 }],
    [3, { struct: metadata }],
  ]
}

/** The end of a file: its schema, its row groups, how long that is, and the bytes that end it. */
export function footer(columns: readonly ColumnInfo[], groups: readonly Buffer[], rows: number): Buffer {
  const metadata = thriftBytes([
    [1, { i32: 1 }],
    [2, { list: [{ struct: root(columns.length) }, ...columns.map((column) => ({ struct: element(column) }))] }],
    [3, { i64: rows }],
    [4, { list: groups.map((raw) => ({ raw })) }],
    [6, { binary: GENERATOR }],
    // Each column has the order of its type: without it the least and greatest values are nobody's.
    [7, { list: columns.map(() => ({ struct: [[1, { struct: [] }]] as const })) }],
  ])
  const length = Buffer.allocUnsafe(4)
  length.writeUInt32LE(metadata.length)
  return Buffer.concat([metadata, length, MAGIC])
}

function root(columns: number): ThriftStruct {
  return [
    [4, { binary: 'paipu' }],
    [5, { i32: columns }],
  ]
}

function element({ name, type }: ColumnInfo): ThriftStruct {
  return [[1, { i32: PHYSICAL[type].type }], [3, { i32: OPTIONAL }], [4, { binary: name }], ...PHYSICAL[type].meaning]
}
