import { idOfStream } from '@paipu/contracts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startStoreNode } from './support/node.ts'
import { folder, goldenFile, linesOf, paipu, ROOT } from './support/paipu.ts'
import { golden } from './support/stores.ts'

const CERTIFICATE = join(ROOT, 'libs/event-store/test/eventstoredb/certificate/certificate.pem')
const KEY = join(ROOT, 'libs/event-store/test/eventstoredb/certificate/key.pem')

describe('a store in an EventStoreDB', () => {
  test('takes deals, gives them back byte for byte, replays and verifies them', async () => {
    const store = `esdb://127.0.0.1:${await startStoreNode(':memory:')}?tls=false`
    const files = ['research-1', 'research-2'].map(goldenFile)
    const first = await paipu(['import', ...files, '--store', store])
    expect([first.stderr, first.code]).toEqual(['', 0])
    expect(linesOf(first.stdout).map((line) => line.slice(0, 6))).toEqual(['stored', 'stored'])
    const env = { PAIPU_EVENTSTORE: store, PAIPU_STORE: '/nowhere/at/all.db' }
    const again = await paipu(['import', files[0]!], { env })
    expect(again.stdout).toMatch(/^already-there/)
    const exported = await paipu(['export', '--all'], { env })
    expect(exported.stdout).toBe(files.map((file) => readFileSync(file, 'utf8')).join(''))
    const verified = await paipu(['verify', '--all', '--json'], { env })
    expect(linesOf(verified.stdout).map((line) => (JSON.parse(line) as { result: string }).result)).toEqual([
      'sound',
      'sound',
    ])
    const id = idOfStream(golden('research-2')[0]!.stream)
    const [stored, read] = await Promise.all([paipu(['replay', id], { env }), paipu(['replay', files[1]!])])
    expect([stored.code, stored.stdout]).toEqual([0, read.stdout])
  })

  test('lets in by the name and password of the environment', { tags: 'long' }, async () => {
    const port = await startStoreNode(':memory:', '--tls-cert', CERTIFICATE, '--tls-key', KEY, '--user', 'paipu:a:b')
    const store = `esdb://localhost:${port}?tls=true&tlsCAFile=${encodeURIComponent(CERTIFICATE)}`
    const args = ['import', goldenFile('research-1'), '--store', store]
    const env = { PAIPU_EVENTSTORE_USER: 'paipu', PAIPU_EVENTSTORE_PASSWORD: 'a:b' }
    expect((await paipu(args, { env })).stdout).toMatch(/^stored/)
    const wrong = await paipu(args, { env: { ...env, PAIPU_EVENTSTORE_PASSWORD: 'wrong' } })
    expect([wrong.code, wrong.stdout, linesOf(wrong.stderr).length]).toEqual([2, '', 1])
    const half = await paipu(args, { env: { PAIPU_EVENTSTORE_USER: 'paipu' } })
    expect([half.code, half.stderr]).toEqual([2, expect.stringMatching(/PAIPU_EVENTSTORE_PASSWORD go together/)])
  })

  test('says in one line that nobody answers, and what no address is', async () => {
    const silent = await paipu(['export', '--all', '--store', 'esdb://127.0.0.1:1?tls=false'])
    expect([silent.code, silent.stdout, linesOf(silent.stderr).length]).toEqual([1, '', 1])
    const path = join(folder(), 'a.db')
    const other = await paipu(['verify', '--all'], { env: { PAIPU_EVENTSTORE: `http://${path}` } })
    expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/neither the path of a file nor an EventS/)])
  })
})
