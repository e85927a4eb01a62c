import type { Frame, ViewEvent, ViewEventOf } from '@paipu/views'
import { ledgerOf, type LedgerRow } from '../stage/ledger.ts'

/** A line of the feed: something that everybody at the table stops for. */
export interface FeedLine {
  readonly frame: Frame
  /** Of a payment: its row in the ledger, and how the win that it is for was made (`null` where it is for none). */
  readonly payment: { readonly row: LedgerRow; readonly by: WinBy | null } | null
}

type WinBy = ViewEventOf<'WinDeclared'>['data']['by']

/** Whether a moment is one for the feed: a call, a win, a payment, and where the deal begins and ends. */
export function isForFeed({ type }: ViewEvent): boolean {
  switch (type) {
    case 'DealStarted':
    case 'VoidSuitsDeclared':
    case 'ReadyAnnounced':
    case 'PungClaimed':
    case 'KongMade':
    case 'KongRobbed':
    case 'WinDeclared':
    case 'HandLocked':
    case 'BirdsTurned':
    case 'PointsPaid':
    case 'TurnTimedOut':
    case 'DealEnded':
      return true
    case 'WallBuilt':
    case 'HandsDealt':
    case 'SwapChosen':
    case 'SwapDirectionDrawn':
    case 'TilesSwapped':
    case 'TilesRemoved':
    case 'VoidSuitChosen':
    case 'TileDrawn':
    case 'TileDiscarded':
    case 'ClaimAnswered':
      return false
  }
}

/** The feed of a deal, in order. */
export function feedOf(frames: readonly Frame[]): readonly FeedLine[] {
  const rows = new Map(ledgerOf(frames).map((row) => [row.ply, row]))
  return frames
    .filter(({ event }) => isForFeed(event))
    .map((frame) => {
      const row = rows.get(frame.ply)
      return { frame, payment: row === undefined ? null : { row, by: winBefore(frames, row) } }
    })
}

/** How the win was made that a payment is for. */
function winBefore(frames: readonly Frame[], { ply, reason, seat }: LedgerRow): WinBy | null {
  if (reason !== 'win') return null
  const win = frames
    .slice(0, ply)
    .findLast(({ event }) => event.type === 'WinDeclared' && event.data.seat === seat)?.event
  return win?.type === 'WinDeclared' ? win.data.by : null
}
