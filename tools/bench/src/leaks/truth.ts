import { DEAL_STREAMS, idOfStream, type EventRecord } from '@paipu/contracts'

/** What the store holds: what the hostile client must not find before a deal is open. */
export interface Truth {
  readonly deals: readonly string[]
  /** Whether all of a deal may be seen at a time. */
  isOpen(deal: string, at: number): boolean
  delayMs(deal: string): number
  /** Whether a text is a seed, a hash or an event's id of a deal that is not open at a time. */
  isMarkSecret(mark: string, at: number): boolean
  /** How many runs of seven tiles stand in a text in the order of a wall that is not open at a time. */
  wallRuns(tiles: readonly string[], at: number): number
}

/** Shorter ones stand by chance in a sorted hand too. */
const RUN = 7

/** Reads the truth from the records of tables and deals. */
export function truthOf(records: readonly EventRecord[]): Truth {
  const delays = new Map<string, number>()
  const opens = new Map<string, number>()
  const marks = new Map<string, string>()
  const runs = new Map<string, string>()
  const tables = new Map<string, number>()
  for (const { stream, type, data, time, id, metadata } of records) {
    const name = idOfStream(stream)
    if (type === 'TableOpened') tables.set(name, (data as { delaySeconds: number }).delaySeconds * 1_000)
    if (type === 'DealOpened') delays.set((data as { deal: string }).deal, tables.get(name)!)
    if (!stream.startsWith(DEAL_STREAMS)) continue
    marks.set(id, name)
    marks.set(metadata.hash, name)
    if (type === 'DealEnded') opens.set(name, Date.parse(time) + delays.get(name)!)
    if (type !== 'WallBuilt') continue
    const { wall, birds, seed } = data as { wall: string[]; birds: string[]; seed: string | null }
    if (seed !== null) marks.set(seed, name)
    for (const tiles of [wall, birds])
      for (let at = 0; at + RUN <= tiles.length; at++) runs.set(quoted(tiles.slice(at, at + RUN)), name)
  }
  const isOpen = (deal: string, at: number): boolean => at >= (opens.get(deal) ?? Infinity)
  return {
    deals: [...delays.keys()],
    isOpen,
    delayMs: (deal) => delays.get(deal) ?? 0,
    isMarkSecret(mark, at) {
      const deal = marks.get(mark)
      return deal !== undefined && !isOpen(deal, at)
    },
    wallRuns(tiles, at) {
      let found = 0
      for (let from = 0; from + RUN <= tiles.length; from++) {
        const deal = runs.get(tiles.slice(from, from + RUN).join())
        if (deal !== undefined && !isOpen(deal, at)) found++
      }
      return found
    },
  }
}

function quoted(tiles: readonly string[]): string {
  return tiles.map((tile) => JSON.stringify(tile)).join()
}
