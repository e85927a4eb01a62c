import { seatsFrom, type Seat } from '@paipu/engine'
import { wallStands, type ViewState } from '@paipu/views'
import { dealInWords, hasBirds } from '../../board/centre.tsx'
import { BOARD, CENTRE, sideOf, type Side } from '../../board/geometry.ts'
import { plainWindow } from '../../board/plain-window.ts'
import { seatStatus } from '../../board/seat-status.ts'
import { boardWords } from '../../board/words.ts'
import type { Language } from '../../words/language.ts'
import { WIND_COLOURS } from '../../wind-colours.ts'
import { Text } from './text.tsx'

interface Props {
  readonly state: ViewState
  readonly bottom: Seat
  readonly language: Language
}

const MIDDLE = BOARD / 2
/** Where the winds stand, from the middle: the middle of the box that lights when the seat is to act. */
const TAB = 0.73 * CENTRE
const TABS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  bottom: [0, TAB],
  right: [TAB, 0],
  top: [0, -TAB],
  left: [-TAB, 0],
}
const LONG = 0.8 * CENTRE
const SHORT = 0.22 * CENTRE
const WIND = 21

/** The words of the board's centre: the wall's count, the deal's number, and each seat's wind at its side. */
export function PictureCentre({ state, bottom, language }: Props) {
  const words = boardWords(language)
  const birds = hasBirds(state)
  const open = plainWindow(state)
  const middle = birds ? MIDDLE - 34 : MIDDLE
  const below = [
    { text: dealInWords(state, language), fill: 'var(--text-muted)' },
    { text: open === null ? null : words.windows[open], fill: 'var(--vermilion)' },
  ].filter(({ text }) => text !== null)
  return (
    <>
      {wallStands(state) && (
        <Text
          x={MIDDLE}
          y={middle - 10 * below.length}
          size={birds ? 34 : 48}
          weight={700}
          anchor="middle"
          fill="var(--text)"
          text={String(state.wallLeft)}
        />
      )}
      {below.map(({ text, fill }, index) => (
        <Text
          key={index}
          x={MIDDLE}
          y={middle + (birds ? 16 : 24) - 10 * (below.length - 1) + index * 20}
          size={18}
          anchor="middle"
          fill={fill}
          text={text!}
        />
      ))}
      {seatsFrom(bottom).map((seat) => (
        <WindTab key={seat} state={state} seat={seat} bottom={bottom} language={language} />
      ))}
    </>
  )
}

function WindTab({ state, seat, bottom, language }: Props & { readonly seat: Seat }) {
  const words = boardWords(language)
  const { wind, dealer, active } = seatStatus(state, seat)
  const side = sideOf(seat, bottom)
  const [x, y] = TABS[side]
  const upright = side === 'left' || side === 'right'
  const [width, height] = upright ? [SHORT, LONG] : [LONG, SHORT]
  const ink = active ? 'var(--on-seat)' : WIND_COLOURS[wind]
  const apart = dealer ? WIND * 0.55 : 0
  return (
    <g transform={`translate(${MIDDLE + x} ${MIDDLE + y})`}>
      {active && <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={7} fill={WIND_COLOURS[wind]} />}
      <Text
        x={upright ? 0 : -apart}
        y={upright ? -apart : 0}
        size={WIND}
        weight={700}
        anchor="middle"
        fill={ink}
        text={words.winds[wind]}
      />
      {dealer && (
        <Text
          x={upright ? 0 : apart}
          y={upright ? apart : 0}
          size={WIND}
          anchor="middle"
          fill={ink}
          text={words.dealerMark}
        />
      )}
    </g>
  )
}
