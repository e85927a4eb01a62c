import type { PageTiles } from './open-page.ts'
import { openTiles, tileCodes, type SeenMoment } from './spectator.ts'
import type { Received } from './visit.ts'

/** The moments that a spectator may have, by the deal's id, or by its number at the one table that is watched. */
export type Allowed = (deal: string | number) => readonly SeenMoment[]

/**
 * What a page shows that a spectator may not know yet, a line each. `moments` are all of the deal on screen, `before` those
 * of the one before it.
 */
export function leaksOn(
  page: PageTiles,
  moments: readonly SeenMoment[],
  before: readonly SeenMoment[],
  delayMs: number,
): string[] {
  const { at, place, board, rows, named, spoken } = page
  const visibleOf = (all: readonly SeenMoment[]) => all.filter(({ time }) => Date.parse(time) + delayMs <= at)
  const visible = visibleOf(moments)
  const shown = place === null ? visible : visible.slice(0, place.ply + 1)
  const nameable = new Set(tileCodes(JSON.stringify(visible)))
  const speakable = new Set(tileCodes(JSON.stringify([...visibleOf(before), ...visible])))
  return [
    ...excess(board, openTiles(shown)).map((tile) => `the board shows a ${tile} at moment ${place?.ply}`),
    ...rows.flatMap((row, ply) =>
      excess(row, counted(tileCodes(JSON.stringify(visible[ply]?.data ?? null)))).map(
        (tile) => `the event list names a ${tile} in row ${ply}`,
      ),
    ),
    ...named.filter((tile) => !nameable.has(tile)).map((tile) => `the page names a ${tile}`),
    ...spoken.filter((tile) => !speakable.has(tile)).map((tile) => `a ${tile} is spoken`),
  ]
}

/** What reached the browser over the socket that is not exactly a spectator's, or came before its delay had run out. */
export function leaksInFrames(received: readonly Received[], allowed: Allowed, delayMs: number): string[] {
  const leaks: string[] = []
  for (const { text, at } of received) {
    const message = JSON.parse(text) as { readonly type: string; readonly payload?: unknown }
    if (message.type !== 'next') {
      if (tileCodes(text).length > 0) leaks.push(`a ${message.type} message names tiles: ${text}`)
      continue
    }
    const { data } = message.payload as { readonly data: { readonly table: Update } | { readonly lobby: Lobby } }
    if ('lobby' in data) {
      leaks.push(...leaksInLobby(data.lobby, allowed, delayMs))
      continue
    }
    const { deal, frames, ...rest } = data.table
    const around = text.replace(JSON.stringify(frames), '')
    if (tileCodes(around).length > 0) leaks.push(`something beside the frames names tiles: ${around}`)
    if (Object.keys(rest).toSorted().join() !== UPDATE_KEYS) leaks.push(`an update has other fields: ${around}`)
    for (const frame of frames) {
      const expected = allowed(deal!)[frame.ply]
      if (canonical(frame) !== canonical(expected))
        leaks.push(`${JSON.stringify(frame)} for ${JSON.stringify(expected)}`)
      const early = Date.parse(frame.time) + delayMs - at
      if (early > 0) leaks.push(`moment ${frame.ply} came ${early} ms before its delay had run out`)
    }
  }
  return leaks
}

/** What the lobby tells beyond what lies open at its tables, behind their delay. */
function leaksInLobby({ tables, serverTime }: Lobby, allowed: Allowed, delayMs: number): string[] {
  return tables.flatMap((table) => {
    const visible = allowed(table.dealNumber ?? 0).filter(
      ({ time }) => Date.parse(time) + delayMs <= Date.parse(serverTime),
    )
    return excess(tileCodes(JSON.stringify(table)), openTiles(visible)).map(
      (tile) => `the lobby names a ${tile} too much`,
    )
  })
}

interface Lobby {
  readonly tables: readonly { readonly dealNumber?: number | null }[]
  readonly serverTime: string
}

interface Update {
  readonly deal: string | null
  readonly frames: readonly SeenMoment[]
}

const UPDATE_KEYS = 'cursor,dealNumber,delaySeconds,kind,serverTime,visibleFrom'

/**
 * What an answer to a request names beyond the frames that it holds. A page's data comes with the codes of the sprite's
 * faces, which are the same on every page: `sprite` is how often each.
 */
export function leaksInAnswer(
  { url, text, at }: Received,
  allowed: Allowed,
  sprite: ReadonlyMap<string, number>,
): string[] {
  const codes = tileCodes(text)
  if (codes.length === 0) return []
  const deals = [...new Set([...text.matchAll(/\\?"deal\\?":\\?"([0-9a-f-]{36})\\?"/g)].map(([, id]) => id!))]
  const last = Math.max(-1, ...[...text.matchAll(/\\?"ply\\?":(\d+)/g)].map(([, ply]) => Number(ply)))
  const open = counted(deals.flatMap((id) => tileCodes(JSON.stringify(allowed(id).slice(0, last + 1)))))
  // A board in small comes without its deal's moments, and with its number.
  for (const [, number] of text.matchAll(
    /\\?"dealNumber\\?":(\d+),\\?"wallLeft\\?":(?:[^{}]|\{[^{}]*\})*\\?"board\\?":\{/g,
  ))
    for (const [tile, times] of openTiles(allowed(Number(number)).filter(({ time }) => Date.parse(time) <= at)))
      open.set(tile, (open.get(tile) ?? 0) + times)
  for (const [tile, times] of sprite) open.set(tile, (open.get(tile) ?? 0) + times)
  return excess(codes, open).map((tile) => `${url} names a ${tile} too much`)
}

/** How often each tile is there. */
export function counted(tiles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  return counts
}

/** The tiles of which there are more than allowed. */
function excess(tiles: readonly string[], allowed: ReadonlyMap<string, number>): string[] {
  return [...counted(tiles)].filter(([tile, times]) => times > (allowed.get(tile) ?? 0)).map(([tile]) => tile)
}

/** JSON with its keys in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
