'use client'

import type { ReactNode } from 'react'
import { useRead, type Readable } from './store.ts'

interface Props {
  /** The number of the moment on screen. */
  readonly at: Readable<number>
  readonly children: (ply: number) => ReactNode
}

/** What changes with the moment on screen. A step draws this anew, and nothing of what stands around it. */
export function AtMoment({ at, children }: Props) {
  return children(useRead(at, theMoment))
}

function theMoment(ply: number): number {
  return ply
}
