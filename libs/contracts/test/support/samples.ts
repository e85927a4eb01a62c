import type { DealEventData, EventMetadata, TableEventData } from '../../src/index.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const HASH = 'a'.repeat(64)
const RULE_SET = { id: 'sichuan-swap-three', version: 1, options: { fanCap: 4 } } as const
const CLOCK = { dealSeconds: 300, turnSeconds: 40, reserveSeconds: 0, claimSeconds: 40, openingSeconds: 40 } as const
const PLAYER = { player: 'bot:1', name: 'Bot 1', kind: 'bot' } as const
const PLAYERS = [PLAYER, PLAYER, PLAYER, PLAYER] as const
const TOTALS = [3, -1, -1, -1] as const

/** One valid event of every type. */
export const SAMPLES: DealEventData & TableEventData = {
  DealStarted: {
    ruleSet: RULE_SET,
    table: ID,
    dealNumber: 1,
    dealer: 0,
    seats: PLAYERS,
    clock: CLOCK,
    commitment: HASH,
    source: null,
  },
  WallBuilt: { wall: ['1m', '9s', 'R'], birds: ['5p'], seed: HASH, clientSeeds: [null, HASH, null, null] },
  HandsDealt: {
    hands: [
      { seat: 0, tiles: ['1m', '2m'] },
      { seat: 1, tiles: ['3m'] },
      { seat: 2, tiles: ['4m'] },
      { seat: 3, tiles: [] },
    ],
  },
  SwapChosen: { seat: 1, tiles: ['1m', '2m', '3m'] },
  SwapDirectionDrawn: { direction: 'across', die: 5 },
  TilesSwapped: {
    moves: [
      { from: 0, to: 2, tiles: ['1m', '2m', '3m'] },
      { from: 1, to: 3, tiles: ['1p', '2p', '3p'] },
      { from: 2, to: 0, tiles: ['1s', '2s', '3s'] },
      { from: 3, to: 1, tiles: ['9s', '9s', '9s'] },
    ],
  },
  TilesRemoved: { seat: 3, tiles: ['1m', '1m', '1m'] },
  VoidSuitChosen: { seat: 2, suit: 'p' },
  VoidSuitsDeclared: { suits: ['m', 'p', 's', 's'] },
  TileDrawn: { seat: 0, tile: '5m', end: 'back', replacement: true },
  TileDiscarded: { seat: 0, tile: '5m', drawn: true },
  ReadyAnnounced: { seat: 1 },
  ClaimAnswered: { seat: 1, offers: ['win', 'pung'], answer: 'pass', timedOut: false },
  PungClaimed: { seat: 1, tile: '5m', from: 0 },
  KongMade: { seat: 1, kind: 'exposed', tile: '5m', from: 0 },
  KongRobbed: { seat: 1, tile: '5m', by: [2, 3] },
  WinDeclared: {
    seat: 2,
    tile: '5m',
    from: null,
    by: 'self-draw',
    reading: { kind: 'standard', sets: [{ kind: 'sequence', tile: '4m', wilds: 0 }], pair: '9p', pairWilds: 0 },
    fans: [{ name: 'self-draw', fan: 1 }],
    fan: 1,
    points: 2,
  },
  HandLocked: { seat: 2, laidAside: '5m', tiles: ['4m', '6m'], waits: ['5m'] },
  BirdsTurned: { birds: ['1m', '5p', '9s', 'R'], hits: 4 },
  PointsPaid: { reason: 'win', seat: 2, tile: '5m', payments: [{ from: 0, to: 2, points: 2 }] },
  TurnTimedOut: { seat: 2, played: 'discard', by: 'bot' },
  DealEnded: {
    result: 'won',
    totals: TOTALS,
    hands: [
      { seat: 0, concealed: ['1m'], removed: [] },
      { seat: 1, concealed: [], removed: ['1p', '2p', '3p'] },
      { seat: 2, concealed: [], removed: [] },
      { seat: 3, concealed: [], removed: [] },
    ],
    seed: null,
  },
  TableOpened: {
    ruleSet: RULE_SET,
    name: 'Table 1',
    delaySeconds: 30,
    policy: 'public',
    seats: PLAYERS,
    clock: CLOCK,
    paceMs: 500,
  },
  DealOpened: { deal: ID, dealNumber: 1, dealer: 0 },
  DealClosed: { deal: ID, dealNumber: 1, result: 'won', totals: TOTALS, nextDealer: 2 },
  SeedCommitted: { deal: ID, dealNumber: 1, commitment: HASH, secret: HASH },
  ClientSeedAdded: { deal: ID, seat: 3, seed: HASH },
  LeaseTaken: { host: ID, term: 1 },
  LeaseRenewed: { host: ID, term: 1 },
  LeaseReleased: { host: ID, term: 1 },
  CloseAsked: { reason: 'operator' },
  TableClosed: { reason: 'finished' },
  SeatsOffered: { seats: [{ seat: 1, tokenHash: HASH }], turnMs: 20_000, claimMs: 3_000, openingMs: 60_000, deals: 8 },
  SeatActed: { deal: ID, decision: 4, seat: 1, command: ID, action: { kind: 'swap', tiles: ['1m', '2m', '2m'] } },
  DecisionClosed: { deal: ID, decision: 4 },
}

/** Valid metadata. */
export const METADATA: EventMetadata = {
  version: 1,
  recordedAt: '2026-01-02T03:04:05.678Z',
  correlationId: ID,
  causationId: null,
  actor: 'seat:2',
  prevHash: null,
  hash: HASH,
}

/** Rows for `test.each`: every event type with its sample. */
export const EACH_EVENT = Object.entries(SAMPLES) as (readonly [keyof typeof SAMPLES, object])[]
