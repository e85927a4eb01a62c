/** Search parameters as Next gives them. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** The same from an address bar. */
export function searchOf(search: string): Search {
  const params = new URLSearchParams(search)
  const valuesOf = (name: string) => {
    const [value, ...more] = params.getAll(name)
    return more.length === 0 ? value : [value!, ...more]
  }
  return Object.fromEntries([...params.keys()].map((name) => [name, valuesOf(name)]))
}

/** A parameter that an address has once; `null` where it has none, an empty one or several. */
export function once(search: Search, name: string): string | null {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : null
}
