import type {
  EventRecord,
  HandLockedV1,
  HandsDealtV1,
  KongMadeV1,
  TilesSwappedV1,
  BirdsTurnedV1,
  TileDiscardedV1,
  WinDeclaredV1,
} from '@paipu/contracts'

/** A moment as a spectator of a running deal may have it. */
export interface SeenMoment {
  readonly ply: number
  readonly time: string
  readonly type: string
  readonly data: object
}

const HIDDEN = '?'
const back = (tiles: readonly string[]) => tiles.map(() => HIDDEN)

/**
 * What a spectator may not know while a deal runs, by the type of the event: said here once more, and not taken from the schemas that
 * the product is made from, as the test must not believe what it tests. Types that are not here are public.
 */
const HIDE: Readonly<Record<string, (data: never) => object | null>> = {
  ClaimAnswered: () => null,
  WallBuilt: (data: { readonly wall: string[]; readonly birds: string[] }) => ({
    ...data,
    wall: back(data.wall),
    birds: back(data.birds),
    seed: HIDDEN,
  }),
  HandsDealt: ({ hands }: HandsDealtV1) => ({ hands: hands.map((hand) => ({ ...hand, tiles: back(hand.tiles) })) }),
  SwapChosen: (data: { readonly tiles: string[] }) => ({ ...data, tiles: back(data.tiles) }),
  TilesSwapped: ({ moves }: TilesSwappedV1) => ({ moves: moves.map((move) => ({ ...move, tiles: back(move.tiles) })) }),
  TilesRemoved: (data: { readonly tiles: string[] }) => ({ ...data, tiles: back(data.tiles) }),
  VoidSuitChosen: (data: object) => ({ ...data, suit: HIDDEN }),
  TileDrawn: (data: object) => ({ ...data, tile: HIDDEN }),
  WinDeclared: (data: object) => ({ ...data, reading: HIDDEN }),
}

/** A deal's moments as a spectator may have them while it runs, from its stored events. */
export function spectatorMoments(records: readonly EventRecord[]): SeenMoment[] {
  const moments: SeenMoment[] = []
  for (const { type, time, data } of records) {
    const hide = HIDE[type] as ((data: object) => object | null) | undefined
    const seen = hide === undefined ? (data as object) : hide(data as object)
    if (seen !== null) moments.push({ ply: moments.length, time, type, data: seen })
  }
  return moments
}

/** How many tiles of each code lie open on the table after moments. An open tile may be counted once too often, never too rarely. */
export function openTiles(moments: readonly SeenMoment[]): Map<string, number> {
  const open = new Map<string, number>()
  const add = (tile: string, times = 1) => open.set(tile, (open.get(tile) ?? 0) + times)
  for (const { type, data } of moments) {
    switch (type) {
      case 'TileDiscarded':
        add((data as TileDiscardedV1).tile)
        break
      case 'PungClaimed':
        add((data as { readonly tile: string }).tile, 2)
        break
      case 'KongMade': {
        const { kind, tile } = data as KongMadeV1
        add(tile, { exposed: 3, concealed: 4, added: 1 }[kind])
        break
      }
      case 'WinDeclared':
        add((data as WinDeclaredV1).tile)
        break
      case 'HandLocked': {
        const { laidAside, tiles, waits } = data as HandLockedV1
        for (const tile of [laidAside, ...tiles, ...waits]) add(tile)
        break
      }
      case 'BirdsTurned':
        for (const tile of (data as BirdsTurnedV1).birds) add(tile)
        break
      case 'DealEnded':
        for (const tile of tileCodes(JSON.stringify(data))) add(tile, 4)
        break
    }
  }
  return open
}

/** Every tile code that stands as a string of its own in JSON. */
export function tileCodes(json: string): string[] {
  return [...json.matchAll(/\\?"([1-9][mps]|R)\\?"/g)].map(([, code]) => code!)
}
