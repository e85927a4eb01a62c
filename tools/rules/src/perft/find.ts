import type { Command, Deal, DealState, RuleSet } from '@paipu/engine'
import { playCorpusDeal } from '../corpus/play.ts'
import { corpusOf } from '../covering/corpus.ts'
import { engineCount } from './engine-count.ts'
import { kindsOf, type Kind } from './kinds.ts'
import { commandText } from './notation.ts'
import type { Position } from './position.ts'

/** A position with more than so many ways to go on for four commands is too large to count by brute force. */
const MOST = 60_000

/** The first position of each kind in the corpus of a rule set, one a deal. */
export function findPositions(rules: RuleSet): Position[] {
  const open = kindsOf(rules)
  const found = new Map<Kind, Position>()
  for (const deal of corpusOf(rules)) {
    if (open.length === found.size) break
    if (deal.style === 'bots' || deal.number > 200) continue
    const commands: Command[] = []
    for (const { before, command, decision } of playCorpusDeal(deal)) {
      if (!decision.ok) continue
      const next =
        before.phase.name === 'unstarted' ? undefined : open.find((kind) => !found.has(kind) && kind.is(before as Deal))
      if (next !== undefined && engineCount(before, 4) <= MOST) {
        found.set(next, positionOf(next, before, commands))
        break
      }
      commands.push(command)
    }
  }
  return open.map((kind) => found.get(kind)!)
}

function positionOf({ about }: Kind, state: DealState, commands: readonly Command[]): Position {
  const { rules, options, dealer, wall, birds } = state as Deal
  const counts = [1, 2, 3, 4].map((depth) => engineCount(state, depth))
  const texts = commands.flatMap((command) => (command.type === 'start' ? [] : [commandText(command)]))
  return {
    ruleSet: rules.id,
    about,
    fanCap: options.fanCap,
    dealer,
    wall: wall.join(''),
    birds: birds.join(''),
    commands: texts,
    counts,
  }
}
