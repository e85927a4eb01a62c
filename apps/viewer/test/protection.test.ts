import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { contentPolicy, protect } from '../server/protection.ts'

describe('the protection of a page', () => {
  test('gives Next the same policy as the browser, with a nonce of its own', () => {
    const policies = [1, 2].map(() => {
      const request = new IncomingMessage(new Socket())
      const response = new ServerResponse(request)
      protect(request, response)
      expect(response.getHeader('content-security-policy')).toBe(request.headers['content-security-policy'])
      expect(response.getHeader('x-content-type-options')).toBe('nosniff')
      return String(response.getHeader('content-security-policy'))
    })
    expect(policies[0]).not.toBe(policies[1])
  })

  test('lets nothing run that is not its own', () => {
    const policy = contentPolicy('abc')
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`script-src 'self' 'nonce-abc';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain(`frame-ancestors 'none'`)
  })
})
