'use client'

import { memo } from 'react'
import { seatsFrom, windOf, type Seat } from '@paipu/engine'
import type { Viewer } from '@paipu/views'
import type { Player } from '../api/schema.ts'
import { PRESETS, presetOf, toggleSeat, type Preset } from './viewers.ts'
import { WIND_COLOURS } from '../wind-colours.ts'
import { useWords } from '../words/context.tsx'

interface Props {
  readonly viewer: Viewer
  readonly dealer: Seat
  readonly seats: readonly Pick<Player, 'name'>[]
  readonly presets: readonly Preset[]
  readonly onView: (viewer: Viewer) => void
}

/** Whose hidden tiles are shown: three choices, and a switch for each seat. */
export const Views = memo(function Views({ viewer, dealer, seats, presets, onView }: Props) {
  const words = useWords()
  const preset = presetOf(viewer)
  return (
    <div className="views" role="group" aria-label={words.view.label}>
      {presets.map((each) => (
        <button
          key={each}
          type="button"
          className="view"
          aria-pressed={preset === each}
          title={words.view.presetHints[each]}
          onClick={() => onView(PRESETS[each])}
        >
          {words.view.presets[each]}
        </button>
      ))}
      <span className="view-seats">
        {seatsFrom(dealer).map((seat) => {
          const wind = windOf(seat, dealer)
          const label = words.view.seat(words.winds[wind]!, seats[seat]?.name ?? '')
          return (
            <button
              key={seat}
              type="button"
              className="view view-seat"
              style={{ '--hue': WIND_COLOURS[wind] } as React.CSSProperties}
              aria-pressed={viewer.open || viewer.seats.includes(seat)}
              aria-label={label}
              title={`${label} (${wind + 1})`}
              onClick={() => onView(toggleSeat(viewer, seat))}
            >
              {words.windLetters[wind]}
            </button>
          )
        })}
      </span>
    </div>
  )
})
