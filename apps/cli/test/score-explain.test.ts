import { describe, expect, test } from 'vitest'
import { RULE_SETS, ruleTextOf, type RuleSet } from '@paipu/engine'
import { FAN_NAMES, type Language } from '@paipu/views'
import { explainedText } from '../src/score/explain-text.ts'
import type { Explanation } from '../src/score/explanation.ts'
import { answerHand, readHand } from '../src/score/hand.ts'
import type { AskedHand } from '../src/score/asked.ts'
import { melds } from './support/hands.ts'
import { linesOf, paipu } from './support/paipu.ts'

const S0 = { ruleSet: 'sichuan-swap-three', voidSuit: 's' }
const PL = { ruleSet: 'planet-blood-battle-v1', voidSuit: 's' }
const RD = { ruleSet: 'red-dragon-wild' }
const WZ = { ruleSet: 'wanzhou' }
const X = { ruleSet: 'open-blood-battle', voidSuit: 's' }
const PLAIN = '123m456m789m123p99p'

const drawn = (tile: string, more: object = {}): object => ({ win: { tile, by: 'self-draw', ...more } })

function asked(line: object): AskedHand {
  const hand = readHand(line, null)
  if (!hand.ok) throw new Error(hand.fault.message)
  return hand.value
}

function explained(line: object): Explanation & { readonly points: number } {
  const answer = answerHand(asked(line), true)
  if (!('explanation' in answer)) throw new Error('no win')
  return { ...answer.explanation!, points: answer.points }
}

function text(line: object, language: Language = 'en'): string[] {
  const hand = asked(line)
  return linesOf(explainedText(hand, hand.win!, language)).map((row) => row.trimEnd())
}

describe('how a win comes to its points', () => {
  test('the cap, and fan by fan', () => {
    const kongs = melds('concealed-kong 1m, pung 3m, pung 5m')
    expect(text({ ...S0, concealed: '777m99m', melds: kongs, ...drawn('9m') })).toEqual([
      '77799m  Sichuan Swap Three',
      '  result   win by self-draw of 9m',
      '  reading  777m  triplet',
      '           99m   pair',
      '           1111m concealed kong',
      '           333m  pung',
      '           555m  pung',
      '  fan      all pungs 1',
      '           full flush 2',
      '           root 1',
      '           self-draw 1',
      '           5 in all, of which 4 count under the cap',
      '  base     1 for a hand of no fan, from each payer',
      '  points   16 for 4 fan',
      '  payment  each other seat that still plays pays 16: 48 in all while nobody has left',
    ])
  })

  test('in Chinese, a robbed kong', () => {
    const line = { ...PL, concealed: PLAIN, win: { tile: '3p', by: 'rob' } }
    expect(text(line, 'zh')).toEqual([
      '123456789m12399p  星球血战',
      '  结果  抢杠胡 3p',
      '  拆法  123m  顺子',
      '        456m  顺子',
      '        789m  顺子',
      '        123p  顺子',
      '        99p   将',
      '  番    抢杠 1',
      '        共 1 番',
      '  底分  每家 1 分（0 番）',
      '  得分  1 番 2 分',
      '  付分  补杠者付 2 分；杠不成立、不付杠分，仍为碰',
    ])
  })

  test('what wilds stand for, and birds', () => {
    const line = {
      ...RD,
      concealed: '13m46m9p333sRRR',
      melds: melds('pung 5s'),
      ...drawn('9p', { birds: ['1p', '2m', 'R', '4s'] }),
    }
    expect(explained(line)).toMatchObject({
      wildsFor: ['2m', '5m', '9p'],
      base: 2,
      value: 2,
      extras: [{ for: 'birds', points: 4 }],
      points: 6,
      together: 18,
    })
    expect(text(line)).toContain('  wilds    R stands for 2m 5m 9p')
    expect(text(line)).toContain('  points   2 for 0 fan + 4 for the birds = 6')
  })

  test.each(['123m456m789m55sRRR', '123m456m789m111sRR', '123m456p789p111s9sR', '1111m234p567p789sR'])(
    'every wild of %s stands for a tile, or for itself in a set or pair of wilds',
    (concealed) => {
      const { wildsFor, reading } = explained({ ...RD, concealed, ...drawn('1m') })
      const own = JSON.stringify(reading).split('"R"').length - 1
      const ownTiles = reading.kind === 'standard' && reading.pair === 'R' ? 2 : 3 * own
      expect(wildsFor.length + ownTiles).toBe(concealed.split('R').length - 1)
    },
  )

  test('wilds in seven pairs, and four red dragons', () => {
    const pairs = explained({ ...RD, concealed: '1133557799m2p4pRR', ...drawn('4p') })
    expect([pairs.wildsFor, pairs.reading.kind]).toEqual([['2p', '4p'], 'seven-pairs'])
    expect(text({ ...RD, concealed: '1457m258p369sRRRR', ...drawn('R') })).toContain(
      '  reading  RRRR  four red dragons, whatever the rest is (rule R3)',
    )
  })

  test('a hand without red dragons, a self-draw in Planet, an early win', () => {
    expect(explained({ ...RD, concealed: '123m456p789p111s99s', ...drawn('9s') })).toMatchObject({
      base: 2,
      extras: [{ for: 'no-reds', points: 2 }],
      points: 4,
    })
    expect(explained({ ...PL, concealed: PLAIN, ...drawn('9p') })).toMatchObject({
      value: 1,
      extras: [{ for: 'self-draw', points: 1 }],
      points: 2,
    })
    expect(explained({ ...X, concealed: PLAIN, ...drawn('9p', { early: 'opening-hand' }) })).toMatchObject({
      cap: null,
      base: 1,
      value: 2,
      extras: [{ for: 'early', points: 30 }],
      points: 32,
    })
  })

  test('house values are called so', () => {
    const line = { ...WZ, concealed: '1133m55p77s99s22p44p', win: { tile: '4p', by: 'discard' } }
    expect(text(line).slice(-4)).toEqual([
      '  base     2 for a hand of no fan, from each payer',
      '           house values: the source gives none',
      '  points   12 for 1 fan',
      '  payment  the discarder pays 12',
    ])
    expect(text({ ...S0, concealed: PLAIN, ...drawn('9p') }).join()).not.toContain('house values')
  })

  test('why a hand is no win, in both languages', () => {
    const line = { ...WZ, concealed: '123m456p789s222s99p', win: { tile: '9p', by: 'discard' } }
    expect(text(line)[1]).toMatch(/^ {2}result {3}no win: a plain hand/)
    expect(text(line, 'zh')[1]).toMatch(/^ {2}结果 {2}不能胡：平胡/)
  })
})

/** The hands that a rule set's own sheet shows, as lines. */
function exampleLines(rules: RuleSet): object[] {
  return ruleTextOf(rules).examples.map(({ concealed, melds: own, win }) => {
    const held = concealed.replaceAll(' ', '')
    const voidSuit = ['m', 'p', 's'].find(
      (suit) => ![held, ...own.map(({ tile }) => tile)].some((each) => each.includes(suit)),
    )
    return {
      ruleSet: rules.id,
      concealed: held,
      melds: own.map(({ kind, tile }) => ({ kind, tile })),
      ...(rules.voidSuit === 'none' ? {} : { voidSuit }),
      win: { ...win, tile: held.endsWith('R') ? 'R' : held.slice(-2).replace(/^(.)(.)$/, '$1$2') },
    }
  })
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('%s: every hand of its sheet', (_, rules) => {
  const lines = exampleLines(rules)

  test('is explained so that everything adds up', () => {
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      const { value, extras, points, together, payer } = explained(line)
      expect(value + extras.reduce((sum, extra) => sum + extra.points, 0)).toBe(points)
      expect(together).toBe(payer === 'each-other-active-seat' ? 3 * points : points)
    }
  })

  test('names each fan in both languages', () => {
    for (const line of lines) {
      const [english, chinese] = [text(line).join('\n'), text(line, 'zh').join('\n')]
      const { fans } = answerHand(asked(line)) as { readonly fans: readonly { readonly name: string }[] }
      for (const { name } of fans) {
        expect(english).toContain(FAN_NAMES[name]!.en)
        expect(chinese).toContain(FAN_NAMES[name]!.zh)
      }
      expect(english).not.toMatch(/\p{Script=Han}|\{\d\}/u)
      expect(chinese.replace(/rules\.md [A-Z]\d+/g, '')).not.toMatch(/[a-z]{2}|\{\d\}/)
    }
  })
})

describe('paipu score --explain', () => {
  test('shows it, in the language asked for, and waits as without', async () => {
    const args = ['--rules', 'red-dragon-wild', '--explain', '--language', 'zh']
    const { code, stdout } = await paipu(['score', '12mR456p789p111s99s', '123m456m789p111sR', ...args])
    expect(code).toBe(0)
    expect(linesOf(stdout)[0]).toBe('12m456789p11199sR  红中麻将')
    expect(stdout).toContain('  红中  红中当作 3m')
    expect(stdout).toContain('  result  ready')
  })

  test('adds it to JSON, and to JSON Lines', async () => {
    const line = { ...S0, concealed: PLAIN, ...drawn('9p') }
    const { stdout } = await paipu(['score', '--jsonl', '--explain'], { input: JSON.stringify(line) })
    expect(JSON.parse(stdout)).toMatchObject({ win: true, points: 2, explanation: { base: 1, value: 2, together: 6 } })
    const plain = await paipu(['score', '--jsonl'], { input: JSON.stringify(line) })
    expect(plain.stdout).not.toContain('explanation')
  })

  test('a hand that does not win is an answer: exit code 0, as the help says', async () => {
    const { code, stdout } = await paipu(['score', '123m456p789s222s99p', '--rules', 'wanzhou', '--explain'])
    expect([code, linesOf(stdout)[1]]).toEqual([0, expect.stringMatching(/no win/)])
    const help = await paipu(['score', '--help'])
    expect(help.stdout).toContain('Exit codes: 0 every hand was answered, one that does not win or is not ready too')
  })

  test('a language that there is not is refused', async () => {
    const { code, stderr } = await paipu(['score', '11m', '--explain', '--language', 'de'])
    expect([code, linesOf(stderr).length]).toEqual([2, 1])
    expect(stderr).toMatch(/--language <code>.*en, zh/)
  })
})
