/** Search parameters as Next gives them. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** The same from an address bar. */
export function searchOf(search: string): Search {
  const params = new URLSearchParams(search)
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]))
}

/** A parameter that an address has once; `null` where it has none, an empty one or several. */
export function once(search: Search, name: string): string | null {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : null
}
