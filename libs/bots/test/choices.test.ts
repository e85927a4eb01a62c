import { legalActions, SEATS, type Deal, type RuleSet, type Seat, type SeatCommand } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { lackAfter } from '../../engine/test/support/play.ts'
import { position, type Position } from '../../engine/test/support/position.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from '../../engine/test/support/rule-sets.ts'
import { begun, openingAt } from '../../engine/test/support/script.ts'
import { discard, given } from '../../engine/test/support/given.ts'
import { playCorpusDeal } from '../../../tools/rules/src/corpus/play.ts'
import { shortForm } from '../../../tools/rules/src/covering/short-form.ts'
import { botMoments, choiceText, EACH_RULE_SET } from './support/deals.ts'

/** What a bot does in a written position, whatever its ties fall like. */
function choices(rules: RuleSet, written: Position, seat: Seat): string[] {
  const deal = position(rules, written)
  return [...new Set([1, 2, 3, 4, 5].map((seed) => choiceText(deal, seat, seed)))]
}

function isWin(action: SeatCommand): boolean {
  return action.type === 'win' || (action.type === 'answer' && action.answer === 'win')
}

describe.each(EACH_RULE_SET)('in deals of %s', (_, rules) => {
  test('a bot takes every win there is', () => {
    let wins = 0
    for (const corpusDeal of shortForm(rules)) {
      for (const { before } of playCorpusDeal(corpusDeal)) {
        for (const seat of SEATS) {
          if (!legalActions(before, seat).some(isWin)) continue
          expect(choiceText(before as Deal, seat)).toBe('win')
          wins++
        }
      }
    }
    expect(wins).toBeGreaterThan(100)
  })

  test('a bot discards so that no other discard leaves it nearer to ready', () => {
    let discards = 0
    for (let dealNumber = 1; dealNumber <= 10; dealNumber++) {
      for (const { deal, command } of botMoments(rules, 'choices', dealNumber)) {
        if (command.type !== 'discard') continue
        const others = legalActions(deal, command.seat).filter((action) => action.type === 'discard')
        expect(lackAfter(deal, command)).toBe(Math.min(...others.map((other) => lackAfter(deal, other))))
        discards++
      }
    }
    expect(discards).toBeGreaterThan(100)
  })
})

describe('discards', () => {
  test.each([
    ['a lone tile goes before a pair or a run', SICHUAN, '123m456m789m99p34p1m', ['discard 1m']],
    ['void tiles go first', SICHUAN, '123m456m789m99p34p1s', ['discard 1s']],
    ['a lone tile goes out of a hand of three sets', BLOOD_FLOW, '123m456m99p34p1m', ['discard 1m']],
    ['the tile whose loss leaves most useful tiles goes', OPEN, '123m456m99p56p12p78m', ['discard 1p', 'discard 2p']],
    ['a seventh pair is kept open', PLANET, '1133557799m224p8p', ['discard 4p', 'discard 8p']],
  ] as const)('%s', (_name, rules, hand, expected) => {
    expect([...expected]).toEqual(expect.arrayContaining(choices(rules, { hands: { 0: hand }, turn: 0 }, 0)))
  })

  test('a wild red dragon stays', () => {
    const found = choices(RED_DRAGON, { hands: { 0: '123m456m789p99s31pR' }, turn: 0 }, 0)
    expect(found).not.toContain('discard R')
  })
})

describe('kongs', () => {
  test('a quad that costs nothing is konged', () => {
    expect(choices(SICHUAN, { hands: { 0: '123m789m5555p99p24m' }, turn: 0 }, 0)).toEqual(['concealed kong 5p'])
  })

  test('a quad that a sequence needs is left', () => {
    expect(choices(SICHUAN, { hands: { 0: '123m789m3333p4p55p1m' }, turn: 0 }, 0)).not.toContain('concealed kong 3p')
  })

  test('a locked hand makes the kong that keeps its waits, and nothing changes for it', () => {
    const locked: Position = { turn: 0, won: { 0: '4p' }, hands: { 0: '777m123p56p99m7m' } }
    expect(choices(BLOOD_FLOW, locked, 0)).toEqual(['concealed kong 7m'])
    expect(choices(BLOOD_FLOW, { ...locked, hands: { 0: '777m123p56p99m1m' } }, 0)).toEqual(['discard 1m'])
  })
})

/** What seat 1 answers to a discard of seat 0. */
function answersTo(rules: RuleSet, discarded: string, hand: string): string {
  const story = given(position(rules, { turn: 0, hands: { 0: `*${discarded}`, 1: hand } })).when(discard(0, discarded))
  return choiceText(story.deal, 1)
}

describe('claims', () => {
  test('a pung that brings the hand nearer is called', () => {
    expect(answersTo(SICHUAN, '5p', '123m55p99p68m247p1m')).toBe('pung')
  })

  test('a pung that breaks a ready hand is passed', () => {
    expect(answersTo(SICHUAN, '5p', '123m456m789m55p68p')).toBe('pass')
  })

  test('a kong that costs nothing is called', () => {
    expect(answersTo(SICHUAN, '5p', '123m789m555p9p9p34m')).toBe('kong')
  })
})

describe('the opening', () => {
  test.each([
    ['the suit with fewest tiles is void', '123456789m11p23s', 'void s'],
    ['a suit of lone tiles is void before one of sets', '1112m456p789p147s', 'void s'],
    ['a suit that is not held is void', '1112345m456789p', 'void s'],
  ])('%s', (_name, hand, expected) => {
    expect(choiceText(openingAt(SICHUAN, 'choosing-void', { 2: hand }), 2)).toBe(expected)
  })

  test('the loose suit is passed on', () => {
    expect(choiceText(openingAt(SICHUAN, 'swapping', { 2: '11122m45678p159s' }), 2)).toBe('swap 1s 5s 9s')
    expect(choiceText(openingAt(WANZHOU, 'swapping', { 2: '11122m45678p159s' }), 2)).toBe('swap 1s 5s 9s')
  })

  test('the loose suit is put out of play', () => {
    expect(choiceText(begun(BLOOD_FLOW, { hands: { 2: '11122m45678p159s' } }).deal, 2)).toBe('remove 1s 5s 9s')
  })
})

describe('announcing ready (rules.md W6)', () => {
  test('a ready hand that may kong yet is announced, with its discard or between turns', () => {
    const hands = { 0: '123m456m777p99s45p1m', 2: '123m456m888p99p45s' }
    const deal = position(WANZHOU, { turn: 0, discards: 1, hands })
    expect(choiceText(deal, 0)).toBe('announce with 1m')
    expect(choiceText(given(deal).when(discard(0, '1m')).deal, 2)).toBe('announce')
  })

  test('one that will make no kong is not', () => {
    const deal = position(WANZHOU, { turn: 0, discards: 1, hands: { 0: '123m456m789p99s45p1m' } })
    expect(choiceText(deal, 0)).toBe('discard 1m')
  })

  test('an announced hand discards what it draws and kongs what keeps its waits', () => {
    const announced: Position = { turn: 0, announced: [0], discards: 9, hands: { 0: '777m123p56p99m234s7m' } }
    expect(choices(WANZHOU, announced, 0)).toEqual(['concealed kong 7m'])
    expect(choices(WANZHOU, { ...announced, hands: { 0: '777m123p56p99m234s8s' } }, 0)).toEqual(['discard 8s'])
  })
})
