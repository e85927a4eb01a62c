/** Why a hand is refused: a closed set. */
export const FAULT_CODES = [
  'line-too-long',
  'not-json',
  'not-an-object',
  'unknown-field',
  'missing-field',
  'invalid-field',
  'unknown-rule-set',
  'invalid-option',
  'invalid-notation',
  'tile-not-in-set',
  'fifth-copy',
  'wrong-count',
  'impossible-meld',
  'missing-void-suit',
  'no-void-suit',
  'tile-not-held',
  'impossible-win',
] as const
/** One of {@link FAULT_CODES}. */
export type FaultCode = (typeof FAULT_CODES)[number]

/** What is wrong with a hand: a stable code, and a sentence that names the tile or field, and the reason. */
export interface Fault {
  readonly code: FaultCode
  /** Where, as `melds[0].tile`; `null` where it is the line as a whole. */
  readonly field: string | null
  readonly message: string
}

/** What was read, or why it is refused. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

/** Something that could be read. */
export function read<T>(value: T): Read<T> {
  return { ok: true, value }
}

/** What is wrong, as a {@link Fault}. */
export function fault(code: FaultCode, field: string | null, message: string): Fault {
  return { code, field, message }
}
