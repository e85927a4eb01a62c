/** What the address of an embedded page says of its look: a frame has no cookies that could. */
export interface Embed {
  /** `null` for the browser's own language; not yet one that Paipu speaks. */
  readonly language: string | null
  /** `null` for the system's own colours. */
  readonly theme: string | null
}

/** Reads a request target; `null` for one that is not made to be embedded. */
export function embedOf(target: string): Embed | null {
  if (!target.startsWith('/embed/')) return null
  const { searchParams } = new URL(target, 'http://localhost')
  return { language: searchParams.get('lang'), theme: searchParams.get('theme') }
}
