import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type TestServer } from './support/app.ts'
import { keep, socketClient, type Parsed, type SocketClient } from './support/client.ts'
import { until } from './support/clock.ts'
import { openTable, SEATING, sit } from './support/seats.ts'

/** So many places there are for anybody. */
const PLACES = 3
const WATCH = 'subscription { lobby { kind } }'

describe('while spectators hold all connections', () => {
  let server: TestServer
  let table: string
  let tokens: readonly string[]
  let spectators: readonly SocketClient[]

  beforeEach(async () => {
    server = await startServer({ connections: PLACES })
    const { body } = await openTable(server.place.doorway, SEATING)
    table = body.table
    tokens = body.seats.flatMap(({ token }: Parsed) => (token === null ? [] : [token]))
    spectators = Array.from({ length: PLACES }, () => socketClient(server.url))
    const watching = spectators.map((spectator) => keep(spectator, WATCH))
    await until(() => watching.every(({ results }) => results.length > 0))
  })
  afterEach(async () => {
    await Promise.all(spectators.map((spectator) => spectator.close()))
    await server.stop()
  })

  /** A socket that says nothing; `null` where it was refused at once. */
  const silent = async (): Promise<WebSocket | null> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.once('unexpected-response', (_request, { statusCode }) => {
        expect(statusCode).toBe(429)
        resolve(null)
      })
      socket.once('error', reject)
    })
  }

  it('a spectator more is refused, on a socket and on a stream', async () => {
    const late = keep(socketClient(server.url), WATCH)
    await until(() => late.state.over)
    expect(late.refused).toMatchObject([{ code: 4503 }])
    expect(late.results).toEqual([])
    const stream = await fetch(`${server.url}/tables/${table}/updates.jsonl`)
    expect([stream.status, await stream.json()]).toMatchObject([429, { error: { code: 'TOO_MANY_CONNECTIONS' } }])
  })

  it('so is one with a token that is of no seat', async () => {
    const late = keep(socketClient(server.url, 'x'.repeat(43)), WATCH)
    await until(() => late.state.over)
    expect(late.refused).toMatchObject([{ code: 4503 }])
  })

  it('every seat still gets in and sees its table', async () => {
    const players = tokens.map((token) => sit(server.url, table, token))
    await until(() => players.every((player) => player.last() !== undefined))
    expect(players.map((player) => player.last().seat)).toEqual([0, 2])
    await Promise.all(players.map((player) => player.stop()))
  })

  it('a seat holds four places of its own and no more, and gets one back with each that it leaves', async () => {
    const players = Array.from({ length: 4 }, () => sit(server.url, table, tokens[0]))
    await until(() => players.every((player) => player.last() !== undefined))
    const fifth = sit(server.url, table, tokens[0])
    await until(() => fifth.kept.state.over)
    expect(fifth.kept.refused).toMatchObject([{ code: 4503 }])
    const other = sit(server.url, table, tokens[1])
    await until(() => other.last() !== undefined)
    await players[0]!.stop()
    await until(async () => {
      const again = sit(server.url, table, tokens[0])
      await until(() => again.kept.state.over || again.last() !== undefined)
      return again.last() !== undefined
    })
    await Promise.all([...players, other].map((player) => player.stop()))
  })

  it('few may stand at the door without a word, and whoever leaves it makes room', async () => {
    const waiting = await Promise.all([1, 2, 3, 4].map(silent))
    expect(waiting).not.toContain(null)
    expect(await silent()).toBeNull()
    const closed = once(waiting[0]!, 'close')
    waiting[0]!.terminate()
    await closed
    let player = sit(server.url, table, tokens[0])
    await until(async () => {
      await until(() => player.kept.state.over || player.last() !== undefined)
      if (player.last() !== undefined) return true
      player = sit(server.url, table, tokens[0])
      return false
    })
    await player.stop()
    for (const socket of waiting) socket!.terminate()
  })

  it('a place that a spectator leaves is anybody’s', async () => {
    await spectators[0]!.close()
    await until(async () => {
      const next = keep(socketClient(server.url), WATCH)
      await until(() => next.state.over || next.results.length > 0)
      return next.results.length > 0
    })
  })
})
