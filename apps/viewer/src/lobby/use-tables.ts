'use client'

import { useEffect, useState } from 'react'
import { LOBBY_UPDATES } from '../api/queries.ts'
import type { ListedTable } from '../api/schema.ts'
import { follow, type Connection } from '../api/subscribe.ts'
import { tablesAfter } from './tables.ts'

/** All live tables, kept up to date by one subscription, and how it stands with that. */
export function useTables(initial: readonly ListedTable[]): readonly [readonly ListedTable[], Connection] {
  const [tables, setTables] = useState(initial)
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    const followed = follow(LOBBY_UPDATES, () => ({}), {
      next: ({ lobby }) => setTables((before) => tablesAfter(before, lobby)),
      connection: setConnection,
      refused: () => {},
    })
    return () => followed.stop()
  }, [])
  return [tables, connection]
}
