import { expect, test } from 'vitest'
import { dropBrokenState } from '../server/router-state.ts'

const good = encodeURIComponent(
  JSON.stringify(['', { children: ['rules', { children: ['__PAGE__', {}] }] }, null, null]),
)

test.each([
  [good, true],
  ['%5B%22%22%5D', false],
  ['%', false],
  ['', false],
  ['null', false],
  ['[', false],
  [`["${'a'.repeat(50_000)}",{}]`, false],
])('the router state %s stays: %s', (state, stays) => {
  const headers = { 'next-router-state-tree': state, host: 'x' }
  dropBrokenState(headers)
  expect(headers).toEqual(stays ? { 'next-router-state-tree': state, host: 'x' } : { host: 'x' })
})
