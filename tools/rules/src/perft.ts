import { writeFileSync } from 'node:fs'
import { RULE_SETS } from '@paipu/engine'
import { readOptions } from '../../options.ts'
import { bruteCheck, bruteCount } from './perft/brute-count.ts'
import { engineCount } from './perft/engine-count.ts'
import { findPositions } from './perft/find.ts'
import { POSITIONS_FILE, reach, readPositions, type Position } from './perft/position.ts'
import { telling } from './perft/states.ts'
import { startProgress } from './progress.ts'

const { write } = readOptions({
  name: 'npm run perft',
  about: `Counts the ways to go on from ten fixed positions of every rule set, one to four commands deep, once by the engine's lists
and once by brute force against a plain reading of the rules, and compares both with the counts that are kept. Then it
compares \`decide\` with that reading for every command at every state of the deals in which everything happens. Exits with 1
where anything differs.`,
  options: { write: { kind: 'switch', about: "find the positions anew and keep the engine's counts" } },
})
if (write) {
  const found = RULE_SETS.flatMap(findPositions)
  writeFileSync(POSITIONS_FILE, `[\n${found.map((position) => JSON.stringify(position)).join(',\n')}\n]\n`)
}

const DEPTHS = [1, 2, 3, 4]
const positions = readPositions()
const progress = startProgress()
let wrong = 0
for (const [at, position] of positions.entries()) {
  progress.show(at, positions.length, `${position.ruleSet}: ${position.about}`)
  const line = lineOf(position)
  if (line.endsWith('✗')) wrong++
  progress.print(line)
}
progress.print(`${positions.length} positions, ${wrong} differ\n`)
for (const rules of RULE_SETS) {
  let states = 0
  let legal = 0
  for (const reached of telling(rules, 1)) {
    legal += bruteCheck(reached)
    progress.show(++states, states + 1, `${rules.id}: every command at every state`)
  }
  progress.print(`${rules.id.padEnd(26)}${states} states, ${legal} legal commands: decide and rules.md agree`)
}
progress.stop()
process.exitCode = wrong === 0 ? 0 : 1

/** The counts of a position by depth, and whether engine, brute force and what is kept agree. */
function lineOf(position: Position): string {
  const reached = reach(position)
  const byEngine = DEPTHS.map((depth) => engineCount(reached.state, depth))
  const byForce = DEPTHS.map((depth) => bruteCount(reached, depth))
  const same = [byEngine, byForce].every((counts) => counts.join() === position.counts.join())
  const about = `${position.ruleSet.padEnd(26)}${position.about.padEnd(52)}`
  const shown = byEngine.map((count) => count.toLocaleString('en').padStart(8)).join('')
  return `${about}${shown}  ${same ? '✓' : `brute force ${byForce.join(' ')}, kept ${position.counts.join(' ')} ✗`}`
}
