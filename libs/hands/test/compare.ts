import { formatTiles, KIND_COUNT, RED_KIND, tilesOf } from '@paipu/tiles'
import { completes, isComplete, maskToTiles, shanten, usefulTiles, waits } from '../src/index.ts'
import type { RandomHand } from './random-hands.ts'
import { referenceIsComplete, referenceShanten, referenceUsefulTiles, referenceWaits } from './reference.ts'

/** What a comparison found: where library and reference differ, and the hand's shanten, to see what was compared. */
export interface Comparison {
  readonly differences: string[]
  readonly shanten: number
}

/** Asks the library and the reference the same about one hand; `thorough` asks kind by kind too, which is slow. */
export function compare(hand: RandomHand, thorough: boolean): Comparison {
  const { concealed, melded, sets, shapes, voidSuit, short } = hand
  const differences: string[] = []
  const same = (question: string, answer: unknown, expected: unknown) => {
    if (answer !== expected) differences.push(`${describe(hand)}: ${question} ${answer}, not ${expected}`)
  }
  const distance = referenceShanten(concealed, sets, shapes, melded, voidSuit)
  same('shanten', shanten(concealed, sets, shapes, melded, voidSuit), distance)
  if (!short) {
    same('isComplete', isComplete(concealed, sets, shapes), referenceIsComplete(concealed, sets, shapes))
    return { differences, shanten: distance }
  }
  const expected = referenceWaits(concealed, sets, shapes, melded, voidSuit)
  same('waits', names(waits(concealed, sets, shapes, melded, voidSuit)), names(expected))
  if (!thorough) return { differences, shanten: distance }
  const open = referenceWaits(concealed, sets, shapes)
  for (let kind = 0; kind < (shapes.wilds ? KIND_COUNT : RED_KIND); kind++) {
    same(`completes ${kind}`, completes(concealed, sets, shapes, kind), ((open >>> kind) & 1) === 1)
  }
  const nearer = referenceUsefulTiles(concealed, sets, shapes, melded, voidSuit)
  same('usefulTiles', names(usefulTiles(concealed, sets, shapes, melded, voidSuit)), names(nearer))
  return { differences, shanten: distance }
}

function names(mask: number): string {
  return maskToTiles(mask).join(' ')
}

function describe({ concealed, melded, sets, shapes, voidSuit }: RandomHand): string {
  const rules = `${sets} sets${shapes.sevenPairs ? ', seven pairs' : ''}${shapes.wilds ? ', wilds' : ''}`
  return `${formatTiles(tilesOf(concealed))} beside ${formatTiles(tilesOf(melded)) || 'nothing'} (${rules}, void ${voidSuit})`
}
