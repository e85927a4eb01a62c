import { randomUUID } from 'node:crypto'
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { PinoLogger } from 'nestjs-pino'
import { PublicError, REFUSALS, type Refusal } from './public-error.ts'

/** What of an HTTP response an error needs. */
interface Response {
  readonly headersSent: boolean
  destroy(): void
  status(status: number): { json(body: unknown): void }
}

/** Errors over HTTP, as `{ "error": { "code", "message", … } }`. GraphQL words its own. */
@Catch()
export class HttpErrors implements ExceptionFilter {
  constructor(private readonly log: PinoLogger) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw exception
    const response = host.switchToHttp().getResponse<Response>()
    if (response.headersSent) {
      this.log.error({ err: exception }, 'a download broke off')
      response.destroy()
      return
    }
    const { status, error } = this.answer(exception)
    response.status(status).json({ error })
  }

  private answer(exception: unknown): { readonly status: number; readonly error: object } {
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
