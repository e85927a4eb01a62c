import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce } from '../src/support/at-once.ts'

test('no more pieces of work are under way than were asked for, and all of them end', async () => {
  const work = atOnce(3)
  const gates = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  const seen = { running: 0, most: 0 }
  const begun = (async () => {
    for (const gate of gates) {
      await work.begin(async () => {
        seen.most = Math.max(seen.most, ++seen.running)
        await gate.promise
        seen.running--
      })
    }
  })()
  while (seen.running < 3) await nextTurn()
  await nextTurn()
  for (const gate of gates) gate.resolve()
  await begun
  await work.finish()
  expect(seen).toEqual({ running: 0, most: 3 })
})

test('a failure comes out at the next piece or at the end, and nothing more begins', async () => {
  const work = atOnce(1)
  await work.begin(() => Promise.reject(new Error('no room')))
  let begun = false
  await expect(work.begin(async () => void (begun = true))).rejects.toThrow('no room')
  await expect(work.finish()).rejects.toThrow('no room')
  expect(begun).toBe(false)
})
