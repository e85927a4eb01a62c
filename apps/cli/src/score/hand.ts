import { shapeFault, type AskedHand, type HandLine } from './asked.ts'
import { scoreAsked, waitAnswer, winAnswer, type WaitAnswer, type WinAnswer } from './answer.ts'
import { explanationOf, type Explanation } from './explanation.ts'
import { read, type Fault, type Read } from './fault.ts'
import { possibleHand } from './possible.ts'

/** What a hand is worth or waits for; a win explained where that was asked. */
export type HandAnswer = WaitAnswer | (WinAnswer & { readonly explanation?: Explanation })

/** Checks a hand as a program writes it, in form and by its rule set. */
export function readHand(value: unknown, defaultRuleSet: string | null): Read<AskedHand> {
  const wrong = shapeFault(value)
  return wrong === null ? possibleHand(value as HandLine, defaultRuleSet) : { ok: false, fault: wrong }
}

/** Answers a hand: its value where it is won, else its waits. */
export function answerHand(hand: AskedHand, explained = false): HandAnswer {
  if (hand.win === null) return waitAnswer(hand)
  const scored = scoreAsked(hand, hand.win)
  const answer = winAnswer(scored)
  return explained && scored.win ? { ...answer, explanation: explanationOf(hand, hand.win, scored) } : answer
}

/** Reads a hand as a program writes it and answers it. */
export function answerValue(value: unknown, defaultRuleSet: string | null, explained: boolean): Read<HandAnswer> {
  const hand = readHand(value, defaultRuleSet)
  return hand.ok ? read(answerHand(hand.value, explained)) : hand
}

/** What a refused line of `paipu score --jsonl` gets. Programs read it: its form does not change. */
export function scoreRefusal({ code, message }: Fault): object {
  return { error: { code, message } }
}
