import type { DealEvent, DealEventData, DealEventType, EventReading } from '@paipu/contracts'
import { SEATS, type Seat } from '@paipu/engine'
import { SUITS, TILES, tiles } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import {
  ALL_HANDS,
  LANGUAGES,
  narrate,
  narrateParts,
  NOTHING_YET,
  REVIEWER,
  seatViewer,
  SPECTATOR,
  type Frame,
  type Phrase,
  type Viewer,
} from '../src/index.ts'
import { EVENT_TYPES, framesSeen, moment, START } from './support/moments.ts'

/** The frame of an event in a deal of Ann, Ben, Cho and Dai; `null` where the viewer may not know of it. */
function frameOf(event: DealEvent, viewer: Viewer): Frame | null {
  return framesSeen([moment('DealStarted'), event], viewer)[1] ?? null
}

function told(event: DealEvent, viewer: Viewer = REVIEWER): readonly [en: string, zh: string] | null {
  const frame = frameOf(event, viewer)
  return frame === null ? null : [narrate(frame, 'en'), narrate(frame, 'zh')]
}

type Row<Type extends DealEventType> = readonly [changes: Partial<DealEventData[Type]>, en: string, zh: string]

/** What is told of every kind of event to one who may know all of it. */
const TOLD: { readonly [Type in DealEventType]: readonly Row<Type>[] } = {
  DealStarted: [
    [{}, 'Deal 7, Sichuan Swap Three. Cho deals.', '第7局，换三张血战，Cho坐庄。'],
    [
      { ruleSet: { id: 'not-here', version: 3, options: { fanCap: null } }, dealer: 0 },
      'Deal 7, not-here. Ann deals.',
      '第7局，not-here，Ann坐庄。',
    ],
  ],
  WallBuilt: [
    [{}, 'The wall stands: 12 tiles.', '砌牌完毕，共12张。'],
    [{ birds: [] }, 'The wall stands: 9 tiles.', '砌牌完毕，共9张。'],
  ],
  HandsDealt: [[{}, 'The hands are dealt.', '发牌。']],
  SwapChosen: [[{}, 'Ben chooses 2 dots, 5 dots, 7 dots to pass on.', 'Ben选出二筒、五筒、七筒换张。']],
  SwapDirectionDrawn: [
    [{}, 'The swap goes to the left.', '换给左家。'],
    [{ direction: 'across', die: 5 }, 'The die shows 5: the swap goes across.', '骰子5点：换给对家。'],
    [{ direction: 'right', die: 1 }, 'The die shows 1: the swap goes to the right.', '骰子1点：换给右家。'],
  ],
  TilesSwapped: [[{}, 'All tiles are swapped.', '四家同时换牌。']],
  TilesRemoved: [[{}, 'Dai puts 1 bamboo, 4 bamboo, 8 bamboo out of play.', 'Dai弃置一条、四条、八条。']],
  VoidSuitChosen: [[{}, 'Ann chooses bamboo as void suit.', 'Ann定缺条。']],
  VoidSuitsDeclared: [
    [
      {},
      'Void suits: Ann bamboo, Ben characters, Cho dots, Dai characters.',
      '定缺：Ann缺条，Ben缺万，Cho缺筒，Dai缺万。',
    ],
  ],
  TileDrawn: [
    [{}, 'Ben draws 5 dots.', 'Ben摸五筒。'],
    [
      { tile: 'R', replacement: true, end: 'back' },
      'Ben draws red dragon as the replacement tile.',
      'Ben杠后补摸红中。',
    ],
    // Where replacements come from the front too (rules.md X1), it is still one.
    [{ tile: '1m', replacement: true }, 'Ben draws 1 characters as the replacement tile.', 'Ben杠后补摸一万。'],
  ],
  TileDiscarded: [[{}, 'Ben discards 9 bamboo.', 'Ben打九条。']],
  ReadyAnnounced: [[{}, 'Dai announces ready.', 'Dai报听。']],
  ClaimAnswered: [
    [{}, 'Cho answers pass (offered: win, pung).', 'Cho选择过（可胡、碰）。'],
    [{ offers: ['kong'], answer: 'kong' }, 'Cho answers kong (offered: kong).', 'Cho选择杠（可杠）。'],
  ],
  PungClaimed: [[{}, 'Dai takes 2 characters from Ben for a pung.', 'Dai碰Ben的二万。']],
  KongMade: [
    [{}, 'Cho makes a concealed kong of 6 bamboo.', 'Cho暗杠六条。'],
    [{ kind: 'exposed', from: 0 }, 'Cho makes a kong of 6 bamboo from Ann.', 'Cho杠Ann的六条。'],
    [{ kind: 'added' }, 'Cho adds 6 bamboo to a pung: a kong.', 'Cho补杠六条。'],
  ],
  KongRobbed: [[{}, 'The kong of 4 dots by Ann is robbed.', 'Ann的四筒被抢杠。']],
  WinDeclared: [
    [
      {},
      'Ben wins by self-draw on 3 bamboo: root 2, self-draw 1; each payer pays 8. Read as 1 characters, 2 characters, 3 characters · 7 dots, 7 dots, 7 dots · 3 bamboo, 3 bamboo.',
      'Ben自摸三条：根2番、自摸1番；每家付8分。牌型一万、二万、三万 · 七筒、七筒、七筒 · 三条、三条。',
    ],
    [
      {
        by: 'discard',
        from: 3,
        fans: [],
        points: 1,
        reading: { kind: 'seven-pairs', pairs: tiles('19p'), wilds: 0 },
      },
      'Ben wins on 3 bamboo from Dai; each payer pays 1. Read as 1 dots, 1 dots · 9 dots, 9 dots.',
      'Ben胡Dai打出的三条；每家付1分。牌型一筒、一筒 · 九筒、九筒。',
    ],
    [
      { by: 'rob', from: 0, fans: [{ name: 'all-pungs', fan: 1 }], points: 2, reading: { kind: 'four-reds' } },
      'Ben robs the kong of Ann and wins on 3 bamboo: all pungs 1; each payer pays 2.',
      'Ben抢Ann的杠，胡三条：对对胡1番；每家付2分。',
    ],
  ],
  HandLocked: [
    [{}, 'Ann lays the hand open and locks it, waiting for 3 bamboo, 6 bamboo.', 'Ann亮牌锁手，听三条、六条。'],
  ],
  BirdsTurned: [
    [{}, 'The birds are 1 characters, red dragon, 4 bamboo, 6 dots: 2 hit.', '翻鸟一万、红中、四条、六筒：中2个。'],
  ],
  PointsPaid: [
    [{}, 'For the win: Ann pays Ben 8, Cho pays Ben 4.', '胡牌：Ann付Ben 8分，Cho付Ben 4分。'],
    ...(
      [
        ['kong', 'For the kong: ', '杠牌：'],
        ['kong-transfer', 'The kong’s points go on to the winner: ', '呼叫转移：'],
        ['flower-pig', 'Flower pigs pay: ', '查花猪：'],
        ['not-ready', 'Hands that are not ready pay: ', '查大叫：'],
        ['kong-refund', 'Kong points are given back: ', '退税：'],
      ] as const
    ).map(([reason, en, zh]): Row<'PointsPaid'> => [
      { reason, payments: [{ from: 3, to: 0, points: 16 }] },
      `${en}Dai pays Ann 16.`,
      `${zh}Dai付Ann 16分。`,
    ]),
  ],
  TurnTimedOut: [
    [{}, 'Cho ran out of time; a bot plays.', 'Cho超时，由机器人代打。'],
    [{ by: 'rule' }, 'Cho ran out of time; the fixed rule plays.', 'Cho超时，按规则代打。'],
  ],
  DealEnded: [
    [{}, 'The deal is over.', '本局结束。'],
    [{ result: 'wall-end' }, 'The wall is empty: the deal is over.', '牌墙摸完，流局。'],
    [{ result: 'time-limit' }, 'Time is up: the deal ends.', '时间到，本局终止。'],
  ],
}

const ROWS = EVENT_TYPES.flatMap((type) =>
  TOLD[type].map(([changes, en, zh]) => [type, en, zh, moment(type, changes)] as const),
)

describe('what happened, in words', () => {
  test.each(ROWS)('%s: %s', (_, en, zh, event) => {
    expect(told(event)).toEqual([en, zh])
  })

  test.each(ROWS)('%s ends as a sentence does: %s', (_, _en, _zh, event) => {
    const [en, zh] = told(event)!
    expect(en).toMatch(/[^.]\.$/)
    expect(zh).toMatch(/[^。]。$/)
  })

  test('a seat whose player is not known is told by its number', () => {
    const frame: Frame = { ...frameOf(moment('ReadyAnnounced'), SPECTATOR)!, state: NOTHING_YET }
    expect(LANGUAGES.map((language) => narrate(frame, language))).toEqual(['Seat 3 announces ready.', '3号位报听。'])
  })
})

describe('the pieces of a sentence', () => {
  const text = (text: string): Phrase => ({ kind: 'text', text })
  const seat = (seat: Seat): Phrase => ({ kind: 'seat', seat, name: START.seats[seat].name })
  const drawn = (...tiles: readonly (typeof TILES)[number][]): Phrase => ({ kind: 'tiles', tiles })

  test('are words, seats, and tiles to draw', () => {
    expect(narrateParts(frameOf(moment('PungClaimed'), SPECTATOR)!, 'zh')).toEqual([
      seat(3),
      text('碰'),
      seat(1),
      text('的'),
      drawn('2m'),
      text('。'),
    ])
  })

  test('of a reading are a group of tiles for each set and the pair', () => {
    expect(narrateParts(frameOf(moment('WinDeclared'), REVIEWER)!, 'en').slice(-7)).toEqual([
      text(' Read as '),
      drawn('1m', '2m', '3m'),
      text(' · '),
      drawn('7p', '7p', '7p'),
      text(' · '),
      drawn('3s', '3s'),
      text('.'),
    ])
  })

  test.each(ROWS)('of %s are none of them empty, and seats have their players’ names: %s', (_, _en, _zh, event) => {
    const frame = frameOf(event, REVIEWER)!
    for (const language of LANGUAGES) {
      const parts = narrateParts(frame, language)
      const shown = parts.map((part) =>
        part.kind === 'tiles' ? part.tiles : part.kind === 'seat' ? part.name : part.text,
      )
      expect(shown.filter(({ length }) => length === 0)).toEqual([])
      const names = parts.flatMap((part) => (part.kind === 'seat' ? [[part.seat, part.name] as const] : []))
      for (const [at, name] of names) expect(name).toBe(START.seats[at].name)
    }
  })
})

/** A secret: its events, told by what only some may know, whose it is, and what the others are told; `null` is nothing. */
interface Secret {
  readonly events: readonly DealEvent[]
  readonly knownTo: readonly Seat[]
  readonly others: readonly [en: string, zh: string] | null
}

const READINGS: readonly EventReading[] = [
  { kind: 'seven-pairs', pairs: tiles('1234567p'), wilds: 0 },
  { kind: 'standard', sets: [{ kind: 'triplet', tile: '4m', wilds: 0 }], pair: '9m', pairWilds: 0 },
]

const SECRETS: Readonly<Record<string, Secret>> = {
  'a draw': {
    events: TILES.map((tile) => moment('TileDrawn', { tile })),
    knownTo: [1],
    others: ['Ben draws a hidden tile.', 'Ben摸一张暗牌。'],
  },
  'a replacement': {
    events: TILES.map((tile) => moment('TileDrawn', { tile, end: 'back', replacement: true })),
    knownTo: [1],
    others: ['Ben draws a hidden tile as the replacement tile.', 'Ben杠后补摸一张暗牌。'],
  },
  'tiles to pass on': {
    events: TILES.map((tile) => moment('SwapChosen', { tiles: [tile, tile, tile] })),
    knownTo: [1],
    others: ['Ben chooses 3 hidden tiles to pass on.', 'Ben选出3张暗牌换张。'],
  },
  'tiles out of play': {
    events: TILES.map((tile) => moment('TilesRemoved', { tiles: [tile, tile, tile] })),
    knownTo: [3],
    others: ['Dai puts 3 hidden tiles out of play.', 'Dai弃置3张暗牌。'],
  },
  'a void suit': {
    events: SUITS.map((suit) => moment('VoidSuitChosen', { suit })),
    knownTo: [0],
    others: ['Ann has chosen a void suit.', 'Ann已定缺。'],
  },
  'an answer to a claim': {
    events: (['win', 'kong', 'pung', 'pass'] as const).map((answer) => moment('ClaimAnswered', { answer })),
    knownTo: [2],
    others: null,
  },
  'how a hand was read': {
    events: READINGS.map((reading) => moment('WinDeclared', { reading })),
    knownTo: [1],
    others: [
      'Ben wins by self-draw on 3 bamboo: root 2, self-draw 1; each payer pays 8.',
      'Ben自摸三条：根2番、自摸1番；每家付8分。',
    ],
  },
}

describe('what a viewer may not know is told in the same words, whatever it is', () => {
  test.each(Object.entries(SECRETS))('%s', (_, { events, knownTo, others }) => {
    const whole = events.map((event) => told(event))
    expect(new Set(whole.map(String)).size).toBe(events.length)
    for (const viewer of [REVIEWER, ALL_HANDS, ...knownTo.map(seatViewer)])
      expect(events.map((event) => told(event, viewer))).toEqual(whole)
    const blind = SEATS.filter((seat) => !knownTo.includes(seat))
    for (const viewer of [SPECTATOR, { seats: blind, open: false }, ...blind.map(seatViewer)])
      expect(events.map((event) => told(event, viewer))).toEqual(events.map(() => others))
  })

  test('what everyone at the table sees is told to everyone alike', () => {
    const secret: readonly DealEventType[] = [
      'SwapChosen',
      'TilesRemoved',
      'VoidSuitChosen',
      'TileDrawn',
      'ClaimAnswered',
      'WinDeclared',
    ]
    for (const type of EVENT_TYPES.filter((type) => !secret.includes(type)))
      for (const viewer of [SPECTATOR, ALL_HANDS, ...SEATS.map(seatViewer)])
        expect(told(moment(type), viewer)).toEqual(told(moment(type)))
  })
})
