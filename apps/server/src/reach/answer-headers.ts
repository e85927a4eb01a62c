/**
 * What every answer says to browsers. Nothing that the server sends is a page: should a browser be made to show it as
 * one, it runs and loads nothing, in nobody's frame. HTTPS for ever (HSTS) is for the proxy that ends TLS to say.
 */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // What may not be seen at one moment may be at the next.
  'cache-control': 'no-store',
}
