import { answerHand, readHand } from '../../src/score/hand.ts'
import type { Fault } from '../../src/score/fault.ts'
import type { WaitAnswer, WinAnswer } from '../../src/score/answer.ts'

/** The answer to a hand that must be a possible one. */
export function answer(line: object): WinAnswer | WaitAnswer {
  const hand = readHand(line, null)
  if (!hand.ok) throw new Error(`${JSON.stringify(line)}: ${hand.fault.message}`)
  return answerHand(hand.value)
}

/** Why a hand is refused; `null` where it is a possible one. */
export function faultOf(line: unknown): Fault | null {
  const hand = readHand(line, null)
  return hand.ok ? null : hand.fault
}

/** Melds as numbered cases have them: `pung 3m, concealed-kong 9p`. */
export function melds(text: string): object[] {
  return text.split(', ').map((meld) => {
    const [kind, tile] = meld.split(' ')
    return { kind, tile }
  })
}
