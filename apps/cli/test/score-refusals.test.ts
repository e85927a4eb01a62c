import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { FAULT_CODES, type FaultCode } from '../src/score/fault.ts'
import { answerValue, scoreRefusal } from '../src/score/hand.ts'
import { answerLine, type AnsweredLine } from '../src/score/line.ts'
import { faultOf, melds } from './support/hands.ts'

const WIN = {
  ruleSet: 'sichuan-swap-three',
  concealed: '123m456m789m123p99p',
  melds: [],
  voidSuit: 's',
  win: { tile: '9p', by: 'discard' },
}
const WZ = { ruleSet: 'wanzhou', concealed: '123m456m789m123p99p', win: { tile: '9p', by: 'discard' } }
const RD = { ruleSet: 'red-dragon-wild', concealed: '123m456p789p111s99s', win: { tile: '9s', by: 'self-draw' } }

/** What is wrong, the hand, its code and what the sentence must name. */
const CASES: readonly (readonly [string, unknown, FaultCode, RegExp])[] = [
  ['no object', [WIN], 'not-an-object', /not a JSON object/],
  ['nothing', null, 'not-an-object', /not a JSON object/],
  ['an unknown field', { ...WIN, dora: '1m' }, 'unknown-field', /dora/],
  ['an unknown field of the win', { ...WIN, win: { ...WIN.win, riichi: true } }, 'unknown-field', /win\.riichi/],
  [
    'an unknown field of a meld',
    { ...WIN, melds: [{ kind: 'pung', tile: '1m', from: 2 }] },
    'unknown-field',
    /melds\[0\]\.from/,
  ],
  ['an unknown option', { ...WIN, options: { cap: 8 } }, 'unknown-field', /options\.cap/],
  ['no tiles', { ruleSet: 'wanzhou' }, 'missing-field', /concealed/],
  ['no rule set', { concealed: '1m' }, 'missing-field', /ruleSet/],
  ['a win without its way', { ...WIN, win: { tile: '9p' } }, 'missing-field', /win\.by/],
  ['a win without its tile', { ...WIN, win: { by: 'discard' } }, 'missing-field', /win\.tile/],
  ['a meld without its tile', { ...WIN, melds: [{ kind: 'pung' }] }, 'missing-field', /melds\[0\]\.tile/],
  ['tiles as a list', { ...WIN, concealed: ['1m'] }, 'invalid-field', /concealed/],
  ['a chow', { ...WIN, melds: [{ kind: 'chow', tile: '1m' }] }, 'invalid-field', /melds\[0\]\.kind.*"chow"/],
  ['a meld of no tile', { ...WIN, melds: [{ kind: 'pung', tile: '0m' }] }, 'invalid-field', /melds\[0\]\.tile.*"0m"/],
  ['melds that are no list', { ...WIN, melds: {} }, 'invalid-field', /melds/],
  ['a fourth suit', { ...WIN, voidSuit: 'z' }, 'invalid-field', /voidSuit.*"z"/],
  ['an unknown way', { ...WIN, win: { tile: '9p', by: 'luck' } }, 'invalid-field', /win\.by.*"luck"/],
  ['a flag that is a text', { ...WIN, win: { ...WIN.win, lastTile: 'yes' } }, 'invalid-field', /win\.lastTile/],
  ['minus one tile left', { ...WIN, win: { ...WIN.win, wallLeft: -1 } }, 'invalid-field', /win\.wallLeft/],
  ['half a discard', { ...WIN, win: { ...WIN.win, discardNumber: 1.5 } }, 'invalid-field', /win\.discardNumber/],
  ['discard number nought', { ...WIN, win: { ...WIN.win, discardNumber: 0 } }, 'invalid-field', /win\.discardNumber/],
  ['a bird that is no tile', { ...RD, win: { ...RD.win, birds: ['1z'] } }, 'invalid-field', /win\.birds/],
  ['a win that is a text', { ...WIN, win: '9p' }, 'not-an-object', /win is not a JSON object/],
  ['an unknown rule set', { ...WIN, ruleSet: 'riichi' }, 'unknown-rule-set', /"riichi".*wanzhou/],
  ['a cap that the set does not have', { ...WIN, options: { fanCap: 8 } }, 'invalid-option', /fanCap 8.*has 4/],
  ['no notation', { ...WIN, concealed: '123m45x' }, 'invalid-notation', /character 7.*"x"/],
  ['ranks without a suit', { ...WIN, concealed: '123' }, 'invalid-notation', /no suit/],
  ['honours', { ...WIN, concealed: '11z' }, 'invalid-notation', /"z"/],
  ['R where there is none', { ...WIN, concealed: '123m456m789m123p9pR' }, 'tile-not-in-set', /^R: sichuan-swap-three/],
  ['a bird R where there is none', { ...WZ, win: { ...WZ.win, birds: ['R'] } }, 'tile-not-in-set', /^R: wanzhou/],
  ['a fifth copy in hand', { ...WIN, concealed: '11111m456m789m999p' }, 'fifth-copy', /5 copies of 1m: 5 concealed/],
  [
    'a fifth copy with a meld',
    { ...WIN, concealed: '1m1m456m789m999p', melds: melds('pung 1m') },
    'fifth-copy',
    /5 copies of 1m: 2 concealed, 3 in melds/,
  ],
  [
    'a fifth copy among two melds',
    { ...WIN, concealed: '456m99p', melds: melds('pung 1m, pung 1m, pung 2m') },
    'fifth-copy',
    /6 copies of 1m: 6 in melds/,
  ],
  [
    'a fifth copy among the birds',
    { ...RD, win: { ...RD.win, birds: ['1s', '1s', '2m', '3m'] } },
    'fifth-copy',
    /5 copies of 1s: 3 concealed, 2 among the birds/,
  ],
  [
    'a fifth R',
    { ...RD, concealed: '123m456p789pRRRRR', win: { tile: 'R', by: 'self-draw' } },
    'fifth-copy',
    /5 copies of R/,
  ],
  [
    'a tile too many',
    { ...WIN, concealed: '123m456m789m1123p99p' },
    'wrong-count',
    /15 concealed tiles where 14 belong/,
  ],
  ['a tile too few', { ...WIN, concealed: '123m456m789m123p9p' }, 'wrong-count', /13 concealed tiles where 14/],
  ['fourteen without a win', { ...WIN, win: null }, 'wrong-count', /14 concealed tiles where 13/],
  ['melds not taken off', { ...WIN, melds: melds('pung 5p') }, 'wrong-count', /14 concealed tiles where 11/],
  [
    'four sets in Blood Flow',
    { ...WIN, ruleSet: 'blood-flow-discard-three' },
    'wrong-count',
    /14 concealed tiles where 11/,
  ],
  ['no tile at all', { ...WZ, concealed: '', win: null }, 'wrong-count', /0 concealed tiles/],
  [
    'five melds',
    { ...WIN, concealed: '11p', melds: melds('pung 1m, pung 2m, pung 3m, pung 4m, pung 5m') },
    'impossible-meld',
    /5 melds.*4 sets/,
  ],
  ['a pung of R', { ...RD, concealed: '456p789p111s9s9s', melds: melds('pung R') }, 'impossible-meld', /pung of R.*R1/],
  [
    'a meld of the void suit',
    { ...WIN, voidSuit: 'm', concealed: '123p456p789p11s', melds: melds('pung 5m') },
    'impossible-meld',
    /pung of 5m.*V4/,
  ],
  ['no void suit said', { ...WIN, voidSuit: undefined }, 'missing-void-suit', /voidSuit.*V1/],
  ['a void suit where there is none', { ...WZ, voidSuit: 'm' }, 'no-void-suit', /wanzhou has no void suit/],
  ['a winning tile that is not held', { ...WIN, win: { tile: '8p', by: 'discard' } }, 'tile-not-held', /8p/],
  [
    'birds where there are none',
    { ...WZ, win: { ...WZ.win, birds: ['1m'] } },
    'impossible-win',
    /1 birds.*wanzhou has 0/,
  ],
  ['five birds', { ...RD, win: { ...RD.win, birds: ['2m', '3p', '4s', '5s', '7m'] } }, 'impossible-win', /5 birds/],
  ['announced where it can’t be', { ...WIN, win: { ...WIN.win, announced: true } }, 'impossible-win', /announced/],
  [
    'a replacement tile from a discard',
    { ...WIN, win: { ...WIN.win, afterKong: true } },
    'impossible-win',
    /afterKong/,
  ],
  [
    'a kong’s discard self-drawn',
    { ...WIN, win: { tile: '9p', by: 'self-draw', afterKongDiscard: true } },
    'impossible-win',
    /afterKongDiscard/,
  ],
  [
    'a kong robbed of the last tile',
    { ...WIN, win: { tile: '3p', by: 'rob', lastTile: true } },
    'impossible-win',
    /lastTile.*C7/,
  ],
]

const answerTo = (line: string): AnsweredLine =>
  answerLine(line, 7, { answer: (value) => answerValue(value, null, false), refusal: scoreRefusal })

describe('a hand that can’t be is refused', () => {
  test('in the form that programs know, and no other', () => {
    expect(answerTo('{').json).toBe('{"error":{"code":"not-json","message":"the line is not JSON"}}')
    expect(Object.keys(JSON.parse(answerTo('{"ruleSet":"wanzhou"}').json).error)).toEqual(['code', 'message'])
  })

  test('a value nested deeper than what can be written', () => {
    const line = `{"ruleSet":${'['.repeat(90_000)}${']'.repeat(90_000)}}`
    expect(JSON.parse(answerTo(line).json)).toMatchObject({ error: { code: 'invalid-field' } })
  })

  test.each(CASES)('%s', (_, line, code, message) => {
    const fault = faultOf(line)
    expect(fault).toEqual({ code, field: fault?.field, message: expect.stringMatching(message) as unknown })
    if (fault?.field === null) expect(code).toBe('not-an-object')
    else expect(fault?.field).toMatch(/^(ruleSet|concealed|voidSuit|options|melds|win|dora)/)
  })

  test('with every code there is', () => {
    const lineCodes: FaultCode[] = ['line-too-long', 'not-json']
    expect([...new Set([...CASES.map(([, , code]) => code), ...lineCodes])].toSorted()).toEqual(
      [...FAULT_CODES].toSorted(),
    )
  })

  test('in one line, however long what was given', () => {
    const { message } = faultOf({ ...WIN, concealed: `${'x'.repeat(10_000)}\n` })!
    expect(message.length).toBeLessThan(200)
    expect(message).not.toContain('\n')
  })
})

describe('what may be left off or null', () => {
  test.each([
    ['melds', { ...WIN, melds: undefined }],
    ['melds null', { ...WIN, melds: null }],
    ['options null', { ...WIN, options: null }],
    ['a win without flags', WIN],
    [
      'a win with all of them false',
      {
        ...WIN,
        win: { ...WIN.win, afterKong: false, afterKongDiscard: false, lastTile: false, birds: [], announced: false },
      },
    ],
    ['a void suit null where there is none', { ...WZ, voidSuit: null }],
    ['blanks in the tiles', { ...WIN, concealed: '123m 456m 789m 123p 99p' }],
    ['tiles one by one', { ...WIN, concealed: '9p1m2m3m4m5m6m7m8m9m1p2p3p9p' }],
  ])('%s', (_, line) => {
    expect(faultOf(line)).toBeNull()
  })
})

describe('any line at all gets one line of JSON', () => {
  const answered = (line: string): unknown => {
    const { ok, json } = answerTo(line)
    expect(json).not.toContain('\n')
    const value = JSON.parse(json) as object
    expect('error' in value).toBe(!ok)
    return value
  }

  property.prop([fc.string({ maxLength: 200 })])('any text', (text) => {
    expect(answered(text)).toHaveProperty('error.code')
  })

  property.prop([fc.json()])('any JSON', (json) => {
    expect(answered(json)).toHaveProperty('error.code')
  })

  const anything = fc.jsonValue({ maxDepth: 2 })
  property.prop([fc.constantFrom('ruleSet', 'options', 'concealed', 'melds', 'voidSuit', 'win'), anything])(
    'any value in any field',
    (field, value) => {
      answered(JSON.stringify({ ...WIN, [field]: value }))
    },
  )

  property.prop([
    fc.constantFrom('tile', 'by', 'afterKong', 'lastTile', 'birds', 'announced', 'discardNumber', 'wallLeft'),
    anything,
  ])('any value in any field of the win', (field, value) => {
    answered(JSON.stringify({ ...WIN, win: { ...WIN.win, [field]: value } }))
  })

  test('one that is far too long', () => {
    expect(answered(`"${'x'.repeat(1_000_000)}"`)).toHaveProperty('error.code', 'line-too-long')
  })
})
