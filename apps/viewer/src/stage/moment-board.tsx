'use client'

import { useMemo, useState } from 'react'
import type { BySeat, Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import type { Frame } from '@paipu/views'
import { Board, momentOf, type HandDanger } from '../board/index.ts'
import { Square } from './square.tsx'
import { useBoardMoves } from './use-board-moves.ts'
import { useLanguage } from '../words/context.tsx'

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly bottom: Seat
  /** Whether tiles slide to their place: while the deal moves by itself, not while someone goes through it. */
  readonly motion: boolean
  /** Whether ranks stand in the tiles' corners. */
  readonly numerals?: boolean
  /** A wheel or a swipe over the board. */
  readonly onStep: (by: number) => void
  /** What the seats wait for, laid over the table. */
  readonly waits?: BySeat<readonly Tile[]> | null
  readonly danger?: HandDanger | null
  /** Whether the words for screen readers may be drawn after the board. */
  readonly wordsBehind?: boolean
}

/** The table at one moment of a deal. */
export function MomentBoard({
  frames,
  ply,
  bottom,
  motion,
  numerals = false,
  onStep,
  waits = null,
  danger = null,
  wordsBehind = false,
}: Props) {
  const language = useLanguage()
  const states = useMemo(() => frames.map(({ state }) => state), [frames])
  const place = useBoardMoves(onStep)
  const still = useStill(motion, ply)
  return (
    <Square place={place} still={still}>
      <Board
        state={states[ply]!}
        {...momentOf(states, ply)}
        bottom={bottom}
        language={language}
        motion={motion}
        numerals={numerals}
        waits={waits}
        danger={danger}
        wordsBehind={wordsBehind}
      />
    </Square>
  )
}

/** Whether a deal that moves by itself is still at the moment at which it began to: everything lies where it lay. */
function useStill(motion: boolean, ply: number): boolean {
  const [began, setBegan] = useState(motion ? ply : null)
  if (motion !== (began !== null)) setBegan(motion ? ply : null)
  return motion && (began === null || began === ply)
}
