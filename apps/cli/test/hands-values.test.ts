import { describe, expect, test } from 'vitest'
import { dealOf } from '../../../libs/engine/test/support/random-deals.ts'
import { isActive, isReady, RULE_SETS, SEATS, waitsOf, type Deal } from '@paipu/engine'
import { formatTiles, kindOf, TILES, tilesOf, totalOf, withKind, type Tile } from '@paipu/tiles'
import { answerHands, type DrawnAnswer, type HandsAnswer, type ShortAnswer } from '../src/hands/answer.ts'
import { FAULT_CODES, type FaultCode } from '../src/score/fault.ts'
import { melds } from './support/hands.ts'

const S0 = { ruleSet: 'sichuan-swap-three', voidSuit: 's' }
const BF = { ruleSet: 'blood-flow-discard-three', voidSuit: 's' }
const PL = { ruleSet: 'planet-blood-battle-v1', voidSuit: 's' }
const RD = { ruleSet: 'red-dragon-wild' }
const WZ = { ruleSet: 'wanzhou' }

function answer(line: object): HandsAnswer {
  const answered = answerHands(line, null)
  if (!answered.ok) throw new Error(answered.fault.message)
  return answered.value
}

const short = (line: object): ShortAnswer => answer(line) as ShortAnswer
const drawn = (line: object): DrawnAnswer => answer(line) as DrawnAnswer
const inShort = ({ waits }: ShortAnswer): string =>
  waits.map(({ tile, unseen, fan, points }) => `${tile}×${unseen}:${fan}=${points}`).join(' ')

/** BF-23's three kongs: full flush 2, all pungs 1, three roots. */
const KONGS = melds('concealed-kong 1m, concealed-kong 3m, added-kong 5m')

describe('waits, copies not seen and points', () => {
  test.each([
    ['S0-21', { ...S0, concealed: '1111m234p567p789p' }, ''],
    ['S0-22', { ...S0, concealed: '111m444m777m22p55p' }, '2p×2:1=2 5p×2:1=2'],
    ['S0-27', { ...S0, concealed: '112233p55666m77m' }, '5m×2:0=1 6m×1:3=8 7m×2:0=1'],
    ['S0-28', { ...S0, concealed: '123m456m789m12p99s' }, ''],
    ['BF-25', { ...BF, concealed: '11123m567p99p' }, '1m×1:1=2 4m×4:0=1 9p×2:0=1'],
    ['BF-06, one tile short', { ...BF, concealed: '1111m2222m33m' }, '3m×2:4=16 4m×4:4=16'],
    ['the cap of four', { ...BF, concealed: '9m', melds: KONGS }, '9m×3:6=16'],
    ['the cap of eight', { ...BF, options: { fanCap: 8 }, concealed: '9m', melds: KONGS }, '9m×3:6=64'],
    ['PL-21', { ...PL, concealed: '111p9m', melds: melds('pung 8m, pung 9m, pung 4p') }, ''],
    ['RD-18', { ...RD, concealed: '1255667799m', melds: melds('exposed-kong 3m') }, 'R×4:0=2'],
    ['RD-21', { ...RD, concealed: '1457m258p369sRRR' }, 'R×1:0=2'],
    ['WZ-21', { ...WZ, concealed: '777m123p56p99m234s' }, '4p×4:0=2 7p×4:0=2'],
    ['seen elsewhere', { ...WZ, concealed: '777m123p56p99m234s', seen: '4p4p4p4p7p' }, '4p×0:0=2 7p×3:0=2'],
  ] as const)('%s', (_, line, waits) => {
    expect(inShort(short(line))).toBe(waits)
  })

  test('S0-23 nine gates: what is unseen and what each wait is worth', () => {
    const { waits } = short({ ...S0, concealed: '1112345678999m' })
    expect(waits.map(({ points }) => points)).toEqual([8, 4, 4, 4, 4, 4, 4, 4, 8])
    expect(waits.map(({ unseen }) => unseen)).toEqual([1, 3, 3, 3, 3, 3, 3, 3, 1])
  })

  test('RD-20 every tile is a wait where a red pairs with anything', () => {
    expect(short({ ...RD, concealed: '123m456m789p111sR' }).waits).toHaveLength(28)
  })
})

describe('shanten by shape', () => {
  test.each([
    [{ ...S0, concealed: '1112345678999m' }, 0, 4, 0],
    [{ ...S0, concealed: '1133557799m224p' }, 3, 0, 0],
    [{ ...S0, concealed: '123m456m789m12p99s' }, 2, 6, 2],
    [{ ...BF, concealed: '11335577m99p' }, 2, null, 2],
    [{ ...WZ, concealed: '4445556669999m' }, 1, 1, 1],
    [{ ...S0, concealed: '9999m', melds: melds('pung 1m, pung 2m, pung 3m') }, 1, null, 1],
    [{ ...RD, concealed: '1457m258p369sRRR' }, 4, 3, 0],
  ] as const)('%j', (line, standard, sevenPairs, best) => {
    expect(short(line).shanten).toEqual({ standard, sevenPairs, best })
  })
})

describe('tiles that bring a hand nearer', () => {
  test('with the copies not seen', () => {
    const { useful, waits } = short({ ...WZ, concealed: '123m456m78m12p99s1s', seen: '6m9m9m3p' })
    expect(waits).toEqual([])
    expect(useful.map(({ tile, unseen }) => `${tile}×${unseen}`).join(' ')).toBe('3m×3 6m×2 9m×2 3p×3')
  })

  test('none of the void suit', () => {
    const { useful } = short({ ...S0, concealed: '123m456m78m12p99s1s' })
    expect(useful.some(({ tile }) => tile.endsWith('s'))).toBe(false)
  })
})

describe('with the tile drawn', () => {
  test('complete, and the discards that keep it ready', () => {
    const found = drawn({ ...S0, concealed: '123m456m789m123p99p' })
    expect([found.complete, found.shanten.best]).toEqual([true, -1])
    expect(found.discards.map(({ tile }) => tile)).toContain('9p')
    expect(found.discards.every(({ shanten }) => shanten.best === 0)).toBe(true)
  })

  test('V2 only void tiles are discards while there are any', () => {
    const found = drawn({ ...S0, concealed: '123m456m789m12p99s5s' })
    expect(found.discards.map(({ tile }) => tile)).toEqual(['5s', '9s'])
    expect([found.complete, found.shanten.best]).toEqual([false, 2])
  })

  test('V3 a complete shape with a void tile is not complete', () => {
    expect(drawn({ ...S0, voidSuit: 'p', concealed: '123m456m789m123p99p' })).toMatchObject({ complete: false })
  })

  test('R3 four red dragons are complete, whatever the rest is', () => {
    expect(drawn({ ...RD, concealed: '1457m258p369sRRRR' })).toMatchObject({ complete: true, shanten: { best: -1 } })
  })

  test('what a discard leaves is answered like the hand without it', () => {
    const found = drawn({ ...WZ, concealed: '777m123p56p99m234s8s' })
    expect(found.discards).toEqual([{ tile: '8s', ...short({ ...WZ, concealed: '777m123p56p99m234s', seen: '8s' }) }])
  })
})

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('%s: as at a table', (id, rules) => {
  test('waits are the engine’s, useful tiles bring a hand nearer and no others do', () => {
    let checked = 0
    for (const { after } of [1, 2, 3].flatMap((seed) => dealOf(rules, seed)).filter((_, at) => at % 7 === 0)) {
      const deal = after as Deal
      if (deal.phase.name === 'ended' || deal.discards === 0) continue
      for (const seat of SEATS.filter((each) => isActive(deal, each) && totalOf(deal.seats[each].hand) % 3 === 1)) {
        const { hand, melds: own, voidSuit } = deal.seats[seat]
        const lineOf = (concealed: readonly Tile[]) => ({
          ruleSet: id,
          concealed: formatTiles(concealed),
          melds: own.map(({ kind, tile }) => ({ kind, tile })),
          voidSuit,
        })
        const found = short(lineOf(tilesOf(hand)))
        const waiting = { concealed: hand, melds: own, voidSuit }
        expect(found.waits.map(({ tile }) => tile)).toEqual(waitsOf(rules, waiting))
        expect(found.shanten.best === 0).toBe(isReady(rules, waiting))
        const useful = new Set(found.useful.map(({ tile }) => tile))
        for (const tile of TILES.filter((each) => each !== 'R' || rules.reds)) {
          if (hand[kindOf(tile)]! + own.filter((meld) => meld.tile === tile).length * 4 >= 4) continue
          const next = drawn(lineOf(tilesOf(withKind(hand, kindOf(tile), 1))))
          const isNearer = next.complete || next.shanten.best < found.shanten.best
          if (isNearer !== useful.has(tile) && !own.some((meld) => meld.tile === tile))
            throw new Error(`${tile} to ${JSON.stringify(lineOf(tilesOf(hand)))}: nearer ${isNearer}`)
        }
        checked++
      }
    }
    expect(checked).toBeGreaterThan(20)
  })
})

describe('a hand that can’t be is refused, with field, tile and reason', () => {
  const READY = { ...WZ, concealed: '777m123p56p99m234s' }
  const refused: readonly (readonly [string, unknown, FaultCode, string | null, RegExp])[] = [
    ['no object', [READY], 'not-an-object', null, /not a JSON object/],
    ['a win', { ...READY, win: { tile: '4p', by: 'discard' } }, 'unknown-field', 'win', /win is no field/],
    ['no tiles', { ...WZ }, 'missing-field', 'concealed', /concealed is missing/],
    ['seen tiles as a list', { ...READY, seen: ['5m'] }, 'invalid-field', 'seen', /seen must be tiles/],
    ['no notation', { ...READY, seen: '5x' }, 'invalid-notation', 'seen', /character 2.*"x"/],
    ['an unknown rule set', { ...READY, ruleSet: 'riichi' }, 'unknown-rule-set', 'ruleSet', /"riichi"/],
    ['a cap not offered', { ...READY, options: { fanCap: 9 } }, 'invalid-option', 'options.fanCap', /9.*wanzhou has 3/],
    ['R where there is none', { ...READY, seen: 'R' }, 'tile-not-in-set', 'seen', /^R: wanzhou/],
    ['a fifth copy', { ...WZ, concealed: '77777m123p56p99m2s' }, 'fifth-copy', 'concealed', /5 copies of 7m/],
    ['a fifth copy seen', { ...READY, seen: '7m7m' }, 'fifth-copy', 'concealed', /3 concealed, 2 seen elsewhere/],
    ['a fifth copy only seen', { ...READY, seen: '11111s' }, 'fifth-copy', 'seen', /5 copies of 1s: 5 seen elsewhere/],
    ['a wrong count', { ...WZ, concealed: '777m123p' }, 'wrong-count', 'concealed', /6 concealed tiles where 13 or 14/],
    ['an impossible meld', { ...READY, melds: melds('chow 1m') }, 'invalid-field', 'melds[0].kind', /"chow"/],
    [
      'a meld of R',
      { ...RD, concealed: '1255667799m', melds: melds('pung R') },
      'impossible-meld',
      'melds[0].tile',
      /R1/,
    ],
    [
      'a meld of the void suit',
      { ...S0, concealed: '1255667799m', melds: melds('pung 3s') },
      'impossible-meld',
      'melds[0].tile',
      /pung of 3s.*V4/,
    ],
    ['no void suit', { ...S0, voidSuit: null, concealed: '1112345678999m' }, 'missing-void-suit', 'voidSuit', /V1/],
    ['a void suit too many', { ...READY, voidSuit: 'm' }, 'no-void-suit', 'voidSuit', /wanzhou has no void suit/],
  ]

  test.each(refused)('%s', (_, line, code, field, message) => {
    expect(FAULT_CODES).toContain(code)
    expect(answerHands(line, null)).toEqual({
      ok: false,
      fault: { code, field, message: expect.stringMatching(message) as unknown },
    })
  })
})
