import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventStore } from '@paipu/event-store'
import { redact } from '@paipu/views'
import { readSettings } from '../src/config/settings.ts'
import { Indexes } from '../src/indexes/indexes.service.ts'
import { makeMetrics } from '../src/metrics/metrics.ts'
import { Reach } from '../src/reach/reach.service.ts'
import { SeatTokens } from '../src/seats/seat-tokens.service.ts'
import { Watching } from '../src/watching/watching.service.ts'
import { handClock, type HandClock } from './support/clock.ts'
import { keptLog } from './support/log.ts'
import { agreed, TABLE, tableStore } from './support/tables.ts'

let clock: HandClock
let store: EventStore
let watching: Watching
const { log, lines } = keptLog()

beforeAll(async () => {
  clock = handClock()
  store = await tableStore(clock, agreed('wanzhou', { policy: 'public' }))
  const indexes = new Indexes(store, log)
  await indexes.caughtUp()
  const metrics = makeMetrics()
  const reach = new Reach(readSettings({}, '/'), clock, log)
  watching = new Watching(
    store,
    clock,
    redact,
    indexes,
    reach,
    new SeatTokens(clock, indexes, reach, log),
    log,
    metrics,
  )
  await watching.start()
})

afterAll(async () => {
  watching.stop()
  await store.close()
})

const from = {
  headers: { 'x-forwarded-for': '198.51.100.7', cookie: 'seat=0' },
  socket: { remoteAddress: '127.0.0.1' },
}
const askAs = (viewer: string): string => {
  try {
    return JSON.stringify(watching.update({ id: TABLE, viewer, after: null, from }))
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

describe('who asks for more than a table shows', () => {
  it('gets nothing, whoever it may be, and stands in the log with table, viewer and address', () => {
    expect(askAs('seats-0')).toBe('VIEWER_NOT_ALLOWED')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      msg: 'a viewer was refused',
      table: TABLE,
      viewer: 'seats-0',
      address: '198.51.100.7',
    })
  })

  it('does not stand there for what is no viewer, nor for a spectator', () => {
    expect(askAs('nobody')).toBe('BAD_VIEWER')
    expect(JSON.parse(askAs('spectator'))).toMatchObject({ kind: 'snapshot' })
    expect(lines).toHaveLength(1)
  })

  it('does not fill the log', async () => {
    for (let n = 0; n < 1_000; n++) askAs('all-hands')
    expect(lines).toHaveLength(30)
    clock.set(clock.now() + 60_000)
    askAs('all-hands')
    expect(lines.at(-1)).toMatchObject({ alikeNotTold: 971 })
  })
})
