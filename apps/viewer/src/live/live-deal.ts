import type { Frame } from '@paipu/views'

/** One deal of a table, as far as it is visible to a viewer. */
export interface LiveDeal {
  readonly id: string | null
  readonly number: number | null
  readonly frames: readonly Frame[]
  /** The name of the viewer whose frames they are. */
  readonly viewer: string
}
