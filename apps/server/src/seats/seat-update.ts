import type { Seat, SeatCommand } from '@paipu/engine'
import type { WireFrame } from '@paipu/views'

/** What a seat gets of its table. Made once for all connections of the seat, and never changed. */
export interface SeatUpdate {
  /** `snapshot`: these are the frames from the first on, forget others; `frames`: these come behind those before. */
  readonly kind: 'snapshot' | 'frames'
  readonly seat: Seat
  /** The deal that is played, or was last; `null` before the first. */
  readonly deal: string | null
  readonly dealNumber: number | null
  readonly frames: readonly WireFrame[]
  /** Given back as `after`, goes on behind the last of these frames. */
  readonly cursor: string
  /** The number of what the deal asks its seats now; 0 before it begins. */
  readonly decision: number
  /** Everything that the seat may do now; empty where it is asked nothing or has decided. */
  readonly actions: readonly SeatCommand[]
  /** When it is decided for players from outside who have said nothing; `null` where none is asked. */
  readonly closesAt: Date | null
  readonly serverTime: Date
}
