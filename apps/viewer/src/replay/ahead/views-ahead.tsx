'use client'

import { framesOf, narrate } from '@paipu/views'

/** Shows nothing; see `BoardAhead`. */
export function ViewsAhead(): null {
  void framesOf
  void narrate
  return null
}
