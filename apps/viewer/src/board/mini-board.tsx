import { seatsFrom, type Seat } from '@paipu/engine'
import { wallStands, type ViewState } from '@paipu/views'
import { HTML_LANG, type Language } from '../words/language.ts'
import styles from './board.module.css'
import { BoardTiles } from './board-tiles.tsx'
import { CentreBox, CentreDrawing, WallCount } from './centre.tsx'
import { signed } from './format.ts'
import { BOARD, sideOf } from './geometry.ts'
import { lastTileOf, type LastTile } from './last-tile.ts'
import { Announced, Lock, NameRow, PlateBox, Points, Seal, Wind } from './plate.tsx'
import { playerNames } from './player-names.ts'
import { seatStatus } from './seat-status.ts'
import { SideTiles } from './side-tiles.tsx'
import { boardWords } from './words.ts'

export interface MiniBoardProps {
  readonly state: ViewState
  readonly bottom?: Seat
  readonly language: Language
  readonly lastTile?: LastTile | null
}

/** The same table for a card, from about 140 px on: tiles, winds, points and the wall, without names. */
export function MiniBoard({ state, bottom = 0, language, lastTile = lastTileOf(state) }: MiniBoardProps) {
  return (
    <div className={styles.board} lang={HTML_LANG[language]} role="img" aria-label={miniWords(state, language)}>
      <div className={styles.miniDrawing} aria-hidden="true">
        <svg className={styles.tiles} viewBox={`0 0 ${BOARD} ${BOARD}`} focusable="false">
          <CentreDrawing state={state} bottom={bottom} numerals={false} />
          <BoardTiles state={state} bottom={bottom} lastTile={lastTile} />
        </svg>
        <CentreBox state={state}>
          <WallCount state={state} below={null} />
        </CentreBox>
        {seatsFrom(bottom).map((seat) => (
          <MiniPlate key={seat} state={state} seat={seat} bottom={bottom} language={language} />
        ))}
      </div>
    </div>
  )
}

function MiniPlate({
  state,
  seat,
  bottom,
  language,
}: {
  readonly state: ViewState
  readonly seat: Seat
  readonly bottom: Seat
  readonly language: Language
}) {
  const status = seatStatus(state, seat)
  return (
    <PlateBox status={status} side={sideOf(seat, bottom)}>
      <NameRow>
        <Wind wind={status.wind} language={language} />
        {status.won ? <Seal title={boardWords(language).won} /> : null}
      </NameRow>
      <NameRow>
        <Points points={status.points} />
        {status.locked ? <Lock title={boardWords(language).locked} /> : null}
        {status.announced ? <Announced language={language} /> : null}
      </NameRow>
      <SideTiles seat={state.seats[seat]} lit={false} numerals={false} />
    </PlateBox>
  )
}

function miniWords(state: ViewState, language: Language): string {
  const words = boardWords(language)
  const names = playerNames(state)
  const seats = seatsFrom(0).map((seat) => {
    const { wind, points, won, locked, announced } = seatStatus(state, seat)
    const standing = [won && words.won, locked ? words.locked : announced && words.ready].filter(
      (sign) => sign !== false,
    )
    const signs = standing.length === 0 ? '' : ` (${standing.join(', ')})`
    return `${words.windNames[wind]} ${names[seat]} ${signed(points)}${signs}`
  })
  return [...(wallStands(state) ? [words.tilesLeft(state.wallLeft)] : []), ...seats].join(', ')
}
