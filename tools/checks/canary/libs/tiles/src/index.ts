// This file breaks the direction of imports on purpose: the check of the boundaries must find it.
import { engine } from '../../engine/src/index.ts'

export const tiles = engine
