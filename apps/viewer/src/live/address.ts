import { viewerName, type Viewer } from '@paipu/views'
import type { Seat } from '@paipu/engine'
import type { Search } from '../search.ts'
import { writeAddress } from '../stage/address.ts'

/** A moment of a deal, as one view shows it. */
export interface LivePicture {
  readonly deal: string | null
  readonly ply: number
  readonly viewer: Viewer
  readonly bottom: Seat | null
  /** Whether players are called by their winds. */
  readonly nameless: boolean
}

const PLAIN = { overlays: [], spoilerFree: false, whatIf: null } as const

/** The search string of the link to a moment at its table: it goes to the replay once the deal is no longer there. */
export function momentSearch({ deal, ply, viewer, bottom, nameless }: LivePicture): string {
  const moment = writeAddress(ply, { viewer, bottom, nameless, ...PLAIN })
  return deal === null ? moment : `?deal=${deal}&${moment.slice(1)}`
}

/** The search string of who follows the table: the view, where it is not the spectator's, and nothing of a moment. */
export function edgeSearch({ viewer, bottom, nameless }: Pick<LivePicture, 'viewer' | 'bottom' | 'nameless'>): string {
  const parts = [
    ...(viewer.seats.length === 0 ? [] : [`view=${viewerName(viewer)}`]),
    ...(bottom === null ? [] : [`bottom=${bottom}`]),
    ...(nameless ? ['names=hidden'] : []),
  ]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The address of the same moment in the deal's replay. */
export function replayAddress(deal: string, picture: Omit<LivePicture, 'deal'>): string {
  return `/deals/${deal}${momentSearch({ ...picture, deal: null })}`
}

/** The deal that a table's address names; `null` for none. */
export function readDeal({ deal }: Search): string | null {
  return typeof deal === 'string' && /^[0-9a-f-]{36}$/.test(deal) ? deal : null
}
