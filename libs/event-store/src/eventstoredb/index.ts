export { type Credentials } from './connection.ts'
export { type EventStoreDbOptions, openEventStoreDb } from './store.ts'
