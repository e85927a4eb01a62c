import { HIDDEN, type ViewTile } from '@paipu/tiles'
import { TILE_RATIO, TILE_VIEW_BOX } from './grid.ts'
import { tileName, type Language } from './tile-name.ts'

/** The id in the sprite of what a viewer sees of a tile, with its rank in the corner or without. Every hidden tile is the one back. */
export function faceId(tile: ViewTile, numerals: boolean): string {
  if (tile === HIDDEN) return 'tile-back'
  return numerals ? `tile-${tile}-numeral` : `tile-${tile}`
}

export interface TileFaceProps {
  readonly tile: ViewTile
  /** Width in CSS pixels; the height follows. */
  readonly size: number
  readonly language: Language
}

/** One tile, upright. Needs {@link TileSprite} on the page. */
export function TileFace({ tile, size, language }: TileFaceProps) {
  return (
    <svg
      viewBox={TILE_VIEW_BOX}
      width={size}
      height={Math.round(size * TILE_RATIO * 100) / 100}
      focusable="false"
      role="img"
      aria-label={tileName(tile, language)}
    >
      <use href={`#${faceId(tile, false)}`} />
    </svg>
  )
}
