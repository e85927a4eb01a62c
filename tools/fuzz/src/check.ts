import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from './cases/index.ts'
import { ROOT } from './root.ts'
import type { Answer } from './wire/answers.ts'
import { CLOSE, readFrames, TEXT } from './wire/frames.ts'
import type { Heard } from './wire/talk.ts'

/** The codes that the server's README lists, and the viewer's own. */
const CODES: ReadonlySet<string> = new Set([
  ...[...section('apps/server/README.md', '## Error codes').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, code]) => code!),
  'SERVER_UNREACHABLE',
  'BAD_PICTURE',
  'BUSY',
])

/** The longest answer, bytes: twenty deals with all their events. */
const MOST_BYTES = 4 * 1024 * 1024
/**
 * What a 503 may say: that the store doesn't answer, that as many pictures are being made as may, or in a page that the server takes
 * more than ten seconds.
 */
const DECLARED = /"NOT_READY"|"BUSY"|"SERVER_UNREACHABLE"|The server does not answer|服务器没有回应/

/** Close codes by which a server says that a fault was its own. Others it may have from the client itself. */
const OWN_FAULTS: ReadonlySet<number> = new Set([1006, 1011, 4500])
/** Where in its code, or on its disk, something went wrong is nobody's business. */
const INNARDS = /\bat .{1,200}\.[cm]?[jt]s:\d+|node_modules|file:\/\/|\/dist\/|ERR_[A-Z]+_|SQLITE_/

/** Texts that came and may hold secrets, and what is wrong with them. */
export interface Checked {
  readonly faults: readonly string[]
  readonly texts: readonly string[]
}

/** Looks at what came of a case. */
export function check({ kind, script, to }: Case, heard: Heard, token: string): Checked {
  const faults: string[] = []
  const texts: string[] = []
  const look = (text: string): void => {
    texts.push(text)
    if (text.includes(token)) faults.push('the token came out')
    const innards = INNARDS.exec(text)
    if (innards !== null && !(to === 'viewer' && text.startsWith('<!DOCTYPE')))
      faults.push(`innards came out: ${innards[0]}`)
  }
  for (const answer of heard.answers) {
    faults.push(...answerFaults(answer, kind))
    look(`${JSON.stringify(answer.headers)}\n${answer.body}`)
  }
  if (kind === 'framing' && heard.answers.length > 1) faults.push(`${heard.answers.length} answers to one request`)
  if (script.methods.length > 0 && script.frames === undefined && heard.answers.length > script.methods.length)
    faults.push(`${heard.answers.length} answers to ${script.methods.length} requests`)
  if (!heard.upgraded) return { faults, texts }
  if (heard.answers.at(-1)?.headers['sec-websocket-extensions'] !== undefined) faults.push('an extension was agreed to')
  for (const { opcode, reserved, payload } of readFrames(heard.rest)) {
    if (reserved !== 0) faults.push('a frame has reserved bits')
    if (opcode === CLOSE && payload.length >= 2 && OWN_FAULTS.has(payload.readUInt16BE(0)))
      faults.push(`the socket was closed with ${payload.readUInt16BE(0)} ${payload.toString('utf8', 2)}`)
    if (opcode !== TEXT) continue
    const text = payload.toString()
    look(text)
    if (payload.length > MOST_BYTES) faults.push(`a message of ${payload.length} bytes`)
    faults.push(...codeFaults(text, false))
  }
  return { faults, texts }
}

function answerFaults({ status, headers, body, size }: Answer, kind: Case['kind']): string[] {
  const faults: string[] = []
  if (status >= 500 && !(status === 503 && DECLARED.test(body))) faults.push(`status ${status}`)
  if (status < 100) faults.push('an answer that is no HTTP')
  if (size > MOST_BYTES) faults.push(`an answer of ${size} bytes`)
  if (headers['set-cookie'] !== undefined) faults.push('a cookie was set')
  if (body !== '' && headers['x-content-type-options'] !== 'nosniff' && !isFromBelow(status, headers))
    faults.push(`an answer of ${headers['content-type']} may be sniffed`)
  if (body !== '' && /\bjson\b/.test(headers['content-type'] ?? '')) faults.push(...codeFaults(body, status >= 400))
  if (kind === 'internal' && body.includes('"stored"')) faults.push('a forged deal was stored')
  return faults
}

/** What Node and `ws` answer by themselves before anything else sees the request: a status and its name. */
function isFromBelow(status: number, headers: Answer['headers']): boolean {
  return (
    (status === 400 || status === 403 || status === 405 || status === 426 || status === 429) &&
    headers['date'] === undefined
  )
}

/** Errors whose code no list has, and faults of the server's own. */
function codeFaults(body: string, mustHaveOne: boolean): string[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return ['JSON that is none']
  }
  const codes = codesIn(value)
  if (codes.length === 0 && mustHaveOne) return ['an error without a code']
  return codes.flatMap((code) =>
    code === 'INTERNAL' || !CODES.has(String(code)) ? [`an error of code ${String(code)}`] : [],
  )
}

function codesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const { error, errors, payload } = value as {
    readonly error?: { readonly code?: unknown }
    readonly errors?: readonly GraphqlError[]
    readonly payload?: unknown
  }
  const inPayload = Array.isArray(payload) ? (payload as GraphqlError[]).map(codeOf) : codesIn(payload)
  return [...(error === undefined ? [] : [error?.code]), ...(errors ?? []).map(codeOf), ...inPayload]
}

interface GraphqlError {
  readonly extensions?: { readonly code?: unknown }
}

const codeOf = (error: GraphqlError): unknown => error?.extensions?.code

function section(path: string, title: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const from = text.indexOf(title)
  const next = text.indexOf('\n## ', from + title.length)
  return text.slice(from, next < 0 ? undefined : next)
}
