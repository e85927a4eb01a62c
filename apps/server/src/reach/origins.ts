import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser's page may use the server: one of the server's own address, or of an allowed origin. What comes
 * without an origin comes from no page. The scheme is not compared, because a proxy may end TLS before the server.
 */
export function isOriginAllowed({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
