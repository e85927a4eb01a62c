import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { Settings } from './settings.ts'

/** The server's {@link Settings}. */
export const SETTINGS = Symbol('settings')

/** Gives everyone the settings. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: SETTINGS, useValue: settings }], exports: [SETTINGS] }
  }
}
