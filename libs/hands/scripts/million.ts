import { readOptions } from '../../../tools/options.ts'
import { compare } from '../test/compare.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { randomHand } from '../test/random-hands.ts'

const { hands, seed } = readOptions({
  name: 'npm run test:hands',
  about: `Compares what this lib answers for random hands with a plain recursion: the long form of its tests, some minutes. Exits with 1
when one answer differs.`,
  options: {
    hands: { kind: 'number', about: 'how many', default: 1_000_000 },
    seed: { kind: 'number', about: 'which ones', default: 1 },
  },
})
const random = randomFrom(seed)
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
