import { describe, expect, test } from 'vitest'
import { answer, melds } from './support/hands.ts'

/** A case of the rules' page: hand, what it is won like, fan before the cap and points of each payer. */
type WinCase = readonly [id: string, line: object, fan: number, points: number]

const S0 = { ruleSet: 'sichuan-swap-three', voidSuit: 's', melds: [] }
const BF = { ruleSet: 'blood-flow-discard-three', voidSuit: 's', melds: [] }
const PL = { ruleSet: 'planet-blood-battle-v1', voidSuit: 's', melds: [] }
const RD = { ruleSet: 'red-dragon-wild', melds: [] }
const WZ = { ruleSet: 'wanzhou', melds: [] }

const discard = (tile: string, more: object = {}): object => ({ win: { tile, by: 'discard', ...more } })
const selfDraw = (tile: string, more: object = {}): object => ({ win: { tile, by: 'self-draw', ...more } })
const rob = (tile: string): object => ({ win: { tile, by: 'rob' } })

const PLAIN = '123m456m789m123p99p'
const WZ_PLAIN = '123m456p789s222s99p'

const WINS: readonly WinCase[] = [
  ['S0-01', { ...S0, concealed: PLAIN, ...discard('9p') }, 0, 1],
  ['S0-02', { ...S0, concealed: PLAIN, ...selfDraw('9p') }, 1, 2],
  ['S0-05', { ...S0, concealed: '111m333m555p777p99p', ...discard('9p') }, 1, 2],
  ['S0-06', { ...S0, concealed: '123m345m567m789m22m', ...selfDraw('2m') }, 3, 8],
  ['S0-07', { ...S0, concealed: '1133557799m2244p', ...discard('4p') }, 2, 4],
  ['S0-08', { ...S0, concealed: '1111m33m55m77m22p44p', ...discard('4p') }, 3, 8],
  ['S0-09', { ...S0, concealed: '1111m3333m55m22p44p', ...selfDraw('4p') }, 5, 16],
  ['S0-10', { ...S0, concealed: '1111m2222m3333m55m', ...discard('5m') }, 7, 16],
  [
    'S0-14',
    { ...S0, concealed: '777m99m', melds: melds('concealed-kong 1m, pung 3m, pung 5m'), ...discard('9m') },
    4,
    16,
  ],
  [
    'S0-16',
    { ...S0, concealed: '55p', melds: melds('pung 1m, pung 3m, pung 7p, exposed-kong 9p'), ...discard('5p') },
    2,
    4,
  ],
  [
    'S0-17',
    { ...S0, concealed: '234m567p789p33p', melds: melds('concealed-kong 1m'), ...selfDraw('3p', { afterKong: true }) },
    3,
    8,
  ],
  ['S0-19', { ...S0, concealed: '11223344556677m', ...discard('7m') }, 4, 16],
  ['S0-35', { ...S0, concealed: PLAIN, ...rob('3p') }, 0, 1],
  ['BF-04', { ...BF, concealed: '111m333m777m99m', ...selfDraw('9m') }, 4, 16],
  ['BF-05', { ...BF, concealed: '111m123m456p99p', ...discard('9p') }, 1, 2],
  ['BF-06', { ...BF, concealed: '1111m2222m333m', ...discard('3m') }, 4, 16],
  ['BF-24', { ...BF, concealed: '1111m2222m333m', ...selfDraw('3m') }, 5, 16],
  ['BF-24, cap 8', { ...BF, options: { fanCap: 8 }, concealed: '1111m2222m333m', ...selfDraw('3m') }, 5, 32],
  ['PL-01', { ...PL, concealed: PLAIN, ...discard('9p') }, 0, 1],
  ['PL-01 self-draw', { ...PL, concealed: PLAIN, ...selfDraw('9p') }, 0, 2],
  [
    'PL-02',
    { ...PL, concealed: '678m123p77p', melds: melds('exposed-kong 9m, concealed-kong 4p'), ...discard('7p') },
    2,
    4,
  ],
  ['PL-07', { ...PL, concealed: '888p99p', melds: melds('pung 1p, pung 2p, pung 4p'), ...discard('9p') }, 3, 8],
  [
    'PL-08',
    {
      ...PL,
      voidSuit: 'm',
      concealed: '55s',
      melds: melds('pung 4p, concealed-kong 9p, pung 1s, pung 8s'),
      ...discard('5s'),
    },
    3,
    8,
  ],
  ['PL-11', { ...PL, concealed: '1111m2222m3333m55m', ...selfDraw('5m') }, 7, 9],
  ['PL-12', { ...PL, concealed: PLAIN, ...rob('3p') }, 1, 2],
  [
    'PL-13',
    {
      ...PL,
      concealed: '234m567p789p33p',
      melds: melds('concealed-kong 1m'),
      ...selfDraw('3p', { afterKong: true, lastTile: true }),
    },
    3,
    9,
  ],
  ['RD-01', { ...RD, concealed: '123m456p789p111s99s', ...selfDraw('9s', { birds: ['2m', '3p', '4s', '6m'] }) }, 0, 4],
  ['RD-02', { ...RD, concealed: '12mR456p789p111s99s', ...selfDraw('9s', { birds: ['2m', '3p', '4s', '6m'] }) }, 0, 2],
  ['RD-03', { ...RD, concealed: '123m456p789p111s99s', ...selfDraw('9s', { birds: ['1m', '5p', '9s', 'R'] }) }, 0, 12],
  ['RD-04', { ...RD, concealed: '12mR456p789p111s99s', ...selfDraw('9s', { birds: ['1m', '1m', '5s', '7p'] }) }, 0, 8],
  ['RD-05', { ...RD, concealed: '1133557799m2p4pRR', ...selfDraw('4p') }, 0, 2],
  ['RD-14', { ...RD, concealed: '1457m258p369sRRRR', ...selfDraw('R') }, 0, 2],
  ['RD-16', { ...RD, concealed: '1111m234p567p789sR', ...selfDraw('9s') }, 0, 2],
  [
    'RD-22',
    { ...RD, concealed: '123m456p789p111s99s', win: { tile: '8p', by: 'rob', birds: ['5m', '2p', '3s', '7s'] } },
    0,
    6,
  ],
  ['RD-37', { ...RD, concealed: '13m46m9p333sRRR', melds: melds('pung 5s'), ...selfDraw('9p') }, 0, 2],
  ['WZ-03', { ...WZ, concealed: WZ_PLAIN, ...selfDraw('9p') }, 0, 2],
  ['WZ-05', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { discardNumber: 3 }) }, 0, 2],
  ['WZ-08', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { wallLeft: 4 }) }, 0, 2],
  ['WZ-08, last tile', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { lastTile: true }) }, 0, 2],
  ['WZ-10', { ...WZ, concealed: WZ_PLAIN, ...rob('8s') }, 1, 12],
  ['WZ-12', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { afterKongDiscard: true }) }, 1, 12],
  ['WZ-14', { ...WZ, concealed: '123m345m567m789m22m', ...discard('2m') }, 1, 12],
  ['WZ-30', { ...WZ, concealed: '11223344556677m', ...discard('7m') }, 2, 24],
  ['WZ-33', { ...WZ, concealed: WZ_PLAIN, ...selfDraw('9p', { afterKong: true }) }, 1, 12],
  ['X2', { ...S0, ruleSet: 'open-blood-battle', concealed: '1111m2222m3333m55m', ...selfDraw('5m') }, 8, 256],
]

describe('wins of the cases', () => {
  test.each(WINS)('%s', (_, line, fan, points) => {
    expect(answer(line)).toMatchObject({ win: true, fan, points })
  })

  const NO_WINS: readonly (readonly [string, object, string])[] = [
    ['S0-03', { ...S0, voidSuit: 'p', concealed: PLAIN, ...discard('9p') }, 'void-suit'],
    ['S0-04', { ...S0, voidSuit: 's', concealed: '123m456m789m12p4p99p', ...discard('9p') }, 'incomplete'],
    ['BF-02', { ...BF, concealed: '11335577m99p1p', ...discard('1p') }, 'incomplete'],
    ['RD-24', { ...RD, concealed: '123m456p789p111s99s', ...discard('9s') }, 'no-discard-wins'],
    ['RD-35', { ...RD, concealed: '129m149p1689sRRRR', ...rob('R') }, 'incomplete'],
    ['RD-38', { ...RD, concealed: '159m26p333sRRR', melds: melds('pung 5s'), ...selfDraw('6p') }, 'incomplete'],
    [
      'WZ-04',
      { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { discardNumber: 10, wallLeft: 40 }) },
      'plain-on-discard',
    ],
    ['WZ-06', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { discardNumber: 4 }) }, 'plain-on-discard'],
    ['WZ-09', { ...WZ, concealed: WZ_PLAIN, ...discard('9p', { wallLeft: 5 }) }, 'plain-on-discard'],
    ['mid-deal unless said', { ...WZ, concealed: WZ_PLAIN, ...discard('9p') }, 'plain-on-discard'],
  ]

  test.each(NO_WINS)('%s is no win', (_, line, reason) => {
    expect(answer(line)).toEqual({ win: false, reason, fans: [], fan: 0, points: 0 })
  })

  test('each fan is named', () => {
    expect(answer({ ...S0, concealed: '1111m33m55m77m22p44p', ...selfDraw('4p') })).toEqual({
      win: true,
      fans: [
        { name: 'seven-pairs', fan: 2 },
        { name: 'root', fan: 1 },
        { name: 'self-draw', fan: 1 },
      ],
      fan: 4,
      points: 16,
    })
  })
})

describe('waits of the cases', () => {
  const WAITS: readonly (readonly [string, object, string, number])[] = [
    ['S0-21', { ...S0, concealed: '1111m234p567p789p' }, '', 0],
    ['S0-22', { ...S0, concealed: '111m444m777m22p55p' }, '2p 5p', 2],
    ['S0-23', { ...S0, concealed: '1112345678999m' }, '1m 2m 3m 4m 5m 6m 7m 8m 9m', 8],
    ['S0-27', { ...S0, concealed: '112233p55666m77m' }, '5m 6m 7m', 8],
    ['S0-28', { ...S0, concealed: '123m456m789m12p99s' }, '', 0],
    ['BF-07', { ...BF, concealed: '1234567m111p' }, '1m 4m 7m', 1],
    ['BF-21', { ...BF, concealed: '1111m23m4567p' }, '4p 7p', 2],
    ['BF-25', { ...BF, concealed: '11123m567p99p' }, '1m 4m 9p', 2],
    ['PL-21', { ...PL, concealed: '111p9m', melds: melds('pung 8m, pung 9m, pung 4p') }, '', 0],
    ['PL-22', { ...PL, concealed: '9999m', melds: melds('pung 8m, pung 1p, pung 4p') }, '', 0],
    ['RD-18', { ...RD, concealed: '1255667799m', melds: melds('exposed-kong 3m') }, 'R', 2],
    ['RD-21', { ...RD, concealed: '1457m258p369sRRR' }, 'R', 2],
    ['WZ-21', { ...WZ, concealed: '777m123p56p99m234s' }, '4p 7p', 2],
  ]

  test.each(WAITS)('%s', (_, line, waits, best) => {
    expect(answer(line)).toMatchObject({ ready: waits !== '', waits: waits === '' ? [] : waits.split(' '), best })
  })

  test('RD-20: every kind completes a hand with a red dragon to spare', () => {
    expect(answer({ ...RD, concealed: '123m456m789p111sR' })).toMatchObject({
      ready: true,
      shanten: 0,
      waits: { length: 28 },
    })
  })

  test('how far a hand is from ready', () => {
    expect(answer({ ...S0, concealed: '159m159p1234567m' })).toMatchObject({ ready: false, shanten: 3 })
    expect(answer({ ...S0, concealed: '123m456m789m12p99s' })).toMatchObject({ ready: false, shanten: 2 })
    expect(answer({ ...RD, concealed: '1457m258p369sRRR' })).toMatchObject({ ready: true, shanten: 0 })
  })
})
