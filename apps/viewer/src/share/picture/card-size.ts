/** A card's size in its own units and in pixels: what link previews ask for. */
export const CARD_SIZE = { width: 1200, height: 630 }
