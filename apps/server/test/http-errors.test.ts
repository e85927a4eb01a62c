import type { ArgumentsHost } from '@nestjs/common'
import { expect, it } from 'vitest'
import { HttpErrors } from '../src/errors/http-errors.filter.ts'
import { PublicError } from '../src/errors/public-error.ts'

it.each<[string, unknown, string]>([
  ['what is refused, which anybody can cause', new PublicError('BAD_REQUEST', 'the reader has gone'), 'debug'],
  ['a store that is away', Object.assign(new Error('away'), { name: 'EventStoreError', code: 'unavailable' }), 'warn'],
  ['a fault', new Error('a fault'), 'error'],
])('an answer that breaks off by %s is told of in the log as %3$s', (_what, exception, level) => {
  const told: string[] = []
  const note = (one: string) => () => void told.push(one)
  const log = { debug: note('debug'), warn: note('warn'), error: note('error') }
  let destroyed = false
  const response = { headersSent: true, destroy: () => (destroyed = true) }
  const host = { getType: () => 'http', switchToHttp: () => ({ getResponse: () => response }) }
  new HttpErrors(log as never, {} as never).catch(exception, host as unknown as ArgumentsHost)
  expect([told, destroyed]).toEqual([[level], true])
})
