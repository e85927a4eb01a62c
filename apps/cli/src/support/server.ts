import { readFileSync } from 'node:fs'
import type { EventRecord } from '@paipu/contracts'
import type { Imported } from '@paipu/records'
import { refused, systemCode, unusable } from './failure.ts'

/** How the owner of a server reaches it: it leaves this beside the store's file, or where `PAIPU_TOKEN_FILE` says. */
export interface ServerToken {
  readonly url: string
  readonly token: string
  readonly pid: number
}

/** What the server may take for one deal. */
const ANSWER_MS = 60_000

/** Reads a server's token file; `null` where there is none. */
export function readToken(file: string): ServerToken | null {
  try {
    const token: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isToken(token)) return token
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw refused(`${file} can't be read: ${String(error)}`)
  }
  throw refused(`${file} is no token of a Paipu server: {url, token, pid}`)
}

function isToken(value: unknown): value is ServerToken {
  if (typeof value !== 'object' || value === null) return false
  const { url, token, pid } = value as Readonly<Record<string, unknown>>
  return typeof url === 'string' && URL.canParse(url) && typeof token === 'string' && Number.isInteger(pid)
}

/** Gives one whole deal to the server that has the store open. */
export async function handOver(
  storePath: string,
  server: ServerToken,
  records: readonly EventRecord[],
): Promise<Imported> {
  const who = `the server that has ${storePath} open (process ${server.pid}, ${server.url})`
  const answer = await askAsOwner(server, '/internal/records', records).catch((error: unknown) => {
    throw refused(`${who} does not answer: ${reasonOf(error)}`)
  })
  const body = answer.body as ServerAnswer | null
  if (body?.result === 'stored' || body?.result === 'already-there') return { result: body.result }
  const { code, message, at = 0 } = body?.error ?? {}
  if (code === 'BAD_RECORD') return { result: 'refused', fault: { at, message: String(message) } }
  throw refused(`${who} did not take the records: HTTP ${answer.status}${message === undefined ? '' : `, ${message}`}`)
}

/** What the server answers: what became of the deal, or its error. */
interface ServerAnswer {
  readonly result?: unknown
  readonly error?: { readonly code?: string; readonly message?: string; readonly at?: number }
}

/** Asks a server as its owner; `body` is `null` where the answer is no JSON. Rejects where there is none. */
export async function askAsOwner(
  { url, token }: ServerToken,
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: response.status, body: await response.json().catch(() => null) }
}

/** The address that `--server` gave. */
export function serverUrl(text: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text)
  throw unusable(`--server: ${JSON.stringify(text)} is no address such as http://localhost:4000`)
}

/** Why a server did not answer. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return systemCode(cause) ?? String(cause)
}
