import { seatsFrom, type BySeat, type Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import type { ViewState } from '@paipu/views'
import { HTML_LANG, type Language } from '../words/language.ts'
import styles from './board.module.css'
import { BoardTiles, type HandDanger } from './board-tiles.tsx'
import { BoardInWords } from './board-words.tsx'
import { BoardInWordsBehind } from './board-words-behind.tsx'
import { CentreDrawing, CentreText } from './centre.tsx'
import { BOARD, sideOf } from './geometry.ts'
import { lastTileOf, type LastTile } from './last-tile.ts'
import { Plate } from './plate.tsx'
import { playerNames } from './player-names.ts'
import { boardWords } from './words.ts'

export interface BoardProps {
  readonly state: ViewState
  /** The seat at the bottom of the board. */
  readonly bottom: Seat
  readonly language: Language
  /** The tile to light; by default what the state says by itself. `momentOf` knows more. */
  readonly lastTile?: LastTile | null
  /** Points just won or paid, by seat. */
  readonly changes?: BySeat<number>
  /** The order in which the seats won, from 1. */
  readonly places?: BySeat<number | null>
  /** Seconds left on each seat's clock; `null` where none runs. */
  readonly clocks?: BySeat<number | null>
  /** Names on the plates; by default the players' own. */
  readonly names?: BySeat<string>
  /** Shows ranks in the tiles' corners. */
  readonly numerals?: boolean
  /** What the seats wait for, where it is to be shown; `null` for not. */
  readonly waits?: BySeat<readonly Tile[]> | null
  readonly danger?: HandDanger | null
  /** Lets the words be drawn after the board, for whoever goes through a deal: they are told of all that was seen before. */
  readonly wordsBehind?: boolean
  /** Lets tiles slide to their place. Leave it off while scrubbing. */
  readonly motion?: boolean
}

const NO_CHANGES: BySeat<number> = [0, 0, 0, 0]
const UNKNOWN: BySeat<null> = [null, null, null, null]

/**
 * A deal's moment as a square table, as wide as its container, from 320 px on. Draws what the state holds and knows
 * nothing else. Needs `TileSprite` on the page.
 */
export function Board(props: BoardProps) {
  const { state, bottom, language, numerals = false, motion = false } = props
  const {
    lastTile = lastTileOf(state),
    changes = NO_CHANGES,
    places = UNKNOWN,
    clocks = UNKNOWN,
    names = playerNames(state),
    waits = null,
    danger = null,
    wordsBehind = false,
  } = props
  const told = { state, bottom, language, names, changes, places, clocks, waits }
  return (
    <section className={styles.board} lang={HTML_LANG[language]} aria-label={boardWords(language).table}>
      <div className={styles.drawing} aria-hidden="true">
        <svg className={styles.tiles} viewBox={`0 0 ${BOARD} ${BOARD}`} focusable="false">
          <CentreDrawing state={state} bottom={bottom} numerals={numerals} />
          <BoardTiles
            state={state}
            bottom={bottom}
            lastTile={lastTile}
            numerals={numerals}
            motion={motion}
            danger={danger}
          />
        </svg>
        <CentreText state={state} bottom={bottom} language={language} />
        {seatsFrom(bottom).map((seat) => (
          <Plate
            key={seat}
            state={state}
            seat={seat}
            side={sideOf(seat, bottom)}
            name={names[seat]}
            language={language}
            change={changes[seat]}
            place={places[seat]}
            clock={clocks[seat]}
            lastTile={lastTile}
            waits={waits?.[seat] ?? []}
            numerals={numerals}
          />
        ))}
      </div>
      {wordsBehind ? (
        <BoardInWordsBehind {...told} />
      ) : (
        <div className={styles.words}>
          <BoardInWords {...told} />
        </div>
      )}
    </section>
  )
}
