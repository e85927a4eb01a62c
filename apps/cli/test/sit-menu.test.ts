import { expect, test } from 'vitest'
import type { SeatCommand } from '@paipu/engine'
import { chosen, menu } from '../src/sit/menu.ts'

const ACTIONS: readonly SeatCommand[] = [
  { type: 'swap', seat: 0, tiles: ['5m', '1m', '1m'] },
  { type: 'remove', seat: 0, tiles: ['9s', '2p', 'R'] },
  { type: 'void', seat: 0, suit: 's' },
  { type: 'discard', seat: 0, tile: '5p', announce: false },
  { type: 'discard', seat: 0, tile: 'R', announce: true },
  { type: 'kong', seat: 0, kind: 'concealed', tile: '7s' },
  { type: 'kong', seat: 0, kind: 'added', tile: '7s' },
  { type: 'win', seat: 0 },
  { type: 'answer', seat: 0, answer: 'pung' },
  { type: 'answer', seat: 0, answer: 'pass' },
  { type: 'announce', seat: 0 },
]

test('what may be done is offered in words, English and Chinese', () => {
  const one = (action: SeatCommand, language: 'en' | 'zh') => menu([action], language).trim()
  expect(ACTIONS.map((action) => one(action, 'en'))).toEqual([
    '1 pass on 1, 1, 5 characters',
    '1 put out 2 dots and 9 bamboo and red dragon',
    '1 void suit bamboo',
    '1 discard 5 dots',
    '1 discard red dragon, ready',
    '1 concealed kong of 7 bamboo',
    '1 added kong of 7 bamboo',
    '1 win',
    '1 pung',
    '1 pass',
    '1 announce ready',
  ])
  expect(ACTIONS.map((action) => one(action, 'zh'))).toEqual([
    '1 换出一一五万',
    '1 弃置二筒、九条、红中',
    '1 定缺条',
    '1 打五筒',
    '1 打红中，报听',
    '1 暗杠七条',
    '1 补杠七条',
    '1 胡',
    '1 碰',
    '1 过',
    '1 报听',
  ])
})

test.each(['en', 'zh'] as const)('its lines fit a terminal, and every action has its number (%s)', (language) => {
  const many = [...ACTIONS, ...ACTIONS]
  const text = menu(many, language)
  const columns = (line: string) => [...line].reduce((sum, one) => sum + (one > '\u2fff' ? 2 : 1), 0)
  expect(Math.max(...text.split('\n').map(columns))).toBeLessThanOrEqual(80)
  for (const [index, action] of many.entries()) {
    expect(text).toContain(`${index + 1} ${menu([action], language).trim().slice(2)}`)
    expect(chosen(many, String(index + 1))).toBe(action)
  }
})
