import { readOptions } from '../../../tools/options.ts'
import { censusOfOneSuit, censusOfThreeSuits, readyByWaits, type Census } from './count-hands.ts'

readOptions({
  name: 'npm run census',
  about: 'Prints the exact number of hands by tiles lacking, and of ready hands by waits.',
  options: {},
})

function print(name: string, census: Census): void {
  const all = census.reduce((sum, count) => sum + count, 0)
  console.log(`\n${name}: ${all.toLocaleString('en')} hands`)
  census.forEach((count, lacking) => console.log(`  ${lacking} lacking  ${count.toLocaleString('en').padStart(16)}`))
}

for (const tiles of [10, 11, 13, 14]) {
  const sets = tiles < 12 ? 3 : 4
  print(`${tiles} tiles of one suit, ${sets} sets and a pair`, censusOfOneSuit(tiles, sets))
  print(`${tiles} tiles of three suits, ${sets} sets and a pair`, censusOfThreeSuits(tiles, sets, false))
  if (sets === 4) print(`${tiles} tiles of three suits, with seven pairs`, censusOfThreeSuits(tiles, sets, true))
}

console.log('\n13 tiles of one suit, four sets and a pair, by number of waits')
readyByWaits().forEach((count, waits) => console.log(`  ${waits} waits  ${count.toLocaleString('en').padStart(8)}`))
