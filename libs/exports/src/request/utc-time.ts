const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/

/**
 * A day or a moment as a person writes it, as ISO 8601 with milliseconds, always UTC whatever the machine's zone; a day is its
 * beginning. `null` for anything else, and for days that are in no calendar.
 */
export function utcTime(text: string): string | null {
  const day = DAY.test(text) ? text : MOMENT.exec(text)?.[1]
  if (day === undefined) return null
  const time = new Date(text)
  // What no calendar has rolls over to another day.
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day ? null : time.toISOString()
}
