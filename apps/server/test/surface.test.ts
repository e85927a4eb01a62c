import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GraphQLSchemaHost } from '@nestjs/graphql'
import { buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql'
import { startServer, type TestServer } from './support/app.ts'
import { ask, keep, socketClient } from './support/client.ts'
import { until } from './support/clock.ts'
import { NOWHERE } from './support/tables.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startServer()
  url = server.url
})
afterAll(() => server.stop())

describe('what is not there', () => {
  it.each([
    ['GET', '/', 404, 'NOT_FOUND'],
    ['GET', '/deals/x/events.jsonl', 400, 'BAD_ID'],
    ['GET', `/deals/${NOWHERE}/events.jsonl`, 404, 'DEAL_NOT_FOUND'],
    ['GET', '/deals/%2e%2e%2fsecret/events.jsonl', 400, 'BAD_ID'],
    ['GET', '/internal/records', 404, 'NOT_FOUND'],
  ])('%s %s is answered with %i and %s', async (method, path, status, code) => {
    const response = await fetch(url + path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})

describe('the schema', () => {
  it('is the one that clients were written for', async () => {
    const { schema } = server.app.get(GraphQLSchemaHost)
    const written = buildSchema(await readFile(new URL('../schema.graphql', import.meta.url), 'utf8'))
    expect(printSchema(schema)).toBe(printSchema(lexicographicSortSchema(written)))
  })

  it('can be asked for by the usual tools, over both transports', async () => {
    expect((await ask(url, getIntrospectionQuery())).errors).toEqual([])
    const socket = socketClient(url)
    const kept = keep(socket, getIntrospectionQuery())
    await until(() => kept.state.over)
    expect(kept.results[0]!.errors).toBeUndefined()
    await socket.close()
  })
})
