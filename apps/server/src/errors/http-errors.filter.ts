import { randomUUID } from 'node:crypto'
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { PinoLogger } from 'nestjs-pino'
import { METER, type Metrics } from '../metrics/metrics.ts'
import { PublicError, REFUSALS, storeRefusal, type Refusal } from './public-error.ts'

/** What of an HTTP response an error needs. */
interface Response {
  readonly headersSent: boolean
  destroy(): void
  status(status: number): { json(body: unknown): void }
}

/** An error as it is told: its code, its message, and what belongs to it. */
interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly id?: string
}

/** Errors over HTTP, as `{ "error": { "code", "message", … } }`. GraphQL words its own. */
@Catch()
export class HttpErrors implements ExceptionFilter {
  constructor(
    private readonly log: PinoLogger,
    @Inject(METER) private readonly metrics: Metrics,
  ) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw exception
    const response = host.switchToHttp().getResponse<Response>()
    if (response.headersSent) {
      this.log[levelOf(exception)]({ err: exception }, 'a download broke off')
      response.destroy()
      return
    }
    const { status, error } = this.answer(this.refusal(exception))
    this.metrics.count('paipu_rejected_total', error.code)
    response.status(status).json({ error })
  }

  /** Whoever runs the server learns from the log what is wrong with its store. */
  private refusal(exception: unknown): unknown {
    const refusal = storeRefusal(exception)
    if (refusal !== null) this.log.warn({ err: exception }, 'the store is not available')
    return refusal ?? exception
  }

  private answer(exception: unknown): { readonly status: number; readonly error: ErrorBody } {
    if (exception instanceof PublicError) {
      const { code, message, details } = exception
      return { status: REFUSALS[code], error: { code, message, ...details } }
    }
    const status = statusOf(exception)
    if (status !== null && status < 500) return { status, error: { code: codeOf(status), message: messageOf(status) } }
    const id = randomUUID()
    this.log.error({ err: exception, errorId: id }, 'internal error')
    return { status: 500, error: { code: 'INTERNAL', message: `internal error ${id}`, id } }
  }
}

/**
 * The level at which the log tells of a download that broke off. Anybody can cause a refusal, as by going away; a store that is
 * away, or closed because the server stops, is no fault of the download.
 */
function levelOf(exception: unknown): 'debug' | 'warn' | 'error' {
  if (exception instanceof PublicError) return 'debug'
  return storeRefusal(exception) === null ? 'error' : 'warn'
}

/** The status that the framework, or the body parser below it, gives an error. */
function statusOf(exception: unknown): number | null {
  if (exception instanceof HttpException) return exception.getStatus()
  const { status } = (exception ?? {}) as { readonly status?: unknown }
  return typeof status === 'number' && status >= 400 ? status : null
}

function codeOf(status: number): Refusal {
  return status === 404 ? 'NOT_FOUND' : status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST'
}

function messageOf(status: number): string {
  return status === 404 ? 'nothing is here' : status === 413 ? 'the body is too large' : 'the request can not be read'
}
