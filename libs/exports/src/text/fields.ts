import type { Verb, VerbField } from './verbs.ts'

type Fields = Readonly<Record<string, unknown>>

/** An event's fields as words, and what the verb has no words for; `null` where a field it must have can't be said. */
export interface WrittenFields {
  readonly words: readonly string[]
  readonly rest: Fields
}

/** Writes fields by a verb. Words at the end that say what is usual are left out. */
export function writeFields(verb: Verb, fields: Fields): WrittenFields | null {
  const words: string[] = []
  let last = 0
  for (const field of verb.fields) {
    const word = Object.hasOwn(fields, field.key) ? field.word.write(fields[field.key]) : null
    if (word === null) return null
    words.push(word)
    if (!isUsual(field, word)) last = words.length
  }
  const said = new Set(verb.fields.map(({ key }) => key))
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !said.has(key)))
  return { words: words.slice(0, last), rest }
}

function isUsual(field: VerbField, word: string): boolean {
  return 'byDefault' in field && field.word.write(field.byDefault) === word
}

/** Reads the words behind a verb; a sentence where they can't be read. */
export function readFields({ verb, fields }: Verb, words: readonly string[]): Fields | string {
  if (words.length > fields.length) return `${verb} has no place for ${JSON.stringify(words[fields.length])}`
  const read: Record<string, unknown> = {}
  for (const [at, field] of fields.entries()) {
    const word = words[at]
    if (word === undefined && !('byDefault' in field)) return `${verb}: ${field.key} is missing`
    const value = word === undefined ? field.byDefault : field.word.read(word)
    if (value === undefined) return `${verb}: ${JSON.stringify(word)} is no ${field.key}`
    read[field.key] = value
  }
  return read
}
