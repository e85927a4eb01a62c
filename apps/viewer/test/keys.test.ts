import { describe, expect, test } from 'vitest'
import { keyAction, strideOf, type KeyPress } from '../src/stage/keys.ts'

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  focus: 'other',
  ...rest,
})

describe('keys', () => {
  test.each([
    ['ArrowLeft', { type: 'back' }],
    ['ArrowRight', { type: 'forward' }],
    ['Home', { type: 'first' }],
    ['End', { type: 'last' }],
    [' ', { type: 'play' }],
    ['0', { type: 'spectator' }],
    ['1', { type: 'seat', fromDealer: 0 }],
    ['4', { type: 'seat', fromDealer: 3 }],
    ['o', { type: 'all-hands' }],
    ['O', { type: 'all-hands' }],
    ['?', { type: 'help' }],
    ['ArrowUp', { type: 'previous-decision' }],
    ['ArrowDown', { type: 'next-decision' }],
    ['[', { type: 'previous-deal' }],
    [']', { type: 'next-deal' }],
    [',', { type: 'previous-mistake' }],
    ['.', { type: 'next-mistake' }],
    ['m', { type: 'points' }],
    ['b', { type: 'copy-link' }],
    ['w', { type: 'waits' }],
    ['d', { type: 'danger' }],
  ])('%s', (key, action) => {
    expect(keyAction(press(key))).toEqual(action)
  })

  test.each(['5', 'x', 'Enter', 'Tab', 'Escape', 'F5', 'PageDown'])('%s is left to the browser', (key) => {
    expect(keyAction(press(key))).toBeNull()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)('nothing with %s', (modifier) => {
    expect(keyAction(press('ArrowLeft', { [modifier]: true }))).toBeNull()
    expect(keyAction(press('o', { [modifier]: true }))).toBeNull()
  })

  test('nothing while typing', () => {
    expect(keyAction(press('o', { focus: 'text' }))).toBeNull()
    expect(keyAction(press('ArrowLeft', { focus: 'text' }))).toBeNull()
  })

  test('space on a button works the button', () => {
    expect(keyAction(press(' ', { focus: 'button' }))).toBeNull()
    expect(keyAction(press('ArrowLeft', { focus: 'button' }))).toEqual({ type: 'back' })
  })

  test('tabs, panes and sliders keep their own keys', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End', ' '])
      expect(keyAction(press(key, { focus: 'pane' }))).toBeNull()
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', ' '])
      expect(keyAction(press(key, { focus: 'tab' }))).toBeNull()
    expect(keyAction(press('m', { focus: 'tab' }))).toEqual({ type: 'points' })
    expect(keyAction(press('ArrowDown', { focus: 'tab' }))).toEqual({ type: 'next-decision' })
    expect(keyAction(press('ArrowUp', { focus: 'slider' }))).toBeNull()
    expect(keyAction(press('ArrowRight', { focus: 'slider' }))).toEqual({ type: 'forward' })
  })

  test('letters and brackets are found by their place where the layout has other signs there', () => {
    expect(keyAction(press('щ', { code: 'KeyO' }))).toEqual({ type: 'all-hands' })
    expect(keyAction(press('ü', { code: 'BracketLeft' }))).toEqual({ type: 'previous-deal' })
    expect(keyAction(press('a', { code: 'KeyO' }))).toBeNull()
    expect(keyAction(press(';', { code: 'Comma', shiftKey: true }))).toBeNull()
  })

  test('a held key goes faster and faster, and never stands still', () => {
    const strides = Array.from({ length: 200 }, (_, repeats) => strideOf(repeats))
    expect(strides[0]).toBe(1)
    expect(strides).toEqual(strides.toSorted((a, b) => a - b))
    expect(strides.at(-1)).toBeGreaterThan(4)
  })

  test('digits are found by their place where the layout has other signs there', () => {
    expect(keyAction(press('&', { code: 'Digit1' }))).toEqual({ type: 'seat', fromDealer: 0 })
    expect(keyAction(press('!', { code: 'Digit1', shiftKey: true }))).toBeNull()
  })
})
