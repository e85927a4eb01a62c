export type * from './generated/types.ts'
export { SECRECY } from './generated/secrecy.ts'
export type { Audience, SecretField, Secrecy } from './secrecy.ts'
export { isTileCode } from './check.ts'
export * from './events.ts'
export * from './validate.ts'
export * from './record.ts'
export * from './stored.ts'
export { parseRecurring } from './recurring.ts'
export * from './names.ts'
export * from './streams.ts'
export * from './ids.ts'
export {
  dealEventOf,
  inNewestVersion,
  makeUpcast,
  tableEventOf,
  UPCASTERS,
  type Upcast,
  type Upcaster,
} from './upcast.ts'
