/**
 * The check of a deal alone, without the store and so for the browser too: `@paipu/records/check`.
 */
export * from './check-parts.ts'
export { checkDeal, type CheckedDeal, type RecordFault } from './deal-log.ts'
