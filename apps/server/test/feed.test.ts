import { describe, expect, it } from 'vitest'
import { deliver } from '../src/feeds/deliver.ts'
import { makeSource, MAX_WAITING } from '../src/feeds/feed.ts'
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
    const watcher = makeSource(
      update('first'),
      () => update('snapshot'),
      () => {},
    )
    for (let n = 1; n < MAX_WAITING; n++) watcher.push(update(String(n)))
    const taken: string[] = []
    for (let n = 0; n < MAX_WAITING; n++) taken.push((await watcher.feed.next()).value.cursor)
    expect(taken).toEqual(['first', ...Array.from({ length: MAX_WAITING - 1 }, (_, n) => String(n + 1))])
  })

  it('that is too far behind loses what waits, holds nothing, and gets one snapshot when it takes it', async () => {
    let made = 0
    const watcher = makeSource(
      update('first'),
      () => update(`snapshot ${++made}`),
      () => {},
    )
    for (let n = 0; n < 10 * MAX_WAITING; n++) watcher.push(update(String(n)))
    expect(made).toBe(0)
    expect((await watcher.feed.next()).value.cursor).toBe('snapshot 1')
    watcher.push(update('after'))
    expect((await watcher.feed.next()).value.cursor).toBe('after')
    expect(made).toBe(1)
  })

  it('is told to the table once when it goes, and what it waited for ends', async () => {
    let ends = 0
    const watcher = makeSource(
      update('first'),
      () => update('snapshot'),
      () => ends++,
    )
    await watcher.feed.next()
    const waiting = watcher.feed.next()
    await watcher.feed.return!()
    await watcher.feed.return!()
    watcher.complete()
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(ends).toBe(1)
  })

  it('still gets what waits when the table is over', async () => {
    const watcher = makeSource(
      update('first'),
      () => update('snapshot'),
      () => {},
    )
    watcher.push(update('last'))
    watcher.complete()
    watcher.push(update('too late'))
    const taken: string[] = []
    for await (const { cursor } of watcher.feed) taken.push(cursor)
    expect(taken).toEqual(['first', 'last'])
  })
})

describe('delivery', () => {
  /** A sink that takes only when it is told to. */
  function slowSink() {
    const given: string[] = []
    let taken = (): void => {}
    return {
      given,
      give: ({ cursor }: TableUpdate, done: () => void) => {
        given.push(cursor)
        taken = done
      },
      take: () => taken(),
    }
  }

  it('gives one update at a time, and what a stalled reader makes wait is bounded', () => {
    const source = makeSource(
      update('first'),
      () => update('snapshot'),
      () => {},
    )
    const sink = slowSink()
    let over = 0
    deliver(source.feed, sink.give, () => over++)
    for (let n = 0; n < 10 * MAX_WAITING; n++) source.push(update(String(n)))
    expect(sink.given).toEqual(['first'])
    sink.take()
    sink.take()
    expect(sink.given).toEqual(['first', 'snapshot'])
    source.push(update('next'))
    source.push(update('last'))
    source.complete()
    expect(sink.given).toEqual(['first', 'snapshot', 'next'])
    sink.take()
    expect(over).toBe(0)
    sink.take()
    sink.take()
    expect(sink.given).toEqual(['first', 'snapshot', 'next', 'last'])
    expect(over).toBe(1)
  })

  it('takes a sink that takes at once through everything that waits', () => {
    const source = makeSource(
      update('0'),
      () => update('snapshot'),
      () => {},
    )
    for (let n = 1; n < MAX_WAITING; n++) source.push(update(String(n)))
    const given: string[] = []
    deliver(
      source.feed,
      ({ cursor }, taken) => {
        given.push(cursor)
        taken()
      },
      () => {},
    )
    expect(given).toEqual(Array.from({ length: MAX_WAITING }, (_, n) => String(n)))
  })

  it('ends when its reader goes', async () => {
    let ends = 0
    const source = makeSource(
      update('first'),
      () => update('snapshot'),
      () => ends++,
    )
    const sink = slowSink()
    deliver(source.feed, sink.give, () => {})
    source.push(update('second'))
    await source.feed.return()
    source.push(update('third'))
    sink.take()
    expect(sink.given).toEqual(['first'])
    expect(ends).toBe(1)
  })
})
