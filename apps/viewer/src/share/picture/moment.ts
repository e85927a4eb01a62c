import type { Seat } from '@paipu/engine'
import { framesOf, narrate, type TimedEvent, type Viewer, type ViewState } from '@paipu/views'
import { momentOf } from '../../board/index.ts'
import type { Moment } from '../../board/moment.ts'
import { openingPly } from '../../stage/address.ts'
import { naturalBottom } from '../../stage/viewers.ts'
import type { Language } from '../../words/language.ts'

/** What is asked of a deal: a moment of it in a view. */
export interface MomentAsked {
  /** `null` for the moment at which a deal opens. */
  readonly ply: number | null
  readonly viewer: Viewer
  /** The seat at the bottom; `null` to leave it to the view. */
  readonly bottom: Seat | null
}

/** A moment of a deal, as far as its viewer sees it. */
export interface ShownMoment extends Moment {
  readonly ply: number
  readonly last: number
  readonly state: ViewState
  readonly bottom: Seat
  /** What happened, in words. */
  readonly words: string
}

/** The moment asked for; `null` where the view has none of that number. */
export function shownMoment(
  events: readonly TimedEvent[],
  { ply: asked, viewer, bottom }: MomentAsked,
  language: Language,
): ShownMoment | null {
  const frames = framesOf(events, viewer)
  const ply = asked ?? openingPly(frames)
  const frame = frames[ply]
  if (frame === undefined) return null
  const states = frames.map(({ state }) => state)
  return {
    ...momentOf(states, ply),
    ply,
    last: frames.length - 1,
    state: frame.state,
    bottom: bottom ?? naturalBottom(viewer),
    words: narrate(frame, language),
  }
}
