'use client'

import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { followTable, type Connection, type FollowedTable } from '../api/subscribe.ts'
import { live, NOTHING, type LiveAction, type LiveState } from './state.ts'

/** How it stands with the updates of a table: a {@link Connection}, or refused for good: it has closed. */
export type Following = Connection | 'refused'

interface Options {
  readonly id: string
  /** The viewer's name in the API. */
  readonly viewer: string
  readonly onFollowing?: (following: Following) => void
}

/** Keeps a table's state up to date for as long as the page shows it. */
export function useLiveTable(
  options: Options,
  initial: LiveState = NOTHING,
): readonly [LiveState, (action: LiveAction) => void] {
  const { id, viewer, onFollowing } = options
  const [state, dispatch] = useReducer(live, initial)
  const cursor = useEffectEvent(() => state.cursor)
  const tell = useEffectEvent((following: Following) => onFollowing?.(following))
  const followed = useRef<FollowedTable>(null)
  useEffect(() => {
    followed.current = followTable(id, viewer, () => cursor(), {
      update: (update) => dispatch({ type: 'update', update, now: Date.now() }),
      connection: (connection) => tell(connection),
      refused: () => tell('refused'),
    })
    return () => followed.current?.stop()
  }, [id, viewer])
  useEffect(() => {
    if (state.resyncs > 0) followed.current?.resync()
  }, [state.resyncs])
  return [state, dispatch]
}
