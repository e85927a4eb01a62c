'use client'

import { useWords } from '../words/context.tsx'
import { WordStep } from './steps.tsx'
import { nextSpeed, type Speed } from './use-playing.ts'

/** How fast it plays by itself; each press is the next speed. */
export function SpeedButton({ speed, onSpeed }: { readonly speed: Speed; readonly onSpeed: (speed: Speed) => void }) {
  const words = useWords()
  const shown = words.controls.speeds[speed]
  return <WordStep label={words.controls.speed(shown)} text={shown} onClick={() => onSpeed(nextSpeed(speed))} />
}
