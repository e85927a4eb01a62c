import { compare } from '../test/compare.ts'
import { randomHand, seeded } from '../test/random-hands.ts'

/**
 * The long form of the comparison with the plain recursion: `node libs/hands/scripts/million.ts [hands] [seed]`, 1,000,000
 * hands unless told otherwise (some minutes). Exits with 1 when one answer differs.
 */
const hands = Number(process.argv[2] ?? 1_000_000)
const random = seeded(Number(process.argv[3] ?? 1))
const byShanten: number[] = []
let differing = 0
for (let n = 1; n <= hands; n++) {
  const { differences, shanten } = compare(randomHand(random), n % 10 === 0)
  byShanten[shanten + 1] = (byShanten[shanten + 1] ?? 0) + 1
  if (differences.length > 0 && differing++ < 20) console.log(differences.join('\n'))
  if (n % 100_000 === 0) console.log(`${n.toLocaleString('en')} hands, ${differing} differ`)
}
byShanten.forEach((count, at) => console.log(`  shanten ${at - 1}  ${count.toLocaleString('en').padStart(10)}`))
process.exitCode = differing > 0 ? 1 : 0
