/**
 * A value of Thrift's compact protocol, as far as Parquet's metadata needs it: `i32` and `i64` are whole numbers from 0 to 2⁵³ − 1, and
 * `raw` is a struct that has its bytes already.
 */
export type ThriftValue =
  | { readonly i8: number }
  | { readonly i16: number }
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly bool: boolean }
  | { readonly binary: string | Buffer }
  | { readonly list: readonly ThriftValue[] }
  | { readonly struct: ThriftStruct }
  | { readonly raw: Buffer }

/** The fields of a struct by their numbers, which rise. */
export type ThriftStruct = readonly (readonly [field: number, value: ThriftValue])[]

const I32 = 5
const LIST = 9
const STRUCT = 12

/** A struct as bytes. */
export function thriftBytes(struct: ThriftStruct): Buffer {
  const bytes: number[] = []
  putStruct(bytes, struct)
  return Buffer.from(bytes)
}

function putStruct(bytes: number[], struct: ThriftStruct): void {
  let before = 0
  for (const [field, value] of struct) {
    // No struct of Parquet's leaves out more than 15 fields in a row.
    bytes.push(((field - before) << 4) | typeOf(value))
    // A boolean is told by its type.
    if (!('bool' in value)) putValue(bytes, value)
    before = field
  }
  bytes.push(0)
}

function typeOf(value: ThriftValue): number {
  if ('bool' in value) return value.bool ? 1 : 2
  if ('i8' in value) return 3
  if ('i16' in value) return 4
  if ('i32' in value) return I32
  if ('i64' in value) return 6
  if ('binary' in value) return 8
  return 'list' in value ? LIST : STRUCT
}

function putValue(bytes: number[], value: Exclude<ThriftValue, { readonly bool: boolean }>): void {
  if ('i8' in value) bytes.push(value.i8)
  else if ('i16' in value) putVarint(bytes, value.i16 * 2)
  else if ('i32' in value) putVarint(bytes, value.i32 * 2)
  else if ('i64' in value) putVarint(bytes, value.i64 * 2)
  else if ('binary' in value) putBinary(bytes, value.binary)
  else if ('list' in value) putList(bytes, value.list)
  else if ('struct' in value) putStruct(bytes, value.struct)
  else for (const byte of value.raw) bytes.push(byte)
}

function putBinary(bytes: number[], binary: string | Buffer): void {
  const content = Buffer.from(binary)
  putVarint(bytes, content.length)
  for (const byte of content) bytes.push(byte)
}

function putList(bytes: number[], list: readonly ThriftValue[]): void {
  const [first] = list
  // No list of Parquet's holds booleans.
  const type = first === undefined ? STRUCT : typeOf(first)
  if (list.length < 15) bytes.push((list.length << 4) | type)
  else {
    bytes.push(0xf0 | type)
    putVarint(bytes, list.length)
  }
  for (const value of list) putValue(bytes, value as Exclude<ThriftValue, { readonly bool: boolean }>)
}

function putVarint(bytes: number[], value: number): void {
  let left = value
  while (left >= 128) {
    bytes.push((left % 128) | 128)
    left = Math.floor(left / 128)
  }
  bytes.push(left)
}
