import type { DealEvent, DealEventData, DealEventType } from '@paipu/contracts'
import { defaultRef, newestRuleSet } from '@paipu/engine'
import { tiles, type Tile } from '@paipu/tiles'
import { framesOf, type Frame, type Viewer } from '../../src/index.ts'

type Three = readonly [Tile, Tile, Tile]

function three(text: string): Three {
  return tiles(text) as unknown as Three
}

const player = (name: string) => ({ player: `bot:${name}`, name, kind: 'bot' }) as const

/** How a deal of Ann, Ben, Cho and Dai (seats 0 to 3) begins; Cho deals. */
export const START: DealEventData['DealStarted'] = {
  ruleSet: defaultRef(newestRuleSet('sichuan-swap-three')!),
  table: null,
  dealNumber: 7,
  dealer: 2,
  seats: [player('Ann'), player('Ben'), player('Cho'), player('Dai')],
  clock: { dealSeconds: 300, turnSeconds: 40, reserveSeconds: 0, claimSeconds: 40, openingSeconds: 40 },
  commitment: null,
  source: null,
}

const NO_HAND = { concealed: [], removed: [] } as const

/** An event of every type; each stands for itself, they make no deal. */
export const ONE_OF_EACH: DealEventData = {
  DealStarted: START,
  WallBuilt: { wall: tiles('123m456p789s'), birds: tiles('159m'), seed: null, clientSeeds: [null, null, null, null] },
  HandsDealt: {
    hands: [
      { seat: 0, tiles: tiles('1m') },
      { seat: 1, tiles: tiles('2m') },
      { seat: 2, tiles: tiles('3m') },
      { seat: 3, tiles: tiles('4m') },
    ],
  },
  SwapChosen: { seat: 1, tiles: three('257p') },
  SwapDirectionDrawn: { direction: 'left', die: null },
  TilesSwapped: {
    moves: [
      { from: 0, to: 3, tiles: three('123m') },
      { from: 1, to: 0, tiles: three('456m') },
      { from: 2, to: 1, tiles: three('789m') },
      { from: 3, to: 2, tiles: three('123p') },
    ],
  },
  TilesRemoved: { seat: 3, tiles: three('148s') },
  VoidSuitChosen: { seat: 0, suit: 's' },
  VoidSuitsDeclared: { suits: ['s', 'm', 'p', 'm'] },
  TileDrawn: { seat: 1, tile: '5p', end: 'front', replacement: false },
  TileDiscarded: { seat: 1, tile: '9s', drawn: false },
  ReadyAnnounced: { seat: 3 },
  ClaimAnswered: { seat: 2, offers: ['win', 'pung'], answer: 'pass', timedOut: false },
  PungClaimed: { seat: 3, tile: '2m', from: 1 },
  KongMade: { seat: 2, kind: 'concealed', tile: '6s', from: null },
  KongRobbed: { seat: 0, tile: '4p', by: [2] },
  WinDeclared: {
    seat: 1,
    tile: '3s',
    from: null,
    by: 'self-draw',
    reading: {
      kind: 'standard',
      sets: [
        { kind: 'sequence', tile: '1m', wilds: 0 },
        { kind: 'triplet', tile: '7p', wilds: 0 },
      ],
      pair: '3s',
      pairWilds: 0,
    },
    fans: [
      { name: 'root', fan: 2 },
      { name: 'self-draw', fan: 1 },
    ],
    fan: 3,
    points: 8,
  },
  HandLocked: { seat: 0, laidAside: '1m', tiles: tiles('234m'), waits: tiles('36s') },
  BirdsTurned: { birds: ['1m', 'R', '4s', '6p'], hits: 2 },
  PointsPaid: {
    reason: 'win',
    seat: 1,
    tile: '3s',
    payments: [
      { from: 0, to: 1, points: 8 },
      { from: 2, to: 1, points: 4 },
    ],
  },
  TurnTimedOut: { seat: 2, played: 'discard', by: 'bot' },
  DealEnded: {
    result: 'won',
    totals: [-8, 12, -4, 0],
    hands: [
      { seat: 0, ...NO_HAND },
      { seat: 1, ...NO_HAND },
      { seat: 2, ...NO_HAND },
      { seat: 3, ...NO_HAND },
    ],
    seed: null,
  },
}

export const EVENT_TYPES = Object.keys(ONE_OF_EACH) as DealEventType[]

/** The example of a type as an event, with some of its data changed. */
export function moment<Type extends DealEventType>(type: Type, changes: Partial<DealEventData[Type]> = {}): DealEvent {
  return { type, data: { ...ONE_OF_EACH[type], ...changes } } as unknown as DealEvent
}

/** The frames of some events, one a second, as they come. */
export function framesSeen(events: readonly DealEvent[], viewer: Viewer): Frame[] {
  return framesOf(
    events.map((event, second) => ({ time: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(), event })),
    viewer,
  )
}
