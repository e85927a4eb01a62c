import { meldCounts, newestRuleSet, othersFrom, RULE_SETS, SEATS, type Deal, type Meld, type Seat } from '@paipu/engine'
import { maskToTiles } from '@paipu/hands'
import { countTiles, formatTiles, RED_KIND, tiles, tilesOf, totalOf, type Counts, type Tile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { playDeal } from '../../engine/test/support/play.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import {
  afterDiscard,
  afterEachDiscard,
  afterKong,
  afterPung,
  awayFromReady,
  ownHand,
  redactState,
  seatViewer,
  unseenOf,
  usefulKinds,
  type Holding,
  type OwnHand,
} from '../src/index.ts'

/** What truly lies where a seat can't look: the wall, the birds, and of the others all that is neither called, won nor locked. */
function hiddenFrom({ wall, front, back, birds, birdsTurned, phase, seats }: Deal, seat: Seat): Counts {
  const lying: Tile[] = [...wall.slice(front, wall.length - back), ...(birdsTurned ? [] : birds)]
  // When the deal has ended, all hands lie open.
  if (phase.name === 'ended') return countTiles(lying)
  for (const other of othersFrom(seat)) {
    const { hand, removed, standing } = seats[other]
    const drawn = phase.name === 'turn' && phase.seat === other && phase.drawn !== null ? [phase.drawn] : []
    // A locked hand lies open, but for the tile that it has just drawn.
    lying.push(...removed, ...(standing === 'locked' ? drawn : tilesOf(hand)))
  }
  return countTiles(lying)
}

describe('what a seat has not seen', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    '%s: is all that is hidden, and no more',
    (_, rules) => {
      let asked = 0
      for (let seed = 1; seed <= 4; seed++) {
        for (const { after } of playDeal(rules, randomFrom(seed))) {
          for (const seat of SEATS) {
            const deal = after as Deal
            const hand = ownHand(redactState(deal, seatViewer(seat)), seat)
            expect(hand.unseen).toEqual(hiddenFrom(deal, seat))
            expect(hand.concealed).toEqual(deal.seats[seat].hand)
            expect(hand.voidSuit).toBe(
              deal.phase.name === 'choosing-void' ? deal.phase.chosen[seat] : deal.seats[seat].voidSuit,
            )
            expect(hand.melded).toEqual(meldCounts(deal.seats[seat].melds))
            expect(hand.sets).toBe((rules.opening.includes('remove') ? 3 : 4) - hand.melds.length)
            asked += totalOf(hand.unseen) > 0 ? 1 : 0
          }
        }
      }
      expect(asked).toBeGreaterThan(100)
    },
  )
})

/** A hand of Sichuan Swap Three in some melds, whose seat has seen nothing but it. */
function handOf(concealed: string, pungs = ''): OwnHand {
  const melds = tiles(pungs).map((tile): Meld => ({ kind: 'pung', tile, from: 2 }))
  const melded = meldCounts(melds)
  const held = countTiles(tiles(concealed))
  const unseen = held.map((count, kind) => (kind === RED_KIND ? 0 : 4 - count - melded[kind]!))
  const rules = newestRuleSet('sichuan-swap-three')!
  return { rules, concealed: held, melds, melded, sets: 4 - melds.length, voidSuit: null, unseen }
}

function written({ concealed, melded, sets }: Holding): readonly [concealed: string, melded: string, sets: number] {
  return [formatTiles(tilesOf(concealed)), formatTiles(tilesOf(melded)), sets]
}

describe('what is held after', () => {
  const hand = handOf('1112334m55p', '7p')

  test('a discard is a tile less', () => {
    expect(written(afterDiscard(hand, '3m'))).toEqual(['111234m55p', '777p', 3])
  })

  test('each discard is one of every kind that is held', () => {
    expect(afterEachDiscard(hand).map(written)).toEqual([
      ['112334m55p', '777p', 3],
      ['111334m55p', '777p', 3],
      ['111234m55p', '777p', 3],
      ['111233m55p', '777p', 3],
      ['1112334m5p', '777p', 3],
    ])
  })

  test('a pung is two tiles less, a meld of three more', () => {
    expect(written(afterPung(hand, '5p'))).toEqual(['1112334m', '555777p', 2])
  })

  test('a kong is all of its tiles less, a meld of four more; one that is added lies on its pung (rules.md C7)', () => {
    expect(written(afterKong(hand, '1m', 3))).toEqual(['2334m55p', '1111m777p', 2])
    expect(written(afterKong(handOf('11112334m55p', '7p'), '1m', 4))).toEqual(['2334m55p', '1111m777p', 2])
    expect(written(afterKong(handOf('1112334m57p', '7p'), '7p', 1))).toEqual(['1112334m5p', '7777p', 3])
  })
})

describe('how a hand stands', () => {
  const stand = (hand: OwnHand): readonly [away: number, useful: string, left: number] => {
    const kinds = usefulKinds(hand, hand)
    return [awayFromReady(hand, hand), formatTiles(maskToTiles(kinds)), unseenOf(hand, kinds)]
  }

  test.each([
    ['ready for two kinds', handOf('234m567p11122s56s'), [0, '47s', 8]],
    ['ready for kinds of which it holds some', handOf('234m567p1112233s'), [0, '1234s', 9]],
    ['ready with a meld', handOf('234m567p56s11s', '9p'), [0, '47s', 8]],
    // The fourth of a kind that its own melds hold is no wait (rules.md C12).
    ['ready for one of two kinds', handOf('1145566m234p', '4m'), [0, '7m', 4]],
    ['one away, useful what makes a set or a pair', handOf('111555999m19p33s'), [1, '123789p3s', 24]],
  ] as const)('%s', (_, hand, standing) => {
    expect(stand(hand)).toEqual(standing)
  })

  test('a void suit keeps it from being ready (rules.md V3)', () => {
    const hand = handOf('234m567p11122s56s')
    // Four tiles are missing: one of a set that is begun, three of one that is not.
    expect(awayFromReady({ ...hand, voidSuit: 'p' }, hand)).toBe(3)
    expect(maskToTiles(usefulKinds({ ...hand, voidSuit: 's' }, hand)).filter((tile) => tile.endsWith('s'))).toEqual([])
  })

  test('complete is nearer than ready', () => {
    const hand = handOf('234m567p11122s456s')
    expect(awayFromReady(hand, hand)).toBe(-1)
  })

  test('only kinds that are asked for are counted as unseen', () => {
    const hand = handOf('1123m')
    expect([0, 1, 1 << 1, 0b111, 1 << 26, 1 << RED_KIND].map((kinds) => unseenOf(hand, kinds))).toEqual([
      0, 2, 3, 8, 4, 0,
    ])
  })
})
