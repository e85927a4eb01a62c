import { Global, Module } from '@nestjs/common'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { PinoLogger } from 'nestjs-pino'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { importFolder, isEmpty } from './golden-deals.ts'

/** The server's `EventStore`. */
export const EVENT_STORE = Symbol('event store')

/** Opens the store; an empty one begins with the golden deals. The life cycle closes it, after everything that uses it. */
@Global()
@Module({
  providers: [{ provide: EVENT_STORE, inject: [SETTINGS, PinoLogger], useFactory: openStore }],
  exports: [EVENT_STORE],
})
export class StoreModule {}

async function openStore({ store: path, fixtures }: Settings, log: PinoLogger): Promise<EventStore> {
  const store = await openEmbeddedStore({ path })
  if (await isEmpty(store)) {
    const deals = await importFolder(store, fixtures)
    if (deals > 0) log.info({ deals }, 'the store was empty: golden deals loaded')
  }
  return store
}
