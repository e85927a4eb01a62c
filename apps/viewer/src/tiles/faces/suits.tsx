import type { Suit } from '@paipu/tiles'
import { BLUE_INK, BONE, GREEN_INK, RED_INK } from '../grid.ts'
import { TEN_THOUSAND } from './characters.tsx'

/** A suit's sign is drawn in a square of 40 units. */
export const SUIT_VIEW_BOX = '0 0 40 40'

/** The sign of a suit: 萬, one dot, one stick. */
export function SuitArt({ suit }: { readonly suit: Suit }) {
  switch (suit) {
    case 'm':
      return <path d={TEN_THOUSAND} transform="translate(-10 -34.4)" fill="none" stroke={RED_INK} strokeWidth={3.4} />
    case 'p':
      return (
        <g>
          <circle cx={20} cy={20} r={15.5} fill={BLUE_INK} />
          <circle cx={20} cy={20} r={9} fill="none" stroke={BONE} strokeWidth={3} />
        </g>
      )
    case 's':
      return (
        <g fill={GREEN_INK}>
          <rect x={7} y={4} width={10} height={32} rx={5} />
          <rect x={23} y={4} width={10} height={32} rx={5} />
          <path d="M7 20H33" stroke={BONE} strokeWidth={2.4} />
        </g>
      )
  }
}
