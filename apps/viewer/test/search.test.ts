import { expect, test } from 'vitest'
import { once, searchOf } from '../src/search.ts'

test('an address bar’s parameters are as Next gives them: one as it is, several as a list', () => {
  const search = searchOf('?one=1&two=a&two=b&empty=&__proto__=x')
  expect(search['one']).toBe('1')
  expect(search['two']).toEqual(['a', 'b'])
  expect(Object.keys(search).toSorted()).toEqual(['__proto__', 'empty', 'one', 'two'])
})

test('a parameter that is there once is what it says, any other is nothing', () => {
  const search = searchOf('?one=1&two=a&two=b&empty=')
  expect(['one', 'two', 'empty', 'none'].map((name) => once(search, name))).toEqual(['1', null, null, null])
})
