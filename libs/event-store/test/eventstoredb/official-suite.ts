import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_APPEND_BYTES } from '../../src/index.ts'
import { freshPrefix, freshStream } from '../contract/harness.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'
import { type Official, type Read } from './official.ts'

/** Revisions and data of what was read. */
export function summary(events: readonly Read[]): [revision: bigint | undefined, data: unknown][] {
  return events.map(({ revision, data }) => [revision, data])
}

/** What an official client finds at the node, through its public calls. `wrongVersion` has its words for it. */
export function officialClientSuite(
  name: string,
  connect: (address: string) => Official,
  wrongVersion: (actual: bigint, expected: bigint) => object,
): void {
  describe(`${name} finds that the node`, () => {
    let node: NodeProcess
    let client: Official

    beforeAll(async () => {
      node = await startNodeProcess(':memory:')
      client = connect(node.address)
    })
    afterAll(async () => {
      await client.close()
      await node.signal('SIGTERM')
    })

    test.each([
      ['a batch call', false],
      ['a call of its own', true],
    ])('appends at an expected revision, in %s', async (_, alone) => {
      const stream = freshStream()
      expect(await client.append(stream, 'no_stream', [{ n: 0 }, { n: 1 }], alone)).toBe(1n)
      expect(await client.append(stream, 1n, [{ n: 2 }], alone)).toBe(2n)
      expect(await client.append(stream, 'any', [{ n: 3 }], alone)).toBe(3n)
      const wrong = { type: 'wrong-expected-version', ...wrongVersion(3n, 1n) }
      await expect(client.append(stream, 1n, [{}], alone)).rejects.toMatchObject(wrong)
      const tooMuch = [{ text: 'x'.repeat(MAX_APPEND_BYTES) }]
      await expect(client.append(stream, 3n, tooMuch, alone)).rejects.toMatchObject({
        type: 'maximum-append-size-exceeded',
        maxAppendSize: MAX_APPEND_BYTES,
      })
      expect(summary(await client.read(stream))).toEqual([0n, 1n, 2n, 3n].map((n) => [n, { n: Number(n) }]))
    })

    test('does many appends at the same time', async () => {
      const prefix = freshPrefix()
      const streams = Array.from({ length: 100 }, (_, number) => `${prefix}${number % 10}`)
      await Promise.all(streams.map((stream) => client.append(stream, 'any', [{}, {}], false)))
      const all = await client.readAll(prefix)
      expect(all).toHaveLength(200)
      for (const name of new Set(streams)) {
        const own = all.filter(({ stream }) => stream === name)
        expect(own.map(({ revision }) => revision)).toEqual(own.map((_, at) => BigInt(at)))
      }
    })

    test('reads backwards, a number of events, and bytes', async () => {
      const stream = freshStream()
      await client.append(stream, 'no_stream', [{ n: 0 }], false)
      await client.appendBytes(stream, 'Bytes', Uint8Array.of(0, 255))
      expect(summary(await client.read(stream, true))).toEqual([
        [1n, [0, 255]],
        [0n, { n: 0 }],
      ])
      expect(summary(await client.read(stream, true, 1))).toEqual([[1n, [0, 255]]])
      expect(summary(await client.read(stream, false, 1))).toEqual([[0n, { n: 0 }]])
    })

    test('tells missing and deleted streams apart', async () => {
      const stream = freshStream()
      await expect(client.read(stream)).rejects.toMatchObject({ type: 'stream-not-found' })
      await client.append(stream, 'no_stream', [{}, {}], false)
      await client.remove(stream)
      await expect(client.read(stream)).rejects.toMatchObject({ type: 'stream-not-found' })
      expect(await client.append(stream, 'any', [{}], false)).toBe(2n)
      expect((await client.read(stream)).map(({ revision }) => revision)).toEqual([2n])
      await client.bury(stream)
      await expect(client.read(stream)).rejects.toMatchObject({ type: 'stream-deleted' })
      await expect(client.append(stream, 'any', [{}], false)).rejects.toMatchObject({ type: 'stream-deleted' })
      await expect(client.append(stream, 'any', [{}], true)).rejects.toMatchObject({ type: 'stream-deleted' })
    })

    test('keeps metadata, and to what it says of a count', async () => {
      const stream = freshStream()
      await client.append(stream, 'no_stream', [{}, {}, {}], false)
      expect(await client.metadata(stream)).toBeUndefined()
      await client.keep(stream, 2)
      expect(await client.metadata(stream)).toEqual({ maxCount: 2 })
      expect((await client.read(stream)).map(({ revision }) => revision)).toEqual([1n, 2n])
      expect((await client.read(stream, true)).map(({ revision }) => revision)).toEqual([2n, 1n])
    })

    test('follows links when asked', async () => {
      const [stream, links] = [freshStream(), freshStream()]
      await client.append(stream, 'no_stream', [{ n: 0 }, { n: 1 }], false)
      await client.appendBytes(links, '$>', Buffer.from(`1@${stream}`))
      await client.appendBytes(links, '$>', Buffer.from(`7@${stream}`))
      const [found, lost] = await client.readResolved(links)
      expect(found).toEqual({ stream, revision: 1n, data: { n: 1 }, link: '$>' })
      expect(lost).toMatchObject({ stream: undefined, link: '$>' })
    })

    test('sends checkpoints to filtered subscriptions', async () => {
      const prefix = freshPrefix()
      const noise = freshStream()
      await client.append(`${prefix}1`, 'any', [{}], false)
      const following = client.follow(prefix)
      await expect.poll(() => following.log).toContain('caught up')
      const before = following.log.length
      await client.append(noise, 'any', [{}, {}, {}, {}], false)
      await client.append(`${prefix}1`, 'any', [{}], false)
      await expect.poll(() => following.log.at(-1)).toBe('1')
      expect(following.log.slice(before)).toEqual(['checkpoint', 'checkpoint', '1'])
      await following.end()
    })

    test('says that it has no projections', async () => {
      await expect(client.listProjections()).rejects.toMatchObject({ code: 12 })
    })
  })
}
