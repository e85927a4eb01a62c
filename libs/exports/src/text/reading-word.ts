import type { EventReading } from '@paipu/contracts'
import { isTile, TILES, type Tile } from '@paipu/tiles'
import { TILES_WORD, type Word } from './words.ts'

/**
 * How a winning hand is read: `123m+555p+99s` for sets and the pair, `pairs:11m+33m+…` for seven pairs, `four-reds`. How
 * many reds stand in a group comes after `*`: `55p*1`; for seven pairs at the end. A hidden reading is `?`.
 */
export const READING: Word = {
  write(value) {
    if (value === '?') return '?'
    if (typeof value !== 'object' || value === null) return null
    const text = writeReading(value as EventReading)
    return text !== null && JSON.stringify(readReading(text)) === JSON.stringify(value) ? text : null
  },
  read: (word) => (word === '?' ? '?' : readReading(word)),
}

function writeReading(reading: EventReading): string | null {
  switch (reading.kind) {
    case 'standard': {
      if (!Array.isArray(reading.sets)) return null
      const sets = reading.sets.map(({ kind, tile, wilds }) =>
        group(kind === 'sequence' ? sequenceFrom(tile) : [tile, tile, tile], wilds),
      )
      return [...sets, group([reading.pair, reading.pair], reading.pairWilds)].join('+')
    }
    case 'seven-pairs':
      if (!Array.isArray(reading.pairs)) return null
      return `pairs:${group(reading.pairs, reading.wilds)}`
    case 'four-reds':
      return 'four-reds'
    default:
      return null
  }
}

function group(tiles: readonly unknown[], wilds: number): string {
  return `${TILES_WORD.write(tiles) ?? ''}${wilds === 0 ? '' : `*${wilds}`}`
}

function sequenceFrom(tile: Tile): readonly unknown[] {
  const kind = TILES.indexOf(tile)
  return TILES.slice(kind, kind + 3)
}

function readReading(text: string): EventReading | undefined {
  if (text === 'four-reds') return { kind: 'four-reds' }
  const groups = text
    .replace(/^pairs:/, '')
    .split('+')
    .map(readGroup)
  if (groups.includes(null)) return undefined
  const read = groups as Group[]
  if (text.startsWith('pairs:')) {
    const [first] = read
    return read.length === 1 ? { kind: 'seven-pairs', pairs: first!.tiles, wilds: first!.wilds } : undefined
  }
  const pair = read.pop()!
  const sets = read.map(readSet)
  if (pair.tiles.length !== 2 || pair.tiles[0] !== pair.tiles[1] || sets.includes(null)) return undefined
  return {
    kind: 'standard',
    sets: sets as NonNullable<(typeof sets)[number]>[],
    pair: pair.tiles[0]!,
    pairWilds: pair.wilds,
  }
}

interface Group {
  readonly tiles: readonly Tile[]
  readonly wilds: number
}

function readGroup(text: string): Group | null {
  const [, word, wilds] = /^([^*]+)(?:\*([1-9]))?$/.exec(text) ?? []
  const tiles = word === undefined ? undefined : TILES_WORD.read(word)
  if (!Array.isArray(tiles) || !tiles.every(isTile)) return null
  return { tiles, wilds: Number(wilds ?? 0) }
}

function readSet({ tiles, wilds }: Group): { kind: 'sequence' | 'triplet'; tile: Tile; wilds: number } | null {
  const [tile, second] = tiles
  if (tile === undefined || tiles.length !== 3) return null
  if (tile === second) return tiles[2] === tile ? { kind: 'triplet', tile, wilds } : null
  return sequenceFrom(tile).join() === tiles.join() ? { kind: 'sequence', tile, wilds } : null
}
