'use client'

import type { ReactNode } from 'react'
import { useWords } from '../words/context.tsx'
import { Icon, type IconName } from './icons.tsx'
import { useHold } from './use-hold.ts'

/** Where the steps lead; the moves are the only ways through a deal. */
export interface Moves {
  readonly first: () => void
  /** By one moment, or by more while a button or a key is held. */
  readonly back: (stride: number) => void
  readonly forward: (stride: number) => void
  readonly last: () => void
}

interface Props {
  readonly moves: Moves
  readonly atFirst: boolean
  readonly atLast: boolean
  /** The name of the last step: at a live table it is the newest moment. */
  readonly lastLabel: string
  /** What stands in the place of the last step, where it says more. */
  readonly last?: ReactNode
  /** What stands in the middle, between back and forward. */
  readonly children?: ReactNode
}

/**
 * First, back, forward, last. A step that leads nowhere stays in reach of the keyboard (the focus would be lost if it were
 * disabled under it) and says that it is off.
 */
export function Steps({ moves, atFirst, atLast, lastLabel, last = null, children }: Props) {
  const words = useWords()
  return (
    <div className="steps" role="group" aria-label={words.controls.label}>
      <Step icon="first" label={words.controls.first} off={atFirst} onClick={moves.first} />
      <HeldStep icon="back" label={words.controls.back} off={atFirst} onStep={moves.back} />
      {children}
      <HeldStep icon="forward" label={words.controls.forward} off={atLast} onStep={moves.forward} />
      {last ?? <Step icon="last" label={lastLabel} off={atLast} onClick={moves.last} />}
    </div>
  )
}

interface StepProps {
  readonly icon: IconName
  readonly label: string
  readonly off?: boolean
  readonly onClick: () => void
}

type HeldStepProps = Omit<StepProps, 'onClick'> & { readonly onStep: (stride: number) => void }

/** A step that goes on while it is held. */
function HeldStep({ icon, label, off = false, onStep }: HeldStepProps) {
  const hold = useHold(onStep)
  return (
    <button type="button" className="step" aria-label={label} title={label} aria-disabled={off} {...hold}>
      <Icon name={icon} />
    </button>
  )
}

/** A button of the row under the timeline. */
export function Step({ icon, label, off = false, onClick }: StepProps) {
  return (
    <button type="button" className="step" aria-label={label} title={label} aria-disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

interface WordStepProps {
  readonly label: string
  /** What stands on it. */
  readonly text: string
  readonly onClick: () => void
}

/** A button of the row that shows a short text in the place of a sign. */
export function WordStep({ label, text, onClick }: WordStepProps) {
  return (
    <button type="button" className="step step-words" aria-label={label} title={label} onClick={onClick}>
      {text}
    </button>
  )
}
