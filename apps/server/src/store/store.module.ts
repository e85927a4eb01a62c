import { Global, Module } from '@nestjs/common'
import { openStore, type EventStore } from '@paipu/event-store'
import { PinoLogger } from 'nestjs-pino'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { measuredStore } from '../metrics/measured-store.ts'
import { METER, type Metrics } from '../metrics/metrics.ts'
import { importFolder, isEmpty } from './golden-deals.ts'

/** The server's `EventStore`. */
export const EVENT_STORE = Symbol('event store')

/** The life cycle closes the store, after everything that uses it. */
@Global()
@Module({
  providers: [
    {
      provide: EVENT_STORE,
      inject: [SETTINGS, PinoLogger, METER],
      useFactory: async (settings: Settings, log: PinoLogger, metrics: Metrics) =>
        measuredStore(await openServerStore(settings, log), metrics),
    },
  ],
  exports: [EVENT_STORE],
})
export class StoreModule {}

/** Opens the store; an empty one begins with the golden deals. */
export async function openServerStore(
  { store: address, credentials, fixtures }: Settings,
  log: PinoLogger,
): Promise<EventStore> {
  const store = await openStore(address, { credentials })
  if (await isEmpty(store)) {
    const deals = await importFolder(store, fixtures)
    if (deals > 0) log.info({ deals }, 'the store was empty: golden deals loaded')
  }
  return store
}
