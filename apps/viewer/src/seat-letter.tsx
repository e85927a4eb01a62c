'use client'

import { windOf, type Seat } from '@paipu/engine'
import { WIND_COLOURS } from './wind-colours.ts'
import { useWords } from './words/context.tsx'

/** A seat's wind as its letter in its hue. */
export function SeatLetter({ seat, dealer }: { readonly seat: Seat; readonly dealer: Seat }) {
  const words = useWords()
  const wind = windOf(seat, dealer)
  return (
    <abbr className="seat-letter" style={{ color: WIND_COLOURS[wind] }} title={words.winds[wind]}>
      {words.windLetters[wind]}
    </abbr>
  )
}
