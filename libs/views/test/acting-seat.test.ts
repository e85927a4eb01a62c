import { SEATS, type Seat } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { actingSeat, type ViewPhase } from '../src/index.ts'

/** A phase of every name, in which a seat and its next are concerned, and which of them is shown as acting. */
const PHASES: {
  readonly [Name in ViewPhase['name']]: (seat: Seat) => readonly [ViewPhase & { name: Name }, Seat | null]
} = {
  dealing: () => [{ name: 'dealing' }, null],
  swapping: () => [{ name: 'swapping', chosen: [null, null, ['?', '?', '?'], null] }, null],
  removing: () => [{ name: 'removing' }, null],
  'choosing-void': () => [{ name: 'choosing-void' }, null],
  turn: (seat) => [{ name: 'turn', seat, source: 'draw' }, seat],
  // Who may claim is nobody's to know: the one who discarded is shown, until it is resolved.
  claims: (seat) => [{ name: 'claims', discarder: seat, tile: '5p' }, seat],
  robbing: (seat) => [{ name: 'robbing', konger: seat, tile: '5p' }, seat],
  drawing: (seat) => [{ name: 'drawing', seat, replacement: false, wonTileWith: after(seat) }, seat],
  ended: () => [{ name: 'ended', result: 'won', totals: [3, -1, -1, -1] }, null],
}

function after(seat: Seat): Seat {
  return ((seat + 1) % 4) as Seat
}

describe('the acting seat', () => {
  test.each(Object.entries(PHASES))('%s', (_, phaseOf) => {
    for (const seat of SEATS) {
      const [phase, acting] = phaseOf(seat)
      expect(actingSeat({ phase })).toBe(acting)
    }
  })
})
