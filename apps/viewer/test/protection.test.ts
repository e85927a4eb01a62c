import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { contentPolicy, protect } from '../server/protection.ts'

describe('the protection of a page', () => {
  test('gives Next the same policy as the browser, with a nonce of its own', () => {
    const policies = [1, 2].map(() => {
      const request = new IncomingMessage(new Socket())
      const response = new ServerResponse(request)
      protect(request, response, false)
      expect(response.getHeader('content-security-policy')).toBe(request.headers['content-security-policy'])
      expect(response.getHeader('x-content-type-options')).toBe('nosniff')
      return String(response.getHeader('content-security-policy'))
    })
    expect(policies[0]).not.toBe(policies[1])
  })

  test('lets nothing run that is not its own', () => {
    const policy = contentPolicy('abc', 'nobody')
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`script-src 'self' 'nonce-abc';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain(`frame-ancestors 'none'`)
  })

  test('says of a file of the build what a worker may do, and a document’s headers of everything else', () => {
    const file = headersOf('/_next/static/chunks/a.js?x=1', true)
    expect(file).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'`,
    })
    expect(file['permissions-policy']).toBeUndefined()
    const none = headersOf('/_next/static/chunks/a.js?x=1')
    expect(none['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(none).toHaveProperty('permissions-policy')
  })

  test('lets other sites frame what is made for it, load what that is made of, and nothing else', () => {
    const framed = headersOf('/embed/deals/x?ply=1')
    expect(framed['content-security-policy']).toMatch(/; frame-ancestors \*$/)
    expect(framed['x-frame-options']).toBeUndefined()
    for (const url of ['/_next/static/chunks/a.js', '/deals/x/picture.png?view=all-hands', '/preview.png']) {
      expect(headersOf(url)).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'x-frame-options': 'DENY',
      })
    }
    for (const url of [
      '/',
      '/deals/x',
      '/deals/x?y=/embed/deals/x',
      '/embed/deals/x/../../deals/y',
      '//embed/deals/x',
      '/embed/',
      '/_next/image?url=/_next/static/a',
      '/deals/x/picture.png/y',
    ]) {
      const headers = headersOf(url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

/** What an answer to a request for an address is protected with. */
function headersOf(url: string, isFile = false) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  const response = new ServerResponse(request)
  protect(request, response, isFile)
  return response.getHeaders()
}
