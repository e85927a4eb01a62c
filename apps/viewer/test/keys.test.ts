import { describe, expect, test } from 'vitest'
import { keyAction, type KeyPress } from '../src/stage/keys.ts'

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

  test('digits are found by their place where the layout has other signs there', () => {
    expect(keyAction(press('&', { code: 'Digit1' }))).toEqual({ type: 'seat', fromDealer: 0 })
    expect(keyAction(press('!', { code: 'Digit1', shiftKey: true }))).toBeNull()
  })
})
