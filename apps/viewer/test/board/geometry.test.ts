import { fc, test } from '@fast-check/vitest'
import { SEATS, seatsFrom, type Meld, type MeldKind, type Seat } from '@paipu/engine'
import { describe, expect } from 'vitest'
import {
  BOARD,
  CENTRE,
  drawnSpot,
  handSpot,
  heightOf,
  meldSpots,
  riverSpot,
  sideOf,
  waitSpots,
  type Side,
  type Spot,
} from '../../src/board/geometry.ts'
import { meldTiles } from '../../src/board/melds.ts'

/** The box a spot's tile covers, turned ones included. */
function box({ x, y, width, turn }: Spot) {
  const height = heightOf(width)
  if (turn === 0) return { left: x, top: y, right: x + width, bottom: y + height }
  const [cx, cy] = [x + width / 2, y + height / 2]
  return { left: cx - height / 2, top: cy - width / 2, right: cx + height / 2, bottom: cy + width / 2 }
}

const sides: readonly Side[] = ['bottom', 'right', 'top', 'left']

describe('sides', () => {
  test('the next to play sits at the right (rules.md C2)', () => {
    expect(SEATS.map((seat) => sideOf(seat, 2))).toEqual(['top', 'left', 'bottom', 'right'])
    expect(seatsFrom(2)).toEqual([2, 3, 0, 1])
  })
})

describe('rivers', () => {
  test('run in rows of six from the owner’s left, each row nearer to the owner', () => {
    const spots = Array.from({ length: 24 }, (_, index) => riverSpot(index, 24))
    for (const [index, spot] of spots.entries()) {
      expect(spot.x).toBeCloseTo(spots[index % 6]!.x)
      expect(spot.y).toBeCloseTo(spots[Math.floor(index / 6) * 6]!.y)
    }
    expect(spots.slice(0, 6).map((spot) => spot.x)).toEqual(
      spots
        .slice(0, 6)
        .map((spot) => spot.x)
        .toSorted((a, b) => a - b),
    )
    expect(spots[6]!.y).toBeGreaterThan(spots[0]!.y)
    expect(spots[0]!.y).toBeGreaterThan(BOARD / 2 + CENTRE)
  })

  test('a tile never moves as the river grows to four rows', () => {
    for (let count = 1; count <= 24; count++) expect(riverSpot(count - 1, count)).toEqual(riverSpot(count - 1, 24))
  })

  test.prop([fc.integer({ min: 1, max: 48 })])('keep clear of every lane, whatever their length', (count) => {
    for (let index = 0; index < count; index++) {
      const { left, right, bottom } = box(riverSpot(index, count))
      expect(left).toBeGreaterThanOrEqual(BOARD / 2 - CENTRE)
      expect(right).toBeLessThanOrEqual(BOARD / 2 + CENTRE)
      expect(bottom).toBeLessThan(handSpot('bottom', 0, false).y)
    }
  })
})

describe('melds', () => {
  const pung = (from: Seat): Meld => ({ kind: 'pung', tile: '5p', from })
  const turns = (meld: Meld, owner: Seat) => meldTiles(meld, owner).map(({ turn }) => turn)

  test('the called tile is turned towards its giver, from every seat', () => {
    for (const owner of SEATS) {
      const giver = (steps: number) => ((owner + steps) & 3) as Seat
      expect(turns(pung(giver(3)), owner)).toEqual([-90, 0, 0])
      expect(turns(pung(giver(2)), owner)).toEqual([0, 90, 0])
      expect(turns(pung(giver(1)), owner)).toEqual([0, 0, 90])
      const exposed = (steps: number): Meld => ({ kind: 'exposed-kong', tile: '5p', from: giver(steps) })
      expect(turns(exposed(3), owner)).toEqual([-90, 0, 0, 0])
      expect(turns(exposed(2), owner)).toEqual([0, 90, 0, 0])
      expect(turns(exposed(1), owner)).toEqual([0, 0, 0, 90])
    }
  })

  test('an added tile lies on the called one, and a concealed kong shows its middle', () => {
    expect(meldTiles({ kind: 'added-kong', tile: '5p', from: 3 }, 0)).toEqual([
      { tile: '5p', turn: -90, piled: false },
      { tile: '5p', turn: -90, piled: true },
      { tile: '5p', turn: 0, piled: false },
      { tile: '5p', turn: 0, piled: false },
    ])
    expect(meldTiles({ kind: 'concealed-kong', tile: '5p', from: null }, 0).map(({ tile }) => tile)).toEqual([
      '?',
      '5p',
      '5p',
      '?',
    ])
  })

  test('the first lies at the owner’s right end and stays there', () => {
    const cells = [pung(1), pung(2), pung(3)].map((meld) => meldTiles(meld, 0))
    expect(meldSpots(cells)[0]).toEqual(meldSpots(cells.slice(0, 1))[0])
    expect(meldSpots(cells)[1]![0]!.x).toBeLessThan(meldSpots(cells)[0]![0]!.x)
  })
})

describe('lanes', () => {
  const kinds: readonly MeldKind[] = ['pung', 'exposed-kong', 'added-kong', 'concealed-kong']
  const melds = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom<Seat>(1, 2, 3)), { maxLength: 4 })

  test.prop([fc.constantFrom(...sides), melds])(
    'a full hand, its drawn tile and up to four melds never meet',
    (side, made) => {
      const cells = made.map(([kind, from]) =>
        meldTiles({ kind, tile: '5p', from: kind === 'concealed-kong' ? null : from }, 0),
      )
      const count = 13 - 3 * made.length
      const drawn = box(drawnSpot(side, count))
      expect(box(handSpot(side, count - 1, false)).right).toBeLessThan(drawn.left)
      const boxes = meldSpots(cells).flat().map(box)
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThan(drawn.right)
        expect(right).toBeLessThan(BOARD)
        expect(bottom).toBeLessThan(BOARD)
        expect(top).toBeGreaterThan(BOARD - 100)
      }
      expect(drawn.right).toBeLessThan(BOARD)
    },
  )

  test.prop([fc.constantFrom(...sides), melds.filter((made) => made.length < 4), fc.integer({ min: 1, max: 9 })])(
    'a locked seat’s waits lie between its hand and its melds (rules.md B4)',
    (side, made, count) => {
      const cells = made.map(([kind, from]) =>
        meldTiles({ kind, tile: '5p', from: kind === 'concealed-kong' ? null : from }, 0),
      )
      const held = 10 - 3 * made.length
      const end = Math.min(
        BOARD,
        ...meldSpots(cells)
          .flat()
          .map((spot) => box(spot).left),
      )
      for (const spot of waitSpots(side, held, cells, count)) {
        expect(box(spot).left).toBeGreaterThan(box(drawnSpot(side, held)).right)
        expect(box(spot).right).toBeLessThan(end)
      }
    },
  )

  test('no lane reaches into its left neighbour’s', () => {
    const depth = (side: Side) => BOARD - handSpot(side, 0, false).y
    expect(handSpot('bottom', 0, false).x).toBeGreaterThan(depth('left'))
    expect(handSpot('right', 0, false).x).toBeGreaterThan(depth('bottom'))
    expect(handSpot('top', 0, false).x).toBeGreaterThan(depth('right'))
  })
})
