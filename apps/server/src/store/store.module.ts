import { Global, Module } from '@nestjs/common'
import { openEmbeddedStore } from '@paipu/event-store'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'

/** The server's `EventStore`. */
export const EVENT_STORE = Symbol('event store')

/** Opens the store; the life cycle closes it, after everything that uses it. */
@Global()
@Module({
  providers: [
    {
      provide: EVENT_STORE,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => openEmbeddedStore({ path: settings.store }),
    },
  ],
  exports: [EVENT_STORE],
})
export class StoreModule {}
