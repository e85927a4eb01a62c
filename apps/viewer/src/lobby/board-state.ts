import { bySeat, ruleSetOf, type Seat, type Win } from '@paipu/engine'
import type { DealStartedV1 } from '@paipu/contracts'
import { HIDDEN } from '@paipu/tiles'
import { NOTHING_YET, type BoardInSmall, type ViewSeat, type ViewState } from '@paipu/views'
import type { ListedTable } from '../api/schema.ts'

/**
 * The view of a table's deal in small, for the small board: what the lobby does not tell (who discarded as drawn, how the swap
 * went) is left out of it. `null` while nothing of the table is visible.
 */
export function boardState(table: ListedTable): ViewState | null {
  const { board, wallLeft } = table
  if (board === null) return null
  return {
    ...NOTHING_YET,
    started: startedOf(table, board),
    phase: phaseOf(board),
    wallLeft: wallLeft ?? 0,
    takenFromBack: board.takenFromBack,
    discards: board.seats.reduce((sum, { river }) => sum + river.length, 0),
    seats: bySeat((seat) => seatOf(board, seat)),
  }
}

/** How the deal began, as far as a board asks for it. */
function startedOf({ ruleSet, seats, dealNumber }: ListedTable, { dealer }: BoardInSmall): DealStartedV1 | null {
  const rules = ruleSetOf(ruleSet)
  if (dealer === null || rules === null) return null
  return {
    ruleSet: { id: rules.id, version: rules.version, options: rules.options },
    table: null,
    dealNumber: dealNumber ?? 1,
    dealer,
    seats: [playerAt(0), playerAt(1), playerAt(2), playerAt(3)],
    clock: NO_CLOCK,
    commitment: null,
    source: null,
  }

  function playerAt(seat: Seat): DealStartedV1['seats'][Seat] {
    const { id, name, kind } = seats[seat]!
    return { player: id, name, kind: kind === 'human' ? 'human' : 'bot' }
  }
}

const NO_CLOCK: DealStartedV1['clock'] = {
  dealSeconds: null,
  turnSeconds: null,
  reserveSeconds: 0,
  claimSeconds: null,
  openingSeconds: null,
}

function phaseOf({ phase, seat, seats }: BoardInSmall): ViewState['phase'] {
  switch (phase) {
    case 'dealing':
    case 'removing':
    case 'choosing-void':
      return { name: phase }
    case 'swapping':
      return { name: phase, chosen: [null, null, null, null] }
    case 'ended':
      return { name: phase, result: 'won', totals: bySeat((each) => seats[each].points) }
    case 'turn':
      return seat === null ? { name: 'dealing' } : { name: phase, seat, source: 'draw' }
    case 'drawing':
      return seat === null ? { name: 'dealing' } : { name: phase, seat, replacement: false, wonTileWith: null }
    case 'claims': {
      const tile = seat === null ? undefined : seats[seat].river.at(-1)
      return seat === null || tile === undefined ? { name: 'dealing' } : { name: phase, discarder: seat, tile }
    }
    case 'robbing': {
      const tile = seat === null ? undefined : seats[seat].melds.findLast(({ kind }) => kind === 'added-kong')?.tile
      return seat === null || tile === undefined ? { name: 'dealing' } : { name: phase, konger: seat, tile }
    }
  }
}

/** A seat in whose turn a tile has been drawn has it apart from the others. */
function seatOf({ phase, seat: acting, seats }: BoardInSmall, seat: Seat): ViewSeat {
  const { hand, river, won, removed, wins, ...rest } = seats[seat]
  const drawn = phase === 'turn' && acting === seat && hand > 0
  return {
    melds: rest.melds,
    voidSuit: rest.voidSuit,
    standing: rest.standing,
    announced: rest.announced,
    points: rest.points,
    hand: Array.from({ length: drawn ? hand - 1 : hand }, () => HIDDEN),
    drawn: drawn ? HIDDEN : null,
    river: river.map((tile) => ({ tile, drawn: false })),
    removed: Array.from({ length: removed }, () => HIDDEN),
    laidAside: won,
    wins: Array.from({ length: wins }, () => WON),
    lockedWaits: [],
  }
}

/** A win of which it is only known that it was. */
const WON: Win = { tile: '1m', from: null, by: 'self-draw', fans: [], fan: 0, points: 0 }
