import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/index.ts'
import { collect, failure, freshStream, idsOf, someEvents } from '../contract/harness.ts'
import { stores } from '../support/folder.ts'
import { startNodeProcess } from './node-process.ts'

const newPath = stores()

/** Opens an address in a process of its own; answers whether that loaded gRPC. */
async function loadsGrpc(address: string): Promise<boolean> {
  const index = fileURLToPath(new URL('../../src/index.ts', import.meta.url))
  const program = `
    const { openStore } = await import(${JSON.stringify(index)})
    const store = await openStore(${JSON.stringify(address)})
    await store.close()
    const { default: module } = await import('node:module')
    console.log(Object.keys(module._cache ?? {}).some((name) => name.includes('grpc')))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return stdout.trim() === 'true'
}

describe('a store opened by its address', () => {
  test('is a file for a path', async () => {
    const path = newPath()
    const stream = freshStream()
    const events = someEvents(2)
    const store = await openStore(path, { synchronous: 'normal' })
    await store.append(stream, 'no-stream', events)
    await store.close()
    const again = await openStore(path, { readOnly: true })
    expect(idsOf(await collect(again.readStream(stream)))).toEqual(idsOf(events))
    await again.close()
  })

  test('is an EventStoreDB for a connection string', async () => {
    const node = await startNodeProcess(':memory:')
    const store = await openStore(node.address, { credentials: { username: 'a', password: 'b' } })
    const stream = freshStream()
    const events = someEvents(2)
    await store.append(stream, 'no-stream', events)
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events))
    await store.close()
    await node.signal('SIGTERM')
  })

  test('loads the client of EventStoreDB only for one', async () => {
    expect(await loadsGrpc(newPath())).toBe(false)
    expect(await loadsGrpc('esdb://127.0.0.1:1?tls=false')).toBe(true)
  })

  test.each(['esdb://', 'esdb://host:port', 'esdb://a:secret@host?nonsense'])(
    'is refused for %s without giving away what it says',
    async (address) => {
      expect(await failure(openStore(address))).toEqual({ code: 'bad-argument' })
      await expect(openStore(address)).rejects.not.toThrow('secret')
    },
  )
})
