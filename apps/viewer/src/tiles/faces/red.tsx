import { RED_INK } from '../grid.ts'

/** The red dragon 中 as strokes. */
export function Red() {
  return <path d="M13 22H47V48H13ZM30 7V69" fill="none" stroke={RED_INK} strokeWidth={6.4} strokeLinejoin="round" />
}
