import { useCallback, useMemo } from 'react'
import type { Moves } from '../stage/steps.tsx'
import type { Replay } from './use-replay.ts'

/** The ways through the deal; each of them ends playing. */
export function useMoves(
  replay: Replay,
  setPlaying: (playing: boolean) => void,
): { moves: Moves; seek: (ply: number) => void; jump: (ply: number) => void } {
  const seek = useEnding(replay.seek, setPlaying)
  const jump = useEnding(replay.jump, setPlaying)
  const step = useEnding(replay.step, setPlaying)
  const { last } = replay
  const moves = useMemo(
    () => ({
      first: () => seek(0),
      back: (stride: number) => step(-stride),
      forward: step,
      last: () => seek(last),
    }),
    [seek, step, last],
  )
  return { moves, seek, jump }
}

function useEnding(go: (plies: number) => void, setPlaying: (playing: boolean) => void): (plies: number) => void {
  return useCallback(
    (plies) => {
      setPlaying(false)
      go(plies)
    },
    [go, setPlaying],
  )
}
