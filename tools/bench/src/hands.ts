import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkHands } from './hands/check.ts'
import { PEER } from './hands/peer.ts'
import type { BenchRow } from './row.ts'

/**
 * Measures the hand library on one core, from 28 counts, one hand after another, beside majiang-core. All answers on the
 * measured hands are first compared with the peer's, and their checksum with a fixed one. Each question has a process of its own:
 * the engine compiles a function for all that it has seen it do, and one question's loop would be compiled for all others, too.
 *
 * @throws if an answer differs
 */
export function benchHands(): BenchRow[] {
  checkHands()
  return [
    beside('shanten, sets and a pair', 60, 100),
    row('shanten, with seven pairs', 60),
    row('shanten, with wilds', null),
    row('shanten, beside two melds', null),
    row('win check', 60),
    row('waits', 40),
    beside('useful tiles', 4, 200),
    row('useful tiles, with seven pairs', 4),
    row('useful tiles, beside two melds', null),
    row('readings of complete hands', null),
    { name: 'hands: first use of all tables', value: loadingTime(), unit: 'ms', aim: 'at most 60 ms' },
    { name: 'hands: shipped tables, gzip', value: shippedSize(), unit: 'kB', aim: 'at most 100 kB' },
  ]
}

/** Our figure and, where there is one, the peer's: millions of answers a second, each the best of three processes. */
function measure(name: string): readonly number[] {
  const file = join(import.meta.dirname, 'hands/one.ts')
  const run = () => JSON.parse(execFileSync(process.execPath, [file, name], { encoding: 'utf8' })) as number[]
  const runs = [run(), run(), run()]
  return runs[0]!.map((_, figure) => Math.max(...runs.map((figures) => figures[figure]!)))
}

function row(name: string, aim: number | null): BenchRow {
  const measured = { name: `hands: ${name}`, value: measure(name)[0]!, unit: 'M/s' }
  return aim === null ? measured : { ...measured, aim: `at least ${aim} M/s` }
}

function beside(name: string, aim: number, times: number): BenchRow {
  const [value, peer] = measure(name)
  return {
    name: `hands: ${name}`,
    value: value!,
    unit: 'M/s',
    peer: { name: PEER, value: peer! },
    ratio: value! / peer!,
    aim: `at least ${aim} M/s, ${times} times the peer`,
  }
}

/** Milliseconds until every table is filled, in a process that has not used one. */
function loadingTime(): number {
  const script = `
    import { shanten, waits } from '@paipu/hands'
    const hand = new Uint8Array(28)
    const start = performance.now()
    shanten(hand, 4, { sevenPairs: true, wilds: false })
    shanten(hand, 4, { sevenPairs: true, wilds: true })
    waits(hand, 4, { sevenPairs: true, wilds: false })
    console.log(performance.now() - start)`
  const run = () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      }),
    )
  return Math.min(run(), run(), run())
}

function shippedSize(): number {
  const file = new URL('./generated/suits.ts', import.meta.resolve('@paipu/hands'))
  return gzipSync(readFileSync(file), { level: 9 }).length / 1000
}
