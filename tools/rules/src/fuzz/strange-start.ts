import { RULE_SETS, type StartCommand } from '@paipu/engine'
import { TILES } from '@paipu/tiles'
import { pick, type Random } from '../corpus/random.ts'

/** A start as it was, or with another rule set, version, cap, wall or birds. */
export function strangeStart(start: StartCommand, random: Random): StartCommand {
  return pick(CHANGES, random)(start, random)
}

const CHANGES: readonly ((start: StartCommand, random: Random) => StartCommand)[] = [
  (start) => start,
  (start, random) => ({ ...start, ruleSet: { ...start.ruleSet, id: pick(RULE_SETS, random).id } }),
  (start) => ({ ...start, ruleSet: { ...start.ruleSet, id: `${start.ruleSet.id}-2` } }),
  (start, random) => ({ ...start, ruleSet: { ...start.ruleSet, version: random(4) || 4 } }),
  (start, random) => ({
    ...start,
    ruleSet: { ...start.ruleSet, options: { fanCap: pick([null, 0, 3, 4, 8], random) } },
  }),
  (start, random) => ({ ...start, wall: start.wall.toSpliced(random(start.wall.length), 1) }),
  (start, random) => ({ ...start, wall: start.wall.toSpliced(random(start.wall.length), 1, pick(TILES, random)) }),
  (start, random) => ({ ...start, wall: [...start.wall, pick(TILES, random)] }),
  (start) => ({ ...start, wall: start.wall.slice(4), birds: start.wall.slice(0, 4) }),
  (start) => ({ ...start, wall: [...start.wall, ...start.birds], birds: [] }),
  (start) => ({ ...start, wall: [], birds: [] }),
]
