import { isTooLong, LONGEST_LINE } from '../support/lines.ts'
import { fault, type Fault, type Read } from './fault.ts'

/** The answer to one line of a JSON Lines stream. */
export interface AnsweredLine {
  readonly ok: boolean
  /** One line of JSON, without its line break. */
  readonly json: string
}

/**
 * Answers one line of JSON with one line of JSON, whatever it holds: what `answer` makes of the value, or what is wrong
 * with it, and in which line (from 1).
 */
export function answerLine(line: string, number: number, answer: (value: unknown) => Read<object>): AnsweredLine {
  const value = parse(line)
  const answered = value.ok ? answer(value.value) : value
  return answered.ok
    ? { ok: true, json: JSON.stringify(answered.value) }
    : { ok: false, json: JSON.stringify({ line: number, error: answered.fault }) }
}

function parse(line: string): Read<unknown> {
  if (isTooLong(line))
    return unreadable(fault('line-too-long', null, `the line is longer than ${LONGEST_LINE} characters`))
  try {
    return { ok: true, value: JSON.parse(line) as unknown }
  } catch {
    return unreadable(fault('not-json', null, line.trim() === '' ? 'the line is empty' : 'the line is not JSON'))
  }
}

function unreadable(wrong: Fault): Read<never> {
  return { ok: false, fault: wrong }
}
