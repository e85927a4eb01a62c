import { isTooLong, LONGEST_LINE } from '../support/lines.ts'
import { shapeFault, type AskedHand, type HandLine } from './asked.ts'
import { scoreAsked, waitAnswer, winAnswer, type WaitAnswer, type WinAnswer } from './answer.ts'
import { fault, type Fault, type Read } from './fault.ts'
import { possibleHand } from './possible.ts'

/** Checks a hand as a program writes it, in form and by its rule set. */
export function readHand(value: unknown, defaultRuleSet: string | null): Read<AskedHand> {
  const wrong = shapeFault(value)
  return wrong === null ? possibleHand(value as HandLine, defaultRuleSet) : { ok: false, fault: wrong }
}

/** Answers a hand: its value where it is won, else its waits. */
export function answerHand(hand: AskedHand): WinAnswer | WaitAnswer {
  return hand.win === null ? waitAnswer(hand) : winAnswer(scoreAsked(hand, hand.win))
}

/** Answers one line of JSON with one line of JSON, whatever it holds. */
export function answerLine(
  line: string,
  defaultRuleSet: string | null,
): { readonly ok: boolean; readonly json: string } {
  const value = parse(line)
  const hand = value.ok ? readHand(value.value, defaultRuleSet) : value
  if (!hand.ok) return { ok: false, json: JSON.stringify({ error: hand.fault }) }
  return { ok: true, json: JSON.stringify(answerHand(hand.value)) }
}

function parse(line: string): Read<unknown> {
  if (isTooLong(line)) return unreadable(fault('line-too-long', `the line is longer than ${LONGEST_LINE} characters`))
  try {
    return { ok: true, value: JSON.parse(line) as unknown }
  } catch {
    return unreadable(fault('not-json', line.trim() === '' ? 'the line is empty' : 'the line is not JSON'))
  }
}

function unreadable(wrong: Fault): Read<never> {
  return { ok: false, fault: wrong }
}
