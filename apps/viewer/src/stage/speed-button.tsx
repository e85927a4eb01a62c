'use client'

import { useWords } from '../words/context.tsx'
import { WordStep } from './steps.tsx'
import { nextSpeed, type Speed } from './use-playing.ts'

/** How fast it plays by itself; each press is the next speed. */
export function SpeedButton({ speed, onSpeed }: { readonly speed: Speed; readonly onSpeed: (speed: Speed) => void }) {
  const words = useWords()
  const shown = words.controls.speeds[speed]
  const label = speed === 'real' ? words.controls.realSpeed : words.controls.speed(shown)
  return <WordStep label={label} text={shown} onClick={() => onSpeed(nextSpeed(speed))} />
}
