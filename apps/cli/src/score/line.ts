import { lengthFault } from '@paipu/records'
import { fault, type Fault, type Read } from './fault.ts'

/** The answer to one line of a JSON Lines stream. */
export interface AnsweredLine {
  readonly ok: boolean
  /** One line of JSON, without its line break. */
  readonly json: string
}

/** How a stream of JSON Lines is answered. */
export interface LineAnswers {
  /** What is made of a value. */
  readonly answer: (value: unknown) => Read<object>
  /** What is said of a line that is refused; `line` counts from 1. */
  readonly refusal: (fault: Fault, line: number) => object
}

/** Answers one line of JSON with one line of JSON, whatever it holds. */
export function answerLine(line: string, number: number, { answer, refusal }: LineAnswers): AnsweredLine {
  const value = parse(line)
  const answered = value.ok ? answer(value.value) : value
  return answered.ok
    ? { ok: true, json: JSON.stringify(answered.value) }
    : { ok: false, json: JSON.stringify(refusal(answered.fault, number)) }
}

function parse(line: string): Read<unknown> {
  const tooLong = lengthFault(line)
  if (tooLong !== null) return unreadable(fault('line-too-long', null, tooLong))
  try {
    return { ok: true, value: JSON.parse(line) as unknown }
  } catch {
    return unreadable(fault('not-json', null, line.trim() === '' ? 'the line is empty' : 'the line is not JSON'))
  }
}

function unreadable(wrong: Fault): Read<never> {
  return { ok: false, fault: wrong }
}
