import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { audienceOf, type Audience } from './audience.ts'

/** What every answer of the viewer says to browsers, whatever it holds. */
const HEADERS: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' }

/** What a document's says beyond that. */
const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** What an answer says beyond that to other sites, by who may use it. */
const TO_OTHERS: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  nobody: { 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' },
  frames: { 'cross-origin-resource-policy': 'same-origin' },
  everyone: {
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  },
}

/**
 * What a page may load and run: nothing from elsewhere, and of inline scripts only those that carry the nonce. Sizes and
 * places are style attributes, so that those are allowed; style elements are not. Only what is made to be embedded may be
 * framed.
 */
export function contentPolicy(nonce: string, audience: Audience): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${audience === 'frames' ? '*' : `'none'`}`,
  ].join('; ')
}

/**
 * A file of the build, which is no document: of a policy browsers heed only what a worker's script may load and ask. A page loads
 * some twenty of them, and a page's headers are a kilobyte.
 */
const FILE_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`

/**
 * Puts the security headers on an answer, a file of the build or not, and gives its page a fresh nonce: Next reads it from the
 * request's own header.
 */
export function protect(request: IncomingMessage, response: ServerResponse, isFile: boolean): void {
  const audience = audienceOf(request.url ?? '/')
  const policy = isFile ? FILE_POLICY : contentPolicy(randomBytes(16).toString('base64'), audience)
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
  const headers = { ...HEADERS, ...(isFile ? {} : DOCUMENT_HEADERS), ...TO_OTHERS[audience] }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
