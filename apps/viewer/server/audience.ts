import { pathOf } from './target.ts'

/**
 * Who besides this site's own pages may use what is at an address: `frames` may show it (pages made for that), `everyone` may
 * load it (pictures, and what an embedded page is made of: in a sandboxed frame it has no origin), `nobody` else the rest.
 */
export type Audience = 'nobody' | 'frames' | 'everyone'

const EMBEDDED = /^\/embed\/deals\/[^/]+$/
const OPEN = [/^\/_next\/static\/[^?#]+$/, /^\/deals\/[^/]+\/picture\.png$/, /^\/preview\.png$/]

/** The audience of a request target. */
export function audienceOf(target: string): Audience {
  const path = pathOf(target)
  if (EMBEDDED.test(path)) return 'frames'
  return OPEN.some((pattern) => pattern.test(path)) ? 'everyone' : 'nobody'
}
