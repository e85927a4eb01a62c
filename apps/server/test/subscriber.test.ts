import { describe, expect, it } from 'vitest'
import { makeSubscriber, MAX_WAITING } from '../src/watching/subscriber.ts'
import type { TableUpdate } from '../src/watching/update.ts'

function update(cursor: string): TableUpdate {
  const time = new Date(0)
  return {
    kind: 'frames',
    deal: null,
    dealNumber: null,
    frames: [],
    cursor,
    delaySeconds: 0,
    visibleFrom: time,
    serverTime: time,
  }
}

describe('a watcher', () => {
  it('gets everything in order as long as it is not too far behind', async () => {
    const watcher = makeSubscriber(
      update('first'),
      () => update('snapshot'),
      () => {},
    )
    for (let n = 1; n < MAX_WAITING; n++) watcher.push(update(String(n)))
    const taken: string[] = []
    for (let n = 0; n < MAX_WAITING; n++) taken.push((await watcher.updates.next()).value.cursor)
    expect(taken).toEqual(['first', ...Array.from({ length: MAX_WAITING - 1 }, (_, n) => String(n + 1))])
  })

  it('that is too far behind loses what waits, holds nothing, and gets one snapshot when it takes it', async () => {
    let made = 0
    const watcher = makeSubscriber(
      update('first'),
      () => update(`snapshot ${++made}`),
      () => {},
    )
    for (let n = 0; n < 10 * MAX_WAITING; n++) watcher.push(update(String(n)))
    expect(made).toBe(0)
    expect((await watcher.updates.next()).value.cursor).toBe('snapshot 1')
    watcher.push(update('after'))
    expect((await watcher.updates.next()).value.cursor).toBe('after')
    expect(made).toBe(1)
  })

  it('is told to the table once when it goes, and what it waited for ends', async () => {
    let ends = 0
    const watcher = makeSubscriber(
      update('first'),
      () => update('snapshot'),
      () => ends++,
    )
    await watcher.updates.next()
    const waiting = watcher.updates.next()
    await watcher.updates.return!()
    await watcher.updates.return!()
    watcher.complete()
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(ends).toBe(1)
  })

  it('still gets what waits when the table is over', async () => {
    const watcher = makeSubscriber(
      update('first'),
      () => update('snapshot'),
      () => {},
    )
    watcher.push(update('last'))
    watcher.complete()
    watcher.push(update('too late'))
    const taken: string[] = []
    for await (const { cursor } of watcher.updates) taken.push(cursor)
    expect(taken).toEqual(['first', 'last'])
  })
})
