import type { Coming } from './client-address.ts'

/** No token is longer, by far. */
const LONGEST = 200

/** The token that somebody comes with, as `Authorization: Bearer …`; `null` for none. */
export function bearerOf({ headers }: Coming): string | null {
  const { authorization = '' } = headers
  return authorization.length <= LONGEST ? (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null) : null
}

/** Whoever opened a socket, with the token in the payload of its `connection_init`: a page can't set headers there. */
export function withToken(from: Coming, payload: Readonly<Record<string, unknown>> | undefined): Coming {
  const token = payload?.['token']
  if (typeof token !== 'string' || token.length > LONGEST) return from
  return { ...from, headers: { ...from.headers, authorization: `Bearer ${token}` } }
}
