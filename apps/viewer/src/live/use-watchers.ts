'use client'

import { useEffect, useState } from 'react'
import { WATCHERS } from '../api/queries.ts'
import { follow } from '../api/subscribe.ts'

/** How many watch a table, kept up to date. */
export function useWatchers(table: string, initial: number): number {
  const [watchers, setWatchers] = useState(initial)
  useEffect(() => {
    const followed = follow(WATCHERS, () => ({}), {
      next: ({ lobby }) => {
        const now = lobby.tables.find(({ id }) => id === table)
        if (now !== undefined) setWatchers(now.spectators)
      },
      connection: () => {},
      refused: () => {},
    })
    return () => followed.stop()
  }, [table])
  return watchers
}
