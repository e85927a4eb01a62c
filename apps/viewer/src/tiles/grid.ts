/**
 * The grid every face is drawn on: a tile is 60 × 80 units, its face ends at 76, where the soft edge begins. Art keeps
 * inside 6–54 across and 5–71 down.
 */
export const TILE_WIDTH = 60
export const TILE_HEIGHT = 80
export const TILE_VIEW_BOX = `0 0 ${TILE_WIDTH} ${TILE_HEIGHT}`

/** A tile's height for its width, the same everywhere. */
export const TILE_RATIO = TILE_HEIGHT / TILE_WIDTH

/** The inks of the faces: CSS variables of tokens.css, with what they are without it. */
export const INK = 'var(--tile-ink, #1a1917)'
export const RED_INK = 'var(--tile-red, #971b10)'
export const GREEN_INK = 'var(--tile-green, #0d5433)'
export const BLUE_INK = 'var(--tile-blue, #1b3c7a)'
export const BONE = 'var(--tile-bone, #f9f5ea)'
export const EDGE = 'var(--tile-edge, #c3b99f)'
export const OUTLINE = 'var(--tile-outline, #8f8670)'
export const BACK = 'var(--tile-back, #57786c)'
export const WEAVE = 'var(--tile-weave, #6c8c80)'

/** A coordinate on the grid, fine enough for any screen and short in markup. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
