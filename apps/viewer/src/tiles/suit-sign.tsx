import type { Suit } from '@paipu/tiles'
import { suitInWords } from '@paipu/views'
import { SUIT_VIEW_BOX } from './faces/suits.tsx'
import type { Language } from './tile-name.ts'

export interface SuitSignProps {
  readonly suit: Suit
  /** Width and height, any CSS length. */
  readonly size: string | number
  readonly language: Language
  /** Leaves the sign out for screen readers, where words beside it say the same. */
  readonly decorative?: boolean
}

/** The sign of a suit, for chips on a bone ground. Needs `TileSprite` on the page. */
export function SuitSign({ suit, size, language, decorative = false }: SuitSignProps) {
  return (
    <svg
      viewBox={SUIT_VIEW_BOX}
      style={{ width: size, height: size }}
      focusable="false"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': suitInWords(suit, language) })}
    >
      <use href={`#suit-${suit}`} />
    </svg>
  )
}
