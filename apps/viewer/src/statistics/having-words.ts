import { fanName } from '@paipu/views'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { signedNumber } from './numbers.ts'

/** A range of points as `points:<from>..<to>` has it, in words; `null` for what is none. */
export function rangeName(text: string, words: WrittenMessages, language: Language): string | null {
  const [, from, to] = /^points:(-?\d+)?\.\.(-?\d+)?$/.exec(text) ?? []
  const shown = (bound: string) => signedNumber(Number(bound), language)
  const { below, above, between } = words.statistics.ranges
  if (from === undefined) return to === undefined ? null : below(shown(to))
  if (to === undefined) return above(shown(from))
  return from === to ? shown(from) : between(shown(from), shown(to))
}

/** What a list of deals is narrowed to, in words; `null` for what is nothing that deals have. */
export function havingName(having: string | null, words: WrittenMessages, language: Language): string | null {
  const { behind, happened, places } = words.statistics
  if (having === null) return behind.all
  const fact = named(happened.rows, having)
  if (fact !== null) return fact
  const result = named(words.results, having)
  if (result !== null) return result
  const place = /^place-([1-4])$/.exec(having)?.[1]
  if (place !== undefined) return behind.place(places.rows[Number(place) - 1]!)
  const fan = /^fan:([a-z][a-z-]{0,39})$/.exec(having)?.[1]
  if (fan !== undefined) return behind.fan(fanName(fan, language))
  const range = rangeName(having, words, language)
  return range === null ? null : behind.points(range)
}

function named(names: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(names, name) ? names[name]! : null
}
