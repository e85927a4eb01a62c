import { bySeat, SEATS, type Deal, type Seat, type SeatState } from '@paipu/engine'
import { countTiles, SUITS, tilesOf, type Tile } from '@paipu/tiles'
import { pick, shuffled, type Random } from '../../../tiles/test/support/random.ts'

/** The same deal to one seat: everything that is hidden from it is dealt, chosen and answered anew. */
export function hiddenAnew(deal: Deal, knower: Seat, random: Random): Deal {
  const isHidden = (seat: Seat): boolean => seat !== knower && deal.seats[seat].standing !== 'locked'
  const others = SEATS.filter((seat) => seat !== knower)
  const undealt = deal.wall.slice(deal.front, deal.wall.length - deal.back)
  const hidden = shuffled(
    [
      ...undealt,
      ...(deal.birdsTurned ? [] : deal.birds),
      ...SEATS.filter(isHidden).flatMap((seat) => tilesOf(deal.seats[seat].hand)),
      ...others.flatMap((seat) => deal.seats[seat].removed),
    ],
    random,
  )
  const take = (count: number): Tile[] => hidden.splice(0, count)
  const wall = [
    ...deal.wall.slice(0, deal.front),
    ...take(undealt.length),
    ...deal.wall.slice(deal.wall.length - deal.back),
  ]
  const birds = deal.birdsTurned ? deal.birds : take(deal.birds.length)
  const seats = bySeat((seat): SeatState => {
    const own = deal.seats[seat]
    const hand = isHidden(seat) ? countTiles(take(tilesOf(own.hand).length)) : own.hand
    return { ...own, hand, removed: seat === knower ? own.removed : take(own.removed.length) }
  })
  return { ...deal, wall, birds, seats, seed: null, phase: phaseAnew(deal, knower, random) }
}

/** Another's drawn tile, and what others have chosen or answered, becomes something else. */
function phaseAnew({ phase }: Deal, knower: Seat, random: Random): Deal['phase'] {
  switch (phase.name) {
    case 'swapping':
      return {
        ...phase,
        chosen: bySeat((seat) =>
          seat === knower || phase.chosen[seat] === null ? phase.chosen[seat] : ['1m', '2m', '3m'],
        ),
      }
    case 'choosing-void':
      return {
        ...phase,
        chosen: bySeat((seat) =>
          seat === knower || phase.chosen[seat] === null ? phase.chosen[seat] : pick(SUITS, random),
        ),
      }
    case 'claims':
    case 'robbing':
      return {
        ...phase,
        answers: bySeat((seat) => (seat === knower ? phase.answers[seat] : random(2) ? null : 'pass')),
      }
    default:
      return phase
  }
}
