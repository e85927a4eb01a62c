import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DynamicModule } from '@nestjs/common'
import { LoggerModule } from 'nestjs-pino'
import type { Settings } from '../config/settings.ts'

/** Structured logs. Of a request they hold what was asked for and how it went: no headers, no bodies, no queries. */
export function logModule({ logLevel }: Settings): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: logLevel,
      base: null,
      serializers: {
        req: ({ method, url = '' }: IncomingMessage) => ({ method, path: url.split('?')[0] }),
        res: ({ statusCode }: ServerResponse) => ({ statusCode }),
      },
      customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'debug'),
    },
  })
}
