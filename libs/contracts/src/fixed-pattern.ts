/** One character or a class of characters of a pattern, how often it stands, and what it is. */
const ITEM = /\\d|\\\.|\[[0-9a-z-]+\]|[0-9A-Za-z:-]/y
const TIMES = /\{(\d+)\}/y

/** A bit for each class of characters: so many a pattern may have. */
const MOST_CLASSES = 31
const ASCII = 128

/**
 * A test as a regular expression gives it, for a pattern that every text of one length has, such as that of a hash or an id:
 * `^`, characters, `\d`, `\.` and classes as `[0-9a-f]`, each with or without `{n}`, `$`. A hash is looked at in a third of the time.
 * `null` for any other pattern.
 */
export function fixedPattern(source: string): ((text: string) => boolean) | null {
  const places = source.startsWith('^') && source.endsWith('$') ? placesOf(source.slice(1, -1)) : null
  if (places === null) return null
  const names = [...new Set(places)]
  if (names.length > MOST_CLASSES) return null
  const classes = Int32Array.from({ length: ASCII }, (_, code) => bitsOf(names, String.fromCharCode(code)))
  const wanted = Int32Array.from(places, (name) => 1 << names.indexOf(name))
  return (text) => {
    if (text.length !== wanted.length) return false
    let all = 0
    let missing = 0
    for (let at = 0; at < wanted.length; at++) {
      const code = text.charCodeAt(at)
      all |= code
      missing |= wanted[at]! & ~classes[code % ASCII]!
    }
    return missing === 0 && all < ASCII
  }
}

/** What may stand at each place of the texts, as the pattern says it. */
function placesOf(pattern: string): string[] | null {
  const places: string[] = []
  for (let at = 0; at < pattern.length;) {
    const item = matchAt(ITEM, pattern, at)
    if (item === null) return null
    at += item[0].length
    const times = matchAt(TIMES, pattern, at)
    at += times?.[0].length ?? 0
    for (let count = Number(times?.[1] ?? 1); count > 0; count--) places.push(item[0])
  }
  return places
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/** The classes that a character belongs to. */
function bitsOf(names: readonly string[], character: string): number {
  return names.reduce((bits, name, at) => (new RegExp(`^${name}$`).test(character) ? bits | (1 << at) : bits), 0)
}
