import type { Seat } from '@paipu/engine'
import type { Frame } from './frames.ts'

/** What stands out on a deal's timeline. */
export type MarkKind = 'swap' | 'void' | 'call' | 'kong' | 'ready' | 'win' | 'wall-end' | 'end'

/** A moment that stands out, and whose it is. */
export interface Mark {
  readonly ply: number
  readonly kind: MarkKind
  readonly seat: Seat | null
}

/** The marks of a deal's frames, in order. */
export function timelineMarks(frames: readonly Frame[]): Mark[] {
  return frames.flatMap(({ ply, event }): Mark[] => {
    switch (event.type) {
      case 'TilesSwapped':
        return [{ ply, kind: 'swap', seat: null }]
      case 'VoidSuitsDeclared':
        return [{ ply, kind: 'void', seat: null }]
      case 'PungClaimed':
        return [{ ply, kind: 'call', seat: event.data.seat }]
      case 'ReadyAnnounced':
        return [{ ply, kind: 'ready', seat: event.data.seat }]
      case 'KongMade':
        return [{ ply, kind: 'kong', seat: event.data.seat }]
      case 'WinDeclared':
        return [{ ply, kind: 'win', seat: event.data.seat }]
      case 'DealEnded':
        return [{ ply, kind: event.data.result === 'wall-end' ? 'wall-end' : 'end', seat: null }]
      default:
        return []
    }
  })
}
