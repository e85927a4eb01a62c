import { type DealStartedV1, type EventRecord } from '@paipu/contracts'
import type { RecordFault } from './record-form.ts'

/** The years that deals may say they were played in: a list that is sorted by time ends where somebody says it does. */
const FIRST = '1970-01-01'
const LAST = '2199-12-31T23:59:59.999Z'

/**
 * What no store takes from outside, be it a sound deal: times that go back or stand outside of {@link FIRST} and
 * {@link LAST}, and names that change how the text around them looks, or can't be seen. Precondition: the records have the
 * form of records.
 */
export function oddity(records: readonly EventRecord[]): RecordFault | null {
  return timeOddity(records) ?? nameOddity(records)
}

/** Times are of one form, so that their texts are in their order. */
function timeOddity(records: readonly EventRecord[]): RecordFault | null {
  let before = FIRST
  for (let at = 0; at < records.length; at++) {
    const { time } = records[at]!
    if (time === before) continue
    if (time < FIRST || time > LAST) return { at, message: `time ${time} is not from 1970 to 2199` }
    if (time < before) return { at, message: `time ${time} is before that of the event before it, ${before}` }
    before = time
  }
  return null
}

function nameOddity(records: readonly EventRecord[]): RecordFault | null {
  for (let at = 0; at < records.length; at++) {
    const { type, data } = records[at]!
    if (type !== 'DealStarted') continue
    const { seats, source } = data as DealStartedV1
    for (const [seat, { name }] of seats.entries()) {
      const wrong = textOddity(name)
      if (wrong !== null) return { at, message: `the name of seat ${seat} ${wrong}` }
    }
    const wrong = source === null ? null : textOddity(source)
    if (wrong !== null) return { at, message: `source ${wrong}` }
  }
  return null
}

/**
 * Controls beyond ASCII's, line and paragraph separators, whatever overrides, embeds or isolates a direction, what takes no room
 * and joins nothing, so that two names would look alike, halves of a character, and code points that are none. Letters that run from right to left, the marks between them, and the joiners
 * and tags of emoji are none of these.
 */
const UNWELCOME =
  /[\u0080-\u009f\u00ad\u180e\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}]|\p{Cs}|\p{Noncharacter_Code_Point}/u
/** Something that leaves ink: no space, control or mark, nor one of the letters and signs that are blank. */
const INK = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u
/** Marks on one letter that reach over the lines above and below it. No language has so many. */
const PILED = /\p{M}{9}/u

/**
 * What is wrong with a name that somebody gave, as the end of a sentence that begins with where it stands; `null` for one that
 * is fit to be shown beside others.
 */
export function textOddity(text: string): string | null {
  const [unwelcome] = UNWELCOME.exec(text) ?? []
  if (unwelcome !== undefined)
    return `holds U+${unwelcome.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}, which no name may`
  if (!INK.test(text)) return 'can not be seen'
  return PILED.test(text) ? 'piles marks on a letter' : null
}
