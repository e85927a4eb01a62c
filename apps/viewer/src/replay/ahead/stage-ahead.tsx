'use client'

import { EventListBehind } from '../../stage/event-list.tsx'
import { Panels } from '../../stage/panels.tsx'
import { Timeline } from '../../stage/timeline.tsx'
import { useKeys } from '../../stage/use-keys.ts'

/** Shows nothing; see `BoardAhead`. */
export function StageAhead(): null {
  void [EventListBehind, Panels, Timeline, useKeys]
  return null
}
