import type { WireFrame } from '@paipu/views'

/** What the frames of an update cost, of a table as of a seat, in fields of GraphQL. */
export const UPDATE_COST = 50

/** What a watcher of a table gets. Made once for all watchers of one kind, and never changed. */
export interface TableUpdate {
  /** `snapshot`: these are the frames from the first on, forget others; `frames`: these come behind those before. */
  readonly kind: 'snapshot' | 'frames'
  /** The deal at the visible edge; `null` while nothing is visible. */
  readonly deal: string | null
  readonly dealNumber: number | null
  readonly frames: readonly WireFrame[]
  /** Given back as `after`, goes on behind the last of these frames. */
  readonly cursor: string
  readonly delaySeconds: number
  /** When the table's first moment becomes visible. */
  readonly visibleFrom: Date
  readonly serverTime: Date
}
