export * from './port.ts'
export { type EventStoreError, type EventStoreErrorCode, isStoreError, type WrongExpectedRevision } from './errors.ts'
export { appendSize, MAX_APPEND_BYTES } from './arguments.ts'
export { type EmbeddedOptions, openEmbeddedStore } from './embedded/store.ts'
