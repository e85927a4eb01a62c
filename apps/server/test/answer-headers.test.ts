import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANSWER_HEADERS } from '../src/reach/answer-headers.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask } from './support/client.ts'

let server: TestServer
let table: string
beforeAll(async () => {
  server = await startServer({ tables: ['wanzhou'] })
  table = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
})
afterAll(() => server.stop())

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> }
}

/** Every route that the server has, whoever added it. */
function routes(): string[] {
  const { router } = server.app.getHttpAdapter().getInstance() as {
    readonly router: { readonly stack: readonly Layer[] }
  }
  return [
    ...new Set(
      router.stack.flatMap(({ route }) => (route === undefined || /[{*]/.test(route.path) ? [] : [route.path])),
    ),
  ]
}

it('every answer of every route tells browsers not to run, keep or frame it', async () => {
  const paths = [...routes(), '/graphql', '/nowhere', '/%ff']
  expect(paths).toEqual(expect.arrayContaining(['/health', '/deals/:id/events.jsonl', '/tables/:id/updates.sse']))
  const faults: string[] = []
  for (const path of paths)
    for (const id of [table, 'x'])
      for (const [method, headers] of [
        ['GET', {}],
        ['HEAD', {}],
        ['POST', { 'content-type': 'application/json' }],
        ['OPTIONS', { origin: server.url }],
        ['PUT', {}],
        ['GET', { origin: 'null' }],
        ['POST', { origin: 'https://evil.example' }],
      ] as const) {
        const answer = await fetch(`${server.url}${path.replaceAll(/:\w+/g, id)}`, { method, headers })
        await answer.body?.cancel()
        const which = `${method} ${path} ${answer.status}`
        if (answer.status >= 500) faults.push(which)
        if ('origin' in headers && headers.origin !== server.url && answer.status !== 403)
          faults.push(`${which}: origin`)
        for (const [name, value] of Object.entries(ANSWER_HEADERS))
          if (answer.headers.get(name) !== value) faults.push(`${which}: ${name}: ${answer.headers.get(name)}`)
      }
  expect(faults).toEqual([])
})

it('what it tells them leaves nothing out', () => {
  expect(ANSWER_HEADERS).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})
