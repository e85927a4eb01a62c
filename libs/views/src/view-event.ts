import type { DealEventData } from '@paipu/contracts'
import type { Hidden, Suit, ViewTile } from '@paipu/tiles'

type Seat = DealEventData['TileDrawn']['seat']

/** The data of events as a viewer gets them: what may be hidden is `?`. */
interface HideableData {
  readonly WallBuilt: {
    readonly wall: readonly ViewTile[]
    readonly birds: readonly ViewTile[]
    readonly seed: string | null
    readonly clientSeeds: DealEventData['WallBuilt']['clientSeeds']
  }
  readonly HandsDealt: { readonly hands: readonly { readonly seat: Seat; readonly tiles: readonly ViewTile[] }[] }
  readonly SwapChosen: { readonly seat: Seat; readonly tiles: readonly ViewTile[] }
  readonly TilesSwapped: {
    readonly moves: readonly { readonly from: Seat; readonly to: Seat; readonly tiles: readonly ViewTile[] }[]
  }
  readonly TilesRemoved: { readonly seat: Seat; readonly tiles: readonly ViewTile[] }
  readonly VoidSuitChosen: { readonly seat: Seat; readonly suit: Suit | Hidden }
  readonly TileDrawn: Omit<DealEventData['TileDrawn'], 'tile'> & { readonly tile: ViewTile }
  readonly WinDeclared: Omit<DealEventData['WinDeclared'], 'reading'> & {
    readonly reading: DealEventData['WinDeclared']['reading'] | Hidden
  }
}

type ViewEventData = Omit<DealEventData, keyof HideableData> & HideableData

/** An event as a viewer gets it. */
export type ViewEvent = {
  readonly [Name in keyof ViewEventData]: { readonly type: Name; readonly data: ViewEventData[Name] }
}[keyof ViewEventData]

/** One view event by its type. */
export type ViewEventOf<Type extends ViewEvent['type']> = Extract<ViewEvent, { readonly type: Type }>
