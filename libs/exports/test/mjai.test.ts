import { describe, expect, test } from 'vitest'
import type { DealEndedV1, EventRecord } from '@paipu/contracts'
import { sortTiles, type Tile } from '@paipu/tiles'
import { writeMjai } from '../src/index.ts'
import { golden, GOLDEN } from './support/deals.ts'

interface Line {
  readonly type: string
  readonly actor?: number
  readonly target?: number
  readonly pai?: Tile
  readonly consumed?: readonly Tile[]
  readonly tehais?: readonly (readonly Tile[])[]
  readonly deltas?: readonly number[]
  readonly scores?: readonly number[]
}

function linesOf(records: readonly EventRecord[]): Line[] {
  return writeMjai(records)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

/**
 * Plays a stream as a tool for mjai does, which knows its verbs and nothing of Sichuan mahjong: hands come from `tehais`,
 * what is discarded or melded must be held. Answers the hands at the end.
 */
function playAlong(lines: readonly Line[]): Tile[][] {
  const hands = lines.find(({ type }) => type === 'start_kyoku')!.tehais!.map((hand) => [...hand])
  const take = (seat: number, tile: Tile): void => {
    const at = hands[seat]!.indexOf(tile)
    if (at < 0) throw new Error(`seat ${seat} does not hold ${tile}`)
    hands[seat]!.splice(at, 1)
  }
  for (const { type, actor, target, pai, consumed } of lines) {
    if (type === 'tsumo') hands[actor!]!.push(pai!)
    if (type === 'dahai') take(actor!, pai!)
    if (type === 'pon' || type === 'daiminkan' || type === 'ankan') for (const tile of consumed!) take(actor!, tile)
    if (type === 'kakan') take(actor!, pai!)
    if (type === 'hora' && actor === target) take(actor!, pai!)
  }
  return hands
}

describe.each(GOLDEN)('golden deal %s', (name) => {
  const records = golden(name)
  const end = records.at(-1)!.data as DealEndedV1

  test('is played along by a tool that knows only mjai', () => {
    expect(playAlong(linesOf(records)).map(sortTiles)).toEqual(end.hands.map(({ concealed }) => sortTiles(concealed)))
  })

  test('begins with four hands and the dealer’s draw, and pays out the totals', () => {
    const lines = linesOf(records)
    expect(lines[0]!.type).toBe('start_game')
    const start = lines.findIndex(({ type }) => type === 'start_kyoku')
    expect(new Set(lines[start]!.tehais!.map((hand) => hand.length)).size).toBe(1)
    expect(lines[start + 1]).toMatchObject({ type: 'tsumo' })
    const paid = lines.flatMap(({ deltas }) => (deltas === undefined ? [] : [deltas]))
    expect([0, 1, 2, 3].map((seat) => paid.reduce((sum, deltas) => sum + deltas[seat]!, 0))).toEqual(end.totals)
    expect(lines.at(-1)).toEqual({ type: 'end_game', scores: end.totals })
  })
})
