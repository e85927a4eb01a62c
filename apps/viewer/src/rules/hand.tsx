import type { CSSProperties } from 'react'
import { seatAfter, type ExampleMeld } from '@paipu/engine'
import { tiles, type Tile } from '@paipu/tiles'
import { meldTiles, type MeldTile } from '../board/melds.ts'
import { TILE_HEIGHT, TILE_WIDTH } from '../tiles/grid.ts'
import { faceId, tileName, type Language } from '../tiles/index.ts'
import type { WrittenMessages } from '../words/catalogue.ts'
import styles from './rule-sheet.module.css'

interface Props {
  /** Concealed tiles in compact notation, with a blank between groups. */
  readonly concealed: string
  readonly melds: readonly ExampleMeld[]
  /** Whether the last concealed tile is the one that completed the hand. */
  readonly won: boolean
  readonly words: WrittenMessages
  readonly language: Language
}

/** A hand drawn as tiles: its concealed tiles in groups, the winning tile apart, its melds. */
export function Hand({ concealed, melds, won, words, language }: Props) {
  const groups = concealed.split(' ').map((group) => [...tiles(group)])
  const last = won ? groups.at(-1)!.pop()! : null
  return (
    <span className={styles.hand} role="img" aria-label={handWords(groups.flat(), last, melds, words, language)}>
      {groups.map((group, at) => group.length > 0 && <Group key={at} cells={group.map(upright)} />)}
      {last !== null && (
        <span className={styles.won}>
          <Group cells={[upright(last)]} />
        </span>
      )}
      {melds.map((meld, at) => (
        <span key={at} className={styles.meld}>
          <Group cells={meldTiles(fromTheLeft(meld), 0)} />
        </span>
      ))}
    </span>
  )
}

/** Tiles in a row without a hand around them. */
export function Tiles({
  shown,
  words,
  language,
}: Pick<Props, 'words' | 'language'> & { readonly shown: readonly Tile[] }) {
  const label = shown.map((tile) => tileName(tile, language)).join(words.joins.listComma)
  return (
    <span className={styles.hand} role="img" aria-label={label}>
      <Group cells={shown.map(upright)} />
    </span>
  )
}

function upright(tile: Tile): MeldTile {
  return { tile, turn: 0, piled: false }
}

/** An example's meld as one whose tile the left neighbour discarded. */
function fromTheLeft({ kind, tile }: ExampleMeld) {
  return { kind, tile, from: kind === 'concealed-kong' ? null : seatAfter(0, 3) }
}

function handWords(
  held: readonly Tile[],
  last: Tile | null,
  melds: readonly ExampleMeld[],
  words: WrittenMessages,
  language: Language,
): string {
  const name = (tile: Tile) => tileName(tile, language)
  const { listComma } = words.joins
  const inHand = held.map(name).join(listComma)
  const hand = last === null ? inHand : words.rules.fans.shown(inHand, name(last))
  if (melds.length === 0) return hand
  const declared = melds.map(({ kind, tile }) => words.rules.meld(words.rules.kinds[kind], name(tile)))
  return words.rules.fans.melds(hand, declared.join(listComma))
}

/** Tiles side by side; a turned one lies on its long side, a piled one on the one before it. */
function Group({ cells }: { readonly cells: readonly MeldTile[] }) {
  const widths = cells.map(({ turn, piled }): number => (piled ? 0 : turn === 0 ? TILE_WIDTH : TILE_HEIGHT))
  const width = widths.reduce((sum, each) => sum + each, 0)
  const height = cells.some(({ piled }) => piled) ? 2 * TILE_WIDTH : TILE_HEIGHT
  const startOf = (at: number) => widths.slice(0, at).reduce((sum, each) => sum + each, 0)
  return (
    <svg
      className={styles.group}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--units': width } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((cell, at) => (
        <Cell
          key={at}
          cell={cell}
          x={startOf(cell.piled ? at - 1 : at)}
          foot={height - (cell.piled ? TILE_WIDTH : 0)}
        />
      ))}
    </svg>
  )
}

/** One tile with its left end at `x`, standing or lying on `foot`. */
function Cell({ cell, x, foot }: { readonly cell: MeldTile; readonly x: number; readonly foot: number }) {
  const box = { width: TILE_WIDTH, height: TILE_HEIGHT }
  const href = `#${faceId(cell.tile, false)}`
  if (cell.turn === 0) return <use href={href} x={x} y={foot - TILE_HEIGHT} {...box} />
  const [middleX, middleY] = [x + TILE_HEIGHT / 2, foot - TILE_WIDTH / 2]
  return (
    <use
      href={href}
      x={middleX - TILE_WIDTH / 2}
      y={middleY - TILE_HEIGHT / 2}
      {...box}
      transform={`rotate(${cell.turn} ${middleX} ${middleY})`}
    />
  )
}
