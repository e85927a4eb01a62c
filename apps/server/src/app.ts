import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { LoggerService } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { limitPatience } from '@paipu/http'
import { Logger } from 'nestjs-pino'
import { AppModule } from './app.module.ts'
import type { Settings } from './config/settings.ts'
import { LifeCycle } from './life-cycle.ts'
import { httpMeter } from './metrics/http-meter.ts'
import { METER, type Metrics } from './metrics/metrics.ts'
import { Reach } from './reach/reach.service.ts'

/** The largest request body but for imported deals. */
const MAX_BODY = '64kb'

/** How an application is made, so that tests can make the same one with another clock. */
export const APP_OPTIONS = {
  bodyParser: false,
  // Whoever starts the server says what went wrong; the logger below takes over once it is there.
  logger: false,
  abortOnError: false,
  forceCloseConnections: true,
} as const

/** Makes a server that does not listen yet. */
export async function createApp(settings: Settings): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), APP_OPTIONS)
  return configured(app)
}

/** Sets up what stands around the modules. */
export function configured(app: NestExpressApplication): NestExpressApplication {
  app.useLogger(quiet(app.get(Logger)))
  app.disable('x-powered-by')
  limitPatience(app.getHttpServer() as Server)
  app.use(httpMeter(app.get<Metrics>(METER)))
  const reach = app.get(Reach)
  app.use((request: IncomingMessage, response: ServerResponse, next: (refusal?: unknown) => void) =>
    reach.guard(request, response, next),
  )
  app.useBodyParser('json', { limit: MAX_BODY, type: isPublicJson })
  return app
}

/** What the framework tells of its start is for those who look for it. */
function quiet(logger: Logger): LoggerService {
  return {
    log: (message, ...rest) => logger.debug(message, ...rest),
    warn: (message, ...rest) => logger.warn(message, ...rest),
    error: (message, ...rest) => logger.error(message, ...rest),
  }
}

/** Listens, and tells the owner of the store where; answers the address. */
export async function listen(app: NestExpressApplication, { host, port }: Settings): Promise<string> {
  await app.listen(port, host)
  await app.get(LifeCycle).listening()
  return app.getUrl()
}

/** Imported deals are read elsewhere, once their sender is known. */
function isPublicJson({ url = '', headers }: IncomingMessage): boolean {
  return !url.startsWith('/internal/') && /^application\/(?:[\w.+-]+\+)?json\b/.test(headers['content-type'] ?? '')
}
