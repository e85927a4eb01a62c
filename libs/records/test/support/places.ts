/** A character of a JSON text: where it stands, and what it belongs to. */
export interface Place {
  readonly at: number
  /** `key` and `value` with their quotation marks; `mark` for what stands between. */
  readonly kind: 'key' | 'value' | 'mark'
  /** The way to the value; items of lists all count as `*`. */
  readonly path: string
}

/** Every character of a JSON text without white space, in order. */
export function* placesIn(text: string): Generator<Place> {
  let at = 0

  function* take(length: number, kind: Place['kind'], path: string): Generator<Place> {
    for (const end = at + length; at < end; at++) yield { at, kind, path }
  }

  function* value(path: string): Generator<Place> {
    const open = text[at]
    if (open !== '{' && open !== '[') return yield* take(leafLength(text, at), 'value', path)
    yield* take(1, 'mark', path)
    while (text[at] !== '}' && text[at] !== ']') {
      let inner = `${path}.*`
      if (open === '{') {
        const length = leafLength(text, at)
        inner = `${path}.${text.slice(at + 1, at + length - 1)}`
        yield* take(length, 'key', inner)
        yield* take(1, 'mark', inner)
      }
      yield* value(inner)
      if (text[at] === ',') yield* take(1, 'mark', path)
    }
    yield* take(1, 'mark', path)
  }

  yield* value('')
}

/** How long a string, number or word is that begins there. */
function leafLength(text: string, at: number): number {
  return /^("(\\.|[^"\\])*"|[^,\]}]+)/.exec(text.slice(at))![0].length
}
