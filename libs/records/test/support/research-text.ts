import type { DealEvent, EventRecord } from '@paipu/contracts'
import { suitOf, SUITS, type Tile } from '@paipu/tiles'

type Coded = readonly [suit: number, rank: number]
type Action = readonly [seat: number, name: string, tile?: Coded, from?: number]

/** A research record as data, in the order in which the files hold it. */
export interface ResearchData {
  hands: Coded[][]
  wall: Coded[]
  voids: number[]
  actions: Action[]
  scores: number[]
}

/** Writes a research record as the research project does. */
export function researchText({ hands, wall, voids, actions, scores }: ResearchData): string {
  return JSON.stringify([...hands, wall, voids, actions, scores])
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
}

/** The research record behind a golden deal: the way back from its events. */
export function researchData(records: readonly EventRecord[]): ResearchData {
  const data: ResearchData = { hands: [], wall: [], voids: [], actions: [[0, 'draw']], scores: [] }
  for (const { type, data: facts } of records as readonly DealEvent[]) {
    switch (type) {
      case 'WallBuilt':
        data.wall = facts.wall.slice(53).toReversed().map(code)
        break
      case 'HandsDealt':
        data.hands = facts.hands.map((hand) => hand.tiles.map(code))
        break
      case 'VoidSuitsDeclared':
        data.voids = facts.suits.map((suit) => SUITS.indexOf(suit))
        break
      case 'DealEnded':
        data.scores = [...facts.totals]
        break
      default: {
        const action = actionOf({ type, data: facts } as DealEvent)
        if (action !== null) data.actions.push(action)
      }
    }
  }
  return data
}

function actionOf({ type, data }: DealEvent): Action | null {
  switch (type) {
    case 'TileDrawn':
      return [data.seat, 'draw']
    case 'TileDiscarded':
      return [data.seat, 'discard', code(data.tile)]
    case 'PungClaimed':
      return [data.seat, 'pong', code(data.tile)]
    case 'KongMade':
      return data.from === null ? [data.seat, 'kong', code(data.tile)] : [data.seat, 'kong', code(data.tile), data.from]
    case 'WinDeclared':
      return data.from === null ? [data.seat, 'zimo', code(data.tile)] : [data.seat, 'hu', code(data.tile), data.from]
    default:
      return null
  }
}

function code(tile: Tile): Coded {
  return [SUITS.indexOf(suitOf(tile)!), Number(tile[0])]
}
