import { join } from 'node:path'
import { TABLE_STREAMS } from '@paipu/contracts'
import { openEmbeddedStore } from '@paipu/event-store'
import { must } from '../support/must.ts'
import type { Part } from '../support/part.ts'
import { startServer } from '../support/server.ts'
import { checkSound, type Contents } from '../support/sound.ts'
import { storeWithTables } from '../support/tables.ts'

const SET_CLOCK = ['--import', join(import.meta.dirname, '../support/set-clock.ts')]

/**
 * The clock of a playing server set back by an hour while it runs, and by another before it starts again after a `kill -9`:
 * the tables play on, and the times in every stream only rise.
 */
export function clockSetBack({ tables }: { readonly tables: number }): Part {
  return {
    name: 'the clock set back by an hour',
    steps: 4,
    async run(folder, step) {
      const path = join(folder, 'paipu.db')
      await storeWithTables(path, tables, 10)
      const server = await startServer(path, SET_CLOCK)
      const before = await dealsClosed(path, tables)
      step(`${before} deals closed with the right clock`)
      server.child.kill('SIGUSR2')
      const back = await dealsClosed(path, before + tables)
      step(`${back - before} more with the clock set back`)
      await server.end('SIGKILL')
      const again = await startServer(path, SET_CLOCK, 'export HOURS_BEHIND=2')
      const after = await dealsClosed(path, back + tables)
      step(`${after - back} more by a server that starts behind the times in its store`)
      await again.end('SIGKILL')
      const contents = await checkSound(path)
      checkTimes(contents)
      must((await timesSetBack(path)) === 2, () => 'the clock was not set back')
      step('the times in every stream only rise')
      return [
        ['deals closed before', before],
        ['deals closed after it was set back', back - before],
        ['deals closed by a server that started behind', after - back],
        ['events, their times in order', contents.events],
      ]
    },
  }
}

/** How often the store's own clock went back by more than half an hour from one event to the next. */
async function timesSetBack(path: string): Promise<number> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  let last = 0
  let times = 0
  for await (const { created } of store.readAll()) {
    if (created.getTime() < last - 1_800_000) times++
    last = created.getTime()
  }
  await store.close()
  return times
}

/** Waits until tables have closed so many deals; answers how many they have. */
async function dealsClosed(path: string, enough: number): Promise<number> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  let closed = 0
  const reached = Promise.withResolvers<void>()
  store.subscribeToAll({
    streamPrefix: TABLE_STREAMS,
    onEvent({ type }) {
      if (type === 'DealClosed' && ++closed >= enough) reached.resolve()
    },
  })
  await reached.promise
  await store.close()
  return closed
}

function checkTimes({ streams }: Contents): void {
  for (const [stream, records] of streams) {
    for (const [at, { time }] of records.entries())
      must(
        at === 0 || records[at - 1]!.time <= time,
        () => `${stream}@${at}: ${time} comes after ${records[at - 1]!.time}`,
      )
  }
}
