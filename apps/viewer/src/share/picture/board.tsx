import { seatsFrom, type BySeat, type Seat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'
import { BoardTiles } from '../../board/board-tiles.tsx'
import { CentreDrawing } from '../../board/centre.tsx'
import { BOARD, sideOf } from '../../board/geometry.ts'
import type { LastTile } from '../../board/last-tile.ts'
import { playerNames } from '../../board/player-names.ts'
import type { Language } from '../../words/language.ts'
import { PictureCentre } from './centre.tsx'
import { PicturePlate } from './plate.tsx'

export interface PictureBoardProps {
  readonly state: ViewState
  readonly bottom: Seat
  readonly language: Language
  readonly lastTile: LastTile | null
  readonly changes: BySeat<number>
  readonly places: BySeat<number | null>
}

/** A moment's table, 1000 units square: the board of a page, its tiles the same drawing, its words as outlines. */
export function PictureBoard({ state, bottom, language, lastTile, changes, places }: PictureBoardProps) {
  const names = playerNames(state)
  return (
    <>
      <rect width={BOARD} height={BOARD} fill="var(--felt)" />
      <CentreDrawing state={state} bottom={bottom} numerals={false} />
      <PictureCentre state={state} bottom={bottom} language={language} />
      {seatsFrom(bottom).map((seat) => (
        <PicturePlate
          key={seat}
          state={state}
          seat={seat}
          side={sideOf(seat, bottom)}
          name={names[seat]}
          language={language}
          change={changes[seat]}
          place={places[seat]}
          won={lastTile?.place === 'won' && lastTile.seat === seat}
        />
      ))}
      <BoardTiles state={state} bottom={bottom} lastTile={lastTile} />
    </>
  )
}
