import type { Seat } from '@paipu/engine'

const HUES = ['var(--seat-east)', 'var(--seat-south)', 'var(--seat-west)', 'var(--seat-north)'] as const

/** A wind's hue. */
export function seatHue(wind: Seat): string {
  return HUES[wind]
}
