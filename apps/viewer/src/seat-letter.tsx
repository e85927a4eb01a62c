'use client'

import type { Seat } from '@paipu/engine'
import { WIND_COLOURS, windOf } from './seats.ts'
import { useWords } from './words/context.tsx'

/** A seat's wind as its letter in its hue. */
export function SeatLetter({ seat, dealer }: { readonly seat: Seat; readonly dealer: number }) {
  const words = useWords()
  const wind = windOf(seat, dealer)
  return (
    <abbr className="seat-letter" style={{ color: WIND_COLOURS[wind] }} title={words.winds[wind]}>
      {words.windLetters[wind]}
    </abbr>
  )
}
