import type { ScoredFan } from '@paipu/contracts'
import type { Meld, SeatCommand } from '@paipu/engine'
import { formatTiles, tilesOf, type Counts } from '@paipu/tiles'

/** Concealed tiles in tile order, `123m99p`. */
export function countsText(counts: Counts): string {
  return formatTiles(tilesOf(counts))
}

/** Melds in the order declared, `pung:5m<2 concealed-kong:9p`: what is behind `<` is the seat it was called from. */
export function meldsText(melds: readonly Meld[]): string {
  return melds.map(({ kind, tile, from }) => `${kind}:${tile}${from === null ? '' : `<${from}`}`).join(' ')
}

/** An action as one word: `swap:123m`, `void:p`, `discard:5m`, `discard:5m:ready`, `kong:concealed:5m`, `pung`, `win`, `pass`. */
export function actionText(action: SeatCommand): string {
  switch (action.type) {
    case 'swap':
    case 'remove':
      return `${action.type}:${formatTiles(action.tiles)}`
    case 'void':
      return `void:${action.suit}`
    case 'discard':
      return `discard:${action.tile}${action.announce ? ':ready' : ''}`
    case 'kong':
      return `kong:${action.kind}:${action.tile}`
    case 'answer':
      return action.answer
    case 'win':
      return 'win'
    case 'announce':
      return 'ready'
  }
}

/** Fans in their order, `full-flush:2 root:1`. */
export function fansText(fans: readonly ScoredFan[]): string {
  return fans.map(({ name, fan }) => `${name}:${fan}`).join(' ')
}
