import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedTables } from '../scripts/shipped-tables.ts'
import { naturalDistances, readyNatural, readyWild, wildDistances, type Distances } from '../src/distances.ts'

const shipped = new URL('../src/generated/suits.ts', import.meta.url)

test('the shipped tables are what the generator makes, and small enough to send', () => {
  const text = readFileSync(shipped, 'utf8')
  expect(text).toBe(shippedTables())
  expect(text.length).toBeLessThan(100_000)
})

/** Class and merged class must fit 7 and 8 bits: see distances.ts. */
test('suits fall into 126 classes, with wilds 110; two suits together into 180 and 164', () => {
  readyNatural()
  readyWild()
  const classes = ({ suits }: Distances) => new Set(suits.map((entry) => entry >> 8)).size
  const merged = (tables: Distances) => {
    const count = classes(tables)
    const used = Array.from(
      { length: count * count },
      (_, at) => tables.merged[(Math.floor(at / count) << 7) | (at % count)],
    )
    return new Set(used).size
  }
  expect([classes(naturalDistances), merged(naturalDistances)]).toEqual([126, 180])
  expect([classes(wildDistances), merged(wildDistances)]).toEqual([110, 164])
})
