import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

/** What HTTP answers are counted by. */
type Route = 'graphql' | 'export' | 'stream' | 'health' | 'internal' | 'metrics' | 'other'

const ROUTES: readonly (readonly [Route, RegExp])[] = [
  ['graphql', /^\/graphql$/],
  ['export', /^\/(?:exports(?:\/|$)|deals\/[^/]+\/events\.jsonl$)/],
  ['stream', /^\/tables\/[^/]+\/updates\./],
  ['health', /^\/health(?:\/|$)/],
  ['internal', /^\/internal\//],
  ['metrics', /^\/(?:metrics|status\.json)$/],
]

/** Counts HTTP answers, those under way and those that are over, as a step that every request passes. */
export function httpMeter(metrics: Metrics) {
  const running: Partial<Record<Route, number>> = {}
  metrics.readFrom('paipu_requests_running', () => running)
  return ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = url.split('?', 1)[0]!
    const route = ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
    running[route] = (running[route] ?? 0) + 1
    metrics.count('paipu_requests_total', route)
    response.once('close', () => running[route]!--)
    next()
  }
}
