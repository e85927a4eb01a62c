import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { ApiError } from '../src/api/request.ts'
import { statusOf } from '../src/api/status.ts'
import { Failed } from '../src/chrome/failed.tsx'
import { PAGE, type PageScope } from '../src/page-scope.ts'
import { wordsIn } from '../src/words/catalogue.ts'

test.each([
  ['DEAL_RUNNING', 409],
  ['DEAL_NOT_FOUND', 404],
  ['BAD_ID', 404],
  ['DEAL_UNREADABLE', 422],
  // An address that asks for too much, or a store that is away, is no fault of the page.
  ['TOO_MANY_REQUESTS', 429],
  ['NOT_READY', 503],
  ['STORE_UNAVAILABLE', 503],
  ['SERVER_UNREACHABLE', 503],
  ['INTERNAL', 500],
])('a page for which the server said %s has status %i', (code, status) => {
  expect(statusOf(new ApiError(code, ''))).toBe(status)
})

test('the page that says so has it', () => {
  const pages = new AsyncLocalStorage<PageScope>()
  Reflect.set(globalThis, PAGE, pages)
  for (const code of ['TOO_MANY_REQUESTS', 'STORE_UNAVAILABLE', 'SERVER_UNREACHABLE', 'INTERNAL']) {
    const error = new ApiError(code, '')
    const response = { statusCode: 200 }
    pages.run({ response, forwardedFor: '', who: '', embed: null }, () => Failed({ error, words: wordsIn('en') }))
    expect([code, response.statusCode]).toEqual([code, statusOf(error)])
  }
  Reflect.deleteProperty(globalThis, PAGE)
})
