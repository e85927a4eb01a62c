import type { Embed } from './share/embed/embed-of.ts'

/** Where server/main.ts keeps what belongs to the page being rendered. */
export const PAGE = Symbol.for('paipu.viewer.page')

/** The page being rendered: the response it goes into, and by which addresses it was asked for (`X-Forwarded-For`). */
export interface PageScope {
  readonly response: { statusCode: number }
  readonly forwardedFor: string
  /** What whoever asked is counted by. */
  readonly who: string
  /** How the page is to look in another site's frame; `null` for a page of this site. */
  readonly embed: Embed | null
}

function page(): PageScope | undefined {
  return (Reflect.get(globalThis, PAGE) as { getStore(): PageScope | undefined } | undefined)?.getStore()
}

/**
 * Sets the HTTP status of the page being rendered. Next's own `notFound()` and thrown errors answer with an empty page
 * that only JavaScript fills; this keeps a complete page in the answer and lets every case have its true status.
 */
export function setStatus(status: number): void {
  const response = page()?.response
  if (response !== undefined) response.statusCode = status
}

/** For whom the page is being rendered, as Paipu's server takes it; `null` outside of a page. */
export function visitor(): string | null {
  return page()?.forwardedFor ?? null
}

/** What whoever asked for the page being rendered is counted by; nobody outside of a page. */
export function countedBy(): string {
  return page()?.who ?? ''
}

/** How the page being rendered is to look in another site's frame; `null` for a page of this site. */
export function embedded(): Embed | null {
  return page()?.embed ?? null
}
