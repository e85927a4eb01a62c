import type { Seat } from '@paipu/engine'
import hues from './seat-hues.module.css'

/** Class names in one attribute; what is not there is left out. */
export function classNames(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ')
}

const HUES = [hues.east, hues.south, hues.west, hues.north]

/** The class that gives its children a wind's hue as `--seat`. */
export function hueClass(wind: Seat): string | undefined {
  return HUES[wind]
}
