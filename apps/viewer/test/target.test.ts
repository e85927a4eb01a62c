import { describe, expect, test } from 'vitest'
import { isPath, readableTarget } from '../server/target.ts'

test('a target that can be decoded stays as it is', () => {
  for (const target of ['/', '/deals/a%20b?ply=%E0%A4%A', '/deals/%E7%89%8C', '/?a=1?b']) {
    expect(readableTarget(target)).toBe(target)
  }
})

test('a broken escape in the path means its text, and the search stays', () => {
  const readable = readableTarget('/deals/%E0%A4%A?ply=%31')
  expect(readable).toBe('/deals/%25E0%25A4%25A?ply=%31')
  expect(decodeURIComponent(readable.split('?')[0]!)).toBe('/deals/%E0%A4%A')
})

describe('isPath', () => {
  test.each(['/', '/deals/x?step=1', '//elsewhere'])('%s is one', (target) => {
    expect(isPath(target)).toBe(true)
  })

  test.each(['*', 'http://elsewhere/', ''])('%j is none', (target) => {
    expect(isPath(target)).toBe(false)
  })
})
