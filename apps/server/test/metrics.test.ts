import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSource, MAX_WAITING } from '../src/feeds/feed.ts'
import { METRICS } from '../src/metrics/catalogue.ts'
import { makeHistogram, p99 } from '../src/metrics/histogram.ts'
import { EVERY_SECONDS, OWNER_SERIES, PUBLIC_SERIES } from '../src/metrics/history.ts'
import { makeMetrics, METER, type Metrics } from '../src/metrics/metrics.ts'
import { isFromHere } from '../src/owner/admission.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { doorwayIn } from './support/place.ts'
import { PACE } from './support/tables.ts'

const TOKEN = 'a-token-of-ones-own'

describe('who may read the metrics', () => {
  let closed: TestServer
  let open: TestServer
  /** The tokens that the two write for their owners. */
  let owners: { readonly closed: string; readonly open: string }
  beforeAll(async () => {
    closed = await startServer()
    open = await startServer({ metricsToken: TOKEN })
    const read = async ({ place }: TestServer): Promise<string> => (await doorwayIn(place.doorway)).token
    owners = { closed: await read(closed), open: await read(open) }
  })
  afterAll(() => Promise.all([closed.stop(), open.stop()]))

  const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' }
  const read = async (server: TestServer, path: string, token: string | null, headers: object = {}) => {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
    const response = await fetch(server.url + path, { headers: { ...headers, ...authorization } })
    return { status: response.status, text: await response.text() }
  }

  it.each(['/metrics', '/status.json'])(
    '%s: its owner, and from elsewhere nobody without the token for that',
    async (path) => {
      const statusOf = async (...args: Parameters<typeof read>): Promise<number> => (await read(...args)).status
      expect(await statusOf(closed, path, owners.closed)).toBe(200)
      expect(await statusOf(closed, path, 'guessed')).toBe(401)
      expect(await statusOf(closed, path, owners.open)).toBe(401)
      expect(await statusOf(closed, path, owners.closed, ELSEWHERE)).toBe(404)
      expect(await statusOf(open, path, owners.open)).toBe(200)
      expect(await statusOf(open, path, TOKEN)).toBe(200)
      expect(await statusOf(open, path, TOKEN, ELSEWHERE)).toBe(200)
      expect(await statusOf(open, path, owners.open, ELSEWHERE)).toBe(401)
      expect(await statusOf(open, path, `${TOKEN}!`, ELSEWHERE)).toBe(401)
    },
  )

  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.8.9.1', '127.0.0.1', true],
    ['::1', '::1', true],
    // By the machine's own address, and so on a socket for both kinds of addresses, of which a proxy's visitor has the plain one.
    ['192.168.1.5', '::ffff:192.168.1.5', true],
    ['192.168.1.6', '::ffff:192.168.1.5', false],
    ['192.168.1.6', '192.168.1.5', false],
    ['unknown', '127.0.0.1', false],
    ['', undefined, false],
    [undefined, undefined, false],
  ])('who comes from %s to %s is on this machine: %s', (remoteAddress, localAddress, here) => {
    expect(isFromHere({ remoteAddress, localAddress })).toBe(here)
  })

  it('nobody without any token', async () => {
    expect((await read(closed, '/metrics', null)).status).toBe(401)
    expect((await read(closed, '/metrics', null, ELSEWHERE)).status).toBe(404)
    expect((await read(open, '/metrics', null, ELSEWHERE)).status).toBe(401)
  })

  it('everybody may have the harmless figures, and nothing else with them', async () => {
    const answer = await read(open, '/status.json', null, ELSEWHERE)
    expect(answer.status).toBe(200)
    const status = JSON.parse(answer.text)
    expect(Object.keys(status.series)).toEqual([...PUBLIC_SERIES])
    expect(status.owner).toBeNull()
    expect(Object.keys(status)).toEqual(['status', 'startedAt', 'serverTime', 'everySeconds', 'series', 'owner'])
  })
})

describe('what the metrics say', () => {
  let server: TestServer
  let metrics: Metrics
  beforeAll(async () => {
    server = await startServer({ tables: ['wanzhou', 'sichuan-swap-three'], delaySeconds: 30, metricsToken: TOKEN })
    metrics = server.app.get<Metrics>(METER)
  })
  afterAll(() => server.stop())

  const text = async (): Promise<string> => {
    const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    return response.text()
  }

  it('is Prometheus’ text format, of every metric that there is', async () => {
    const lines = (await text()).trimEnd().split('\n')
    for (const line of lines)
      expect(line).toMatch(
        /^(?:# HELP [a-z_0-9]+ [^`]+|# TYPE [a-z_0-9]+ (?:counter|gauge|histogram)|[a-z_0-9]+(?:\{[a-z]+="[\w.+-]*"\})? [\d.e+-]+)$/,
      )
    expect(lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? [])).toEqual(Object.keys(METRICS))
  })

  it('follows what happens: moments count for everybody only once they are visible', async () => {
    await server.clock.advance(10 * PACE)
    expect(metrics.value('paipu_events_appended_total')).toBeGreaterThan(10)
    expect(metrics.value('paipu_visible_moments_total')).toBe(0)
    await server.clock.advance(30_000)
    expect(metrics.value('paipu_visible_moments_total')).toBeGreaterThan(10)
    expect(await text()).toContain('paipu_tables{state="playing"} 2\n')
  })

  it('names no table and no deal', async () => {
    expect(await text()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  it('counts refusals by their codes, over HTTP and in GraphQL', async () => {
    await fetch(`${server.url}/deals/nonsense/events.jsonl`)
    await ask(server.url, '{ table(id: "nonsense") { id } }')
    await ask(server.url, '{ nonsense }')
    expect(metrics.value('paipu_rejected_total', 'BAD_ID')).toBe(2)
    expect(metrics.value('paipu_rejected_total', 'GRAPHQL_VALIDATION_FAILED')).toBe(1)
    expect(await text()).toContain('paipu_requests_total{route="export"} 1\n')
  })

  it('keeps the last while for the status page, and the owner’s figures for the owner', async () => {
    await server.clock.advance(3 * EVERY_SECONDS * 1000)
    const owned = await fetch(`${server.url}/status.json`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const { series, owner } = (await owned.json()) as { series: Record<string, number[]>; owner: object }
    expect(Object.keys(series)).toEqual([...PUBLIC_SERIES, ...OWNER_SERIES])
    expect(series['tables']!.at(-1)).toBe(2)
    expect(series['events']!.some((rate) => rate > 0)).toBe(true)
    expect(owner).toMatchObject({ tables: { playing: 2 }, rejected: { BAD_ID: 2 } })
  })
})

describe('a label that strangers choose', () => {
  it('has no more than so many values, and none that breaks the format', () => {
    const metrics = makeMetrics()
    for (let code = 0; code < 1000; code++) metrics.count('paipu_rejected_total', `"}\n${code}`)
    expect(Object.keys(metrics.byLabel('paipu_rejected_total')).length).toBeLessThanOrEqual(65)
    expect(metrics.value('paipu_rejected_total')).toBe(1000)
    expect(metrics.text()).not.toContain('"}\n0')
  })
})

describe('a percentile', () => {
  it('is in the bucket of the value that is one', () => {
    const histogram = makeHistogram()
    const before = histogram.counts()
    for (let wait = 1; wait <= 1000; wait++) histogram.observe(wait / 10_000)
    expect(p99(before, histogram.counts())).toBeCloseTo(0.0985, 2)
    expect(p99(histogram.counts(), histogram.counts())).toBeNull()
    const later = histogram.counts()
    histogram.observe(60)
    expect(p99(later, histogram.counts())).toBe(10)
  })
})

describe('a reader that is too slow', () => {
  it('is counted once for each queue that is dropped', () => {
    let drops = 0
    const source = makeSource(
      {},
      () => ({}),
      () => {},
      () => drops++,
    )
    for (let update = 0; update < 3 * MAX_WAITING; update++) source.push({})
    expect(drops).toBe(1)
    source.feed.take()
    for (let update = 0; update <= MAX_WAITING; update++) source.push({})
    expect(drops).toBe(2)
  })
})
