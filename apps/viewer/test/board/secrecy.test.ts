import { RULE_SETS } from '@paipu/engine'
import { TILES } from '@paipu/tiles'
import { ALL_HANDS, seatViewer, SPECTATOR, type ViewState } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { tileName } from '../../src/tiles/index.ts'
import { boardAt, dealOf, facesIn, miniMarkup, openingOf, statesOf } from './support.ts'

/** Every tile that a state lets its viewer see. */
function knownTiles({ seats, birds }: ViewState): Set<string> {
  const known = seats.flatMap((seat) => [
    ...seat.hand,
    seat.drawn,
    ...seat.removed,
    ...seat.laidAside,
    ...seat.lockedWaits,
    ...seat.melds.map((meld) => meld.tile),
    ...seat.river.map(({ tile }) => tile),
    ...seat.wins.map(({ tile }) => tile),
  ])
  return new Set([...known, ...birds].filter((tile) => tile !== null && tile !== '?') as string[])
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('%s', (_id, rules) => {
  test('two deals that differ only in what is hidden have the same board, byte for byte', () => {
    const [first, ...others] = [1, 2, 3].map((seed) => {
      const states = statesOf(openingOf(rules, seed), SPECTATOR)
      return states.map((state, at) => boardAt(states, at) + miniMarkup(state))
    })
    expect(first!.at(-1)).toContain('#tile-back')
    for (const other of others) expect(other).toEqual(first)
  })

  test.each([
    ['spectator', SPECTATOR],
    ['one seat', seatViewer(1)],
    ['all hands', ALL_HANDS],
  ])('a board for %s draws and names nothing that its state does not hold', (_name, viewer) => {
    const states = statesOf(dealOf(rules, 7), viewer)
    for (let at = 0; at < states.length; at += 9) {
      const markup = boardAt(states, at)
      const known = knownTiles(states[at]!)
      const faces = new Set(facesIn(markup).filter((face) => face !== 'tile-back'))
      for (const face of faces) expect(known).toContain(face.slice('tile-'.length))
      const unknown = TILES.filter((tile) => !known.has(tile))
      for (const tile of unknown) expect(markup).not.toContain(tileName(tile, 'en'))
    }
  })

  test('every hidden tile is the one back, and says nothing but where it lies', () => {
    const states = statesOf(dealOf(rules, 11), SPECTATOR)
    const at = states.findIndex((state) => state.seats[0].hand.length > 0)
    const hidden = states[at]!.seats.reduce((sum, seat) => sum + seat.hand.length, 0) + states[at]!.birds.length
    const markup = boardAt(states, at)
    expect(facesIn(markup)).toEqual(Array.from({ length: hidden }, () => 'tile-back'))
    const tags = markup.match(/<use [^>]*>/g)!.map((tag) => tag.replaceAll(/ (x|y|width|height)="[\d.]+"/g, ''))
    expect(new Set(tags)).toEqual(new Set(['<use href="#tile-back">']))
  })
})
