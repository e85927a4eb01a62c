import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { isComplete, readings, shanten, usefulTiles, waits, type ShapeRules } from '@paipu/hands'
import { KIND_COUNT, RED_KIND } from '@paipu/tiles'
import type { BenchRow } from './row.ts'

/** What is used of majiang-core, which has no types: a hand from its text, distance for sets and a pair, useful tiles. */
interface Majiang {
  readonly Shoupai: { fromString(text: string): object }
  readonly Util: {
    xiangting_yiban(hand: object): number
    tingpai(hand: object, distance: (hand: object) => number): string[]
  }
}

const { Shoupai, Util } = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang
const PEER = 'majiang-core 1.4.1'

const standard: ShapeRules = { sevenPairs: false, wilds: false }
const both: ShapeRules = { sevenPairs: true, wilds: false }
const wild: ShapeRules = { sevenPairs: true, wilds: true }
/** Standard shape where fifth copies count, as they do in majiang-core: no hand here holds a wild. */
const unlimited: ShapeRules = { sevenPairs: false, wilds: true }

const HANDS = 4096
/** Runs of each measurement, and how many milliseconds one lasts at least. */
const TURNS = 60
const SHORTEST_RUN = 4
/** Sum of all distances and folded waits and useful tiles of the hands below: the same hands are measured every time. */
const CHECKSUM = -1_352_338_811

/**
 * Measures the hand library on one core, from 28 counts, one hand after another, beside majiang-core. All answers on the
 * measured hands are first compared with the peer's, and their checksum with a fixed one.
 *
 * @throws if an answer differs
 */
export function benchHands(): BenchRow[] {
  const thirteen = drawHands(13, 0)
  const fourteen = drawHands(14, 0)
  const melded = drawMelded()
  const peers = thirteen.map((hand) => Shoupai.fromString(peerText(hand)))
  check(thirteen, peers)
  const distance = rates(
    load(thirteen, (hand) => shanten(hand, 4, standard)),
    load(peers, (hand) => Util.xiangting_yiban(hand)),
  )
  const useful = rates(
    load(thirteen, (hand) => usefulTiles(hand, 4, standard)),
    load(peers.slice(0, 512), (hand) => Util.tingpai(hand, Util.xiangting_yiban).length),
  )
  return [
    beside('shanten, sets and a pair', 60, 100, distance),
    row('shanten, with seven pairs', 60, thirteen, (hand) => shanten(hand, 4, both)),
    row('shanten, with wilds', null, drawHands(13, 2), (hand) => shanten(hand, 4, wild)),
    row('shanten, beside two melds', null, melded, ({ hand, melds }) => shanten(hand, 2, standard, melds)),
    row('win check', 60, fourteen, (hand) => Number(isComplete(hand, 4, both))),
    row('waits', 40, thirteen, (hand) => waits(hand, 4, both)),
    beside('useful tiles', 4, 200, useful),
    row('useful tiles, with seven pairs', 4, thirteen, (hand) => usefulTiles(hand, 4, both)),
    row('useful tiles, beside two melds', null, melded, ({ hand, melds }) => usefulTiles(hand, 2, standard, melds)),
    row('readings of complete hands', null, completeHands(), (hand) => readings(hand, 4, both).length),
    { name: 'hands: first use of all tables', value: loadingTime(), unit: 'ms', aim: 'at most 60 ms' },
    { name: 'hands: shipped tables, gzip', value: shippedSize(), unit: 'kB', aim: 'at most 100 kB' },
  ]
}

function row<T>(name: string, aim: number | null, items: readonly T[], answer: (item: T) => number): BenchRow {
  const measured = { name: `hands: ${name}`, value: rates(load(items, answer))[0]!, unit: 'M/s' }
  return aim === null ? measured : { ...measured, aim: `at least ${aim} M/s` }
}

function beside(name: string, aim: number, times: number, [value, peer]: readonly number[]): BenchRow {
  return {
    name: `hands: ${name}`,
    value: value!,
    unit: 'M/s',
    peer: { name: PEER, value: peer! },
    ratio: value! / peer!,
    aim: `at least ${aim} M/s, ${times} times the peer`,
  }
}

/** Something to answer on each of some items, and the most answered in a second so far, in millions. */
interface Load {
  readonly items: number
  /** Answers all items so many times over. */
  readonly run: (rounds: number) => number
  rounds: number
  best: number
}

function load<T>(items: readonly T[], answer: (item: T) => number): Load {
  const pass = compilePass<T>()
  const run = (rounds: number) => {
    let sum = 0
    for (let round = 0; round < rounds; round++) sum += pass(items, answer)
    return sum
  }
  return { items: items.length, run, rounds: 1, best: 0 }
}

/**
 * Answers a second, in millions: the best of many short runs, as other work on the machine only ever slows one down.
 * Several loads take turns, so that they meet the same machine; each goes once over its hands before it is timed.
 */
function rates(...loads: readonly Load[]): number[] {
  for (const { run } of loads) run(3)
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of loads) {
      const warm = each.run(1)
      const start = performance.now()
      const sum = each.run(each.rounds)
      const spent = performance.now() - start
      if (!Number.isFinite(warm + sum)) throw new Error('an answer is not a number')
      each.best = Math.max(each.best, (each.rounds * each.items) / spent / 1000)
      if (spent < SHORTEST_RUN) each.rounds *= 2
    }
  }
  return loads.map(({ best }) => best)
}

let passes = 0

/**
 * A loop of its own for each load, so that the engine can compile the answer into it: with one text for all, or one
 * function, it would share what it has seen of the others.
 */
function compilePass<T>(): (items: readonly T[], answer: (item: T) => number) => number {
  const body = `let sum = ${passes++}; for (const item of items) sum += answer(item); return sum`
  // oxlint-disable-next-line no-new-func
  return new Function('items', 'answer', body) as ReturnType<typeof compilePass<T>>
}

/** Compares distance and useful tiles with the peer's, and the answers to each other. */
function check(hands: readonly Uint8Array[], peers: readonly object[]): void {
  let sum = 0
  hands.forEach((hand, at) => {
    const distance = shanten(hand, 4, standard)
    const useful = usefulTiles(hand, 4, standard)
    const waiting = waits(hand, 4, standard)
    sum = (Math.imul(sum, 31) + distance + useful + waiting) | 0
    const peer = peers[at]!
    const free = shanten(hand, 4, unlimited)
    const agrees =
      Util.xiangting_yiban(peer) === free &&
      peerMask(Util.tingpai(peer, Util.xiangting_yiban)) === (usefulTiles(hand, 4, unlimited) & ~(1 << RED_KIND)) &&
      (distance === free || Math.max(...hand) === 4) &&
      waiting === (distance === 0 ? useful : 0)
    if (!agrees) throw new Error(`the answers on ${peerText(hand)} disagree`)
  })
  if (sum !== CHECKSUM) throw new Error(`checksum ${sum}, not ${CHECKSUM}`)
}

function peerText(hand: Uint8Array): string {
  return ['m', 'p', 's']
    .map((suit, at) => {
      const ranks = Array.from(hand.subarray(9 * at, 9 * at + 9), (count, rank) => String(rank + 1).repeat(count)).join(
        '',
      )
      return ranks && suit + ranks
    })
    .join('')
}

/** The suited kinds among the peer's tiles, such as `m5`; honours are none of ours. */
function peerMask(tiles: readonly string[]): number {
  let mask = 0
  for (const [suit, rank] of tiles) {
    const first = { m: 0, p: 9, s: 18 }[suit!]
    if (first !== undefined) mask |= 1 << (first + Number(rank) - 1)
  }
  return mask
}

/** Draws hands from full walls, every second one from two suits, as after a void suit is gone. */
function drawHands(size: number, reds: number): Uint8Array[] {
  const random = seeded(20260101 + size + reds)
  return Array.from({ length: HANDS }, (_, n) => {
    const hand = new Uint8Array(KIND_COUNT)
    hand[RED_KIND] = random(reds + 1)
    drawInto(hand, size - hand[RED_KIND], n % 2 === 0 ? 27 : 18, hand, random)
    return hand
  })
}

function drawMelded(): { hand: Uint8Array; melds: Uint8Array }[] {
  const random = seeded(3)
  return Array.from({ length: HANDS }, () => {
    const melds = new Uint8Array(KIND_COUNT)
    melds[random(9)] = 3
    melds[9 + random(9)] = 3 + random(2)
    const hand = new Uint8Array(KIND_COUNT)
    drawInto(hand, 7, 18, melds, random)
    return { hand, melds }
  })
}

function drawInto(
  hand: Uint8Array,
  size: number,
  kinds: number,
  beside: Uint8Array,
  random: (bound: number) => number,
): void {
  for (let left = size; left > 0;) {
    const copy = random(4 * kinds)
    const kind = copy >> 2
    // Each copy still in the wall is as likely as any other.
    const gone = hand === beside ? hand[kind]! : hand[kind]! + beside[kind]!
    if ((copy & 3) < gone) continue
    hand[kind]!++
    left--
  }
}

function completeHands(): Uint8Array[] {
  const random = seeded(5)
  const hands: Uint8Array[] = []
  while (hands.length < 1024) {
    const hand = new Uint8Array(KIND_COUNT)
    for (let set = 0; set < 4; set++) {
      const kind = 9 * random(2) + random(7)
      const step = random(2)
      for (let tile = 0; tile < 3; tile++) hand[kind + step * tile]!++
    }
    hand[random(18)]! += 2
    if (hand.every((count) => count <= 4)) hands.push(hand)
  }
  return hands
}

/** mulberry32: whole numbers below a bound. */
function seeded(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
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
