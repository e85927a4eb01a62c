'use client'

import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { NAMELESS_UPDATES, TABLE_UPDATES } from '../api/queries.ts'
import { follow, type Connection, type Followed } from '../api/subscribe.ts'
import type { TableUpdate } from '../api/schema.ts'
import { namelessUpdate } from './nameless.ts'
import { live, type LiveAction, type LiveState } from './state.ts'
import { usePastDeal } from './use-past-deal.ts'

/** How it stands with the updates of a table: a {@link Connection}, or refused for good: it has closed. */
export type Following = Connection | 'refused'

interface Options {
  readonly id: string
  /** The viewer's name in the API. With another one the place is kept. */
  readonly viewer: string
  /** What players are called by, from East on; `null` for their names. */
  readonly winds: readonly string[] | null
  readonly onFollowing: (following: Following) => void
}

/** Keeps a table's state up to date for as long as the page shows it. */
export function useLiveTable(
  { id, viewer, winds, onFollowing }: Options,
  initial: LiveState,
): readonly [LiveState, (action: LiveAction) => void] {
  const [state, dispatch] = useReducer(live, initial)
  const cursor = useEffectEvent(() => state.cursor)
  const tell = useEffectEvent((following: Following) => onFollowing(following))
  const called = useEffectEvent((update: TableUpdate) => (winds === null ? update : namelessUpdate(update, winds)))
  const nameless = winds !== null
  const followed = useRef<Followed>(null)
  useEffect(() => {
    followed.current = follow(
      nameless ? NAMELESS_UPDATES : TABLE_UPDATES,
      (fresh) => ({ id, viewer, after: fresh ? null : cursor() }),
      {
        next: ({ table }) => dispatch({ type: 'update', update: called(table), viewer, now: Date.now() }),
        connection: (connection) => tell(connection),
        refused: () => tell('refused'),
      },
    )
    return () => followed.current?.stop()
  }, [id, viewer, nameless])
  useEffect(() => {
    if (state.resyncs > 0) followed.current?.resync()
  }, [state.resyncs])
  usePastDeal(state.held?.past ?? null, viewer, winds, (deal) => dispatch({ type: 'past', deal }))
  return [state, dispatch]
}
