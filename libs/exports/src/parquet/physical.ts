import type { ColumnType, Value } from '../tables/column.ts'
import type { ThriftStruct } from './thrift.ts'

/** A value that there is. */
export type Present = NonNullable<Value>

/** How a type of column is stored: its number in Parquet, what it means, and its values as plain bytes. */
export interface Physical {
  /** Parquet's `Type`. */
  readonly type: number
  /** Fields 6 and 10 of a schema element: the converted type and the logical one. */
  readonly meaning: ThriftStruct
  readonly plain: (values: readonly Present[]) => Buffer
  /** A value as statistics have it, where that is not its plain bytes. */
  readonly bound?: (value: Present) => Buffer
  /** Whether readers put these values in the order that JavaScript has, so that the least and the greatest of them can be told. */
  readonly ordered: (values: readonly Present[]) => boolean
}

const always = (): boolean => true

/**
 * Texts that are worth telling as bounds. Readers compare their bytes, JavaScript their UTF-16 units: that differs from the first half of a
 * pair on.
 */
const PLAIN_TEXT = /^[\0-\ud7ff]{0,64}$/

/** A text is stored in UTF-8 behind its length. */
const TEXT: Physical = {
  type: 6,
  meaning: [
    [6, { i32: 0 }],
    [10, { struct: [[1, { struct: [] }]] }],
  ],
  plain(values) {
    const texts = values as readonly string[]
    // No UTF-16 unit needs more than three bytes.
    const out = Buffer.allocUnsafe(texts.reduce((sum, { length }) => sum + 4 + 3 * length, 0))
    let at = 0
    for (const text of texts) {
      const length = out.write(text, at + 4)
      out.writeUInt32LE(length, at)
      at += 4 + length
    }
    return out.subarray(0, at)
  },
  // Without its length.
  bound: (text) => Buffer.from(text as string),
  ordered: (values) => values.every((text) => PLAIN_TEXT.test(text as string)),
}

const INTEGER: Physical = {
  type: 1,
  meaning: [
    [6, { i32: 17 }],
    [
      10,
      {
        struct: [
          [
            10,
            {
              struct: [
                [1, { i8: 32 }],
                [2, { bool: true }],
              ],
            },
          ],
        ],
      },
    ],
  ],
  plain(values) {
    const out = Buffer.allocUnsafe(values.length * 4)
    for (let index = 0; index < values.length; index++) out.writeInt32LE(values[index] as number, index * 4)
    return out
  },
  ordered: always,
}

/** Bits, the first of each byte its lowest. */
const BOOLEAN: Physical = {
  type: 0,
  meaning: [],
  plain(values) {
    const out = Buffer.alloc(Math.ceil(values.length / 8))
    for (let index = 0; index < values.length; index++) if (values[index] === true) out[index >> 3]! |= 1 << (index & 7)
    return out
  },
  ordered: always,
}

/** Microseconds since 1970, in eight bytes. Texts of times are of one form, so that they are in their order. */
const TIME: Physical = {
  type: 2,
  meaning: [
    [6, { i32: 10 }],
    [
      10,
      {
        struct: [
          [
            8,
            {
              struct: [
                [1, { bool: false }],
                [2, { struct: [[2, { struct: [] }]] }],
              ],
            },
          ],
        ],
      },
    ],
  ],
  plain(values) {
    const out = Buffer.allocUnsafe(values.length * 8)
    for (let index = 0; index < values.length; index++) {
      const microseconds = Date.parse(values[index] as string) * 1000
      const high = Math.floor(microseconds / 2 ** 32)
      out.writeUInt32LE(microseconds - high * 2 ** 32, index * 8)
      out.writeInt32LE(high, index * 8 + 4)
    }
    return out
  },
  ordered: always,
}

export const PHYSICAL: Readonly<Record<ColumnType, Physical>> = {
  text: TEXT,
  integer: INTEGER,
  boolean: BOOLEAN,
  time: TIME,
}
