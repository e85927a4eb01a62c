import type { WireFrame } from '@paipu/views'
import type { TableUpdate } from '../src/api/schema.ts'
import { live, type LiveAction, type LiveState } from '../src/live/state.ts'
import { spectatorFrames } from './deal.ts'

/** The frames of two deals at one table. */
export const first = spectatorFrames('first')

export const second = spectatorFrames('second')

export function update(
  kind: TableUpdate['kind'],
  number: number | null,
  frames: readonly WireFrame[],
  viewer = 'spectator',
): LiveAction {
  const end = (frames.at(-1)?.ply ?? -1) + 1
  return {
    type: 'update',
    viewer,
    now: 0,
    update: {
      kind,
      deal: number === null ? null : `deal-${number}`,
      dealNumber: number,
      frames,
      cursor: `${number}:${end}`,
      delaySeconds: 30,
      visibleFrom: '2026-01-01T00:00:30.000Z',
      serverTime: '2026-01-01T00:00:05.000Z',
    },
  }
}

export const after = (state: LiveState, ...actions: readonly LiveAction[]) => actions.reduce(live, state)

export const snapshot = (count: number) => update('snapshot', 1, first.slice(0, count))
