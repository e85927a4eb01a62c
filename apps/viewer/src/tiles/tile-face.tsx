import { HIDDEN, type ViewTile } from '@paipu/tiles'
import { TILE_RATIO, TILE_VIEW_BOX } from './grid.ts'
import { tileName, type Language } from './tile-name.ts'

/** The id in the sprite of what a viewer sees of a tile. Every hidden tile is the one back. */
export function faceId(tile: ViewTile, numerals: boolean): string {
  if (tile === HIDDEN) return 'tile-back'
  return numerals ? `tile-${tile}-numeral` : `tile-${tile}`
}

export interface TileFaceProps {
  readonly tile: ViewTile
  /** Width in CSS pixels; the height follows. */
  readonly size: number
  readonly language: Language
  /** Shows the rank in the corner. */
  readonly numerals?: boolean
  /** Leaves the tile out for screen readers, where words beside it say the same. */
  readonly decorative?: boolean
}

/** One tile, upright. Needs {@link TileSprite} on the page. */
export function TileFace({ tile, size, language, numerals = false, decorative = false }: TileFaceProps) {
  return (
    <svg
      viewBox={TILE_VIEW_BOX}
      width={size}
      height={Math.round(size * TILE_RATIO * 100) / 100}
      focusable="false"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': tileName(tile, language) })}
    >
      <use href={`#${faceId(tile, numerals)}`} />
    </svg>
  )
}
