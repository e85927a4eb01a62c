import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import { importDeal, toNewEvent } from '@paipu/records'
import { simulatedLog } from '../src/simulated-log.ts'
import { folder, linesOf, paipu } from './support/paipu.ts'
import { countEvents, golden, openStore, storeWith } from './support/stores.ts'

const DEAL = golden('research-1')
const OTHER = golden('research-2')

/** A closed store with two deals in it. */
async function soundStore(): Promise<string> {
  const path = join(folder(), 'a.db')
  await storeWith(path, DEAL, OTHER)
  return path
}

/** Flips one bit of a text that stands once in a file, so many bytes after its beginning. */
function flip(path: string, text: string, offset: number, bit: number): void {
  const content = readFileSync(path)
  const at = content.indexOf(text)
  expect(content.indexOf(text, at + 1)).toBe(-1)
  content[at + offset]! ^= 1 << bit
  writeFileSync(path, content)
}

/** The texts of a stored event, as they stand in the file. */
const dataOf = (record: EventRecord): string => toNewEvent(record).data as string
const metadataOf = (record: EventRecord): string => toNewEvent(record).metadata as string

describe('paipu store check', () => {
  test('finds a sound store sound, also while another process writes to it', async () => {
    const path = await soundStore()
    const writer = await openStore(path)
    const { code, stdout } = await paipu(['store', 'check', '--store', path])
    expect([code, stdout]).toEqual([0, `sound       ${path}: ${DEAL.length + OTHER.length} events in 2 streams\n`])
    await writer.close()
  })

  test.each([
    ['data', 40, () => dataOf(DEAL[40]!) + metadataOf(DEAL[40]!), 9, 0],
    ['data', 3, () => dataOf(OTHER[3]!) + metadataOf(OTHER[3]!), 20, 4],
    ['metadata', 7, () => metadataOf(DEAL[7]!), metadataOf(DEAL[7]!).indexOf('recordedAt') + 20, 1],
    ['a hash', 8, () => metadataOf(DEAL[8]!), metadataOf(DEAL[8]!).length - 5, 2],
    ['JSON itself', 11, () => metadataOf(DEAL[11]!), 0, 6],
  ])(
    'names the one event of which a bit of %s (event %d) was flipped on the disk',
    async (_, at, text, offset, bit) => {
      const path = await soundStore()
      flip(path, text(), offset, bit)
      const { code, stdout } = await paipu(['store', 'check', '--store', path, '--json'])
      const { faults } = JSON.parse(stdout) as { faults: unknown[] }
      const { stream } = at === 3 ? OTHER[0]! : DEAL[0]!
      expect([code, faults]).toEqual([
        1,
        [
          {
            kind: 'changed-event',
            stream,
            revision: at,
            message: expect.stringContaining(`${stream}, event ${at}: `) as string,
          },
        ],
      ])
    },
  )

  test('names damage of the file, and a store that is none, in lines', async () => {
    const path = await soundStore()
    const content = readFileSync(path)
    writeFileSync(path, content.fill(0xff, 4096 * 6, 4096 * 8))
    const damaged = await paipu(['store', 'check', '--store', path])
    expect([damaged.code, damaged.stderr]).toEqual([1, ''])
    expect(linesOf(damaged.stdout)[0]).toMatch(/^damaged: /)
    expect(linesOf(damaged.stdout).at(-1)).toMatch(/^wrong /)
    const missing = await paipu(['store', 'check', '--store', join(folder(), 'none.db')])
    expect([missing.code, missing.stdout, linesOf(missing.stderr).length]).toEqual([2, '', 1])
    const esdb = await paipu(['store', 'check', '--store', 'esdb://127.0.0.1:2113'])
    expect([esdb.code, esdb.stderr]).toEqual([2, expect.stringMatching(/store check is for store files/)])
  })
})

describe('paipu store backup', () => {
  test('copies what is there at one moment while a server goes on writing', async () => {
    const path = await soundStore()
    const store = await openStore(path)
    const copy = join(folder(), 'backups', 'copy.db')
    const backup = { done: false }
    const ended = paipu(['store', 'backup', copy, '--store', path]).finally(() => (backup.done = true))
    for (let dealNumber = 1; !backup.done; dealNumber++) {
      await importDeal(store, simulatedLog({ rules: newestRuleSet('wanzhou')!, seed: 'backup', dealNumber }))
      await new Promise(setImmediate)
    }
    const { code, stdout, stderr } = await ended
    expect([code, stderr, stdout]).toEqual([
      0,
      '',
      expect.stringMatching(/^backed up .*copy\.db: \d+ events in \d+ str/),
    ])
    expect((await paipu(['store', 'check', '--store', copy])).code).toBe(0)
    const copied: string[] = []
    for await (const { id } of (await openStore(copy)).readAll()) copied.push(id)
    expect(copied.length).toBeGreaterThanOrEqual(DEAL.length + OTHER.length)
    const whole: string[] = []
    for await (const { id } of store.readAll({ limit: copied.length })) whole.push(id)
    expect(copied).toEqual(whole)
  })

  test('never overwrites a file, and keeps the copy of a store with a fault but says so', async () => {
    const path = await soundStore()
    const there = join(folder(), 'there')
    writeFileSync(there, 'precious')
    const refused = await paipu(['store', 'backup', there, '--store', path])
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/there exists already/)])
    expect(readFileSync(there, 'utf8')).toBe('precious')
    flip(path, metadataOf(DEAL[8]!), 30, 1)
    const copy = join(folder(), 'copy.db')
    const kept = await paipu(['store', 'backup', copy, '--store', path])
    expect([kept.code, existsSync(copy)]).toEqual([1, true])
    expect(kept.stderr).toMatch(/^paipu: changed-event: deal-.*, event 8: /)
  })
})

describe('paipu store restore', () => {
  test('makes the store that was backed up, where there is none', async () => {
    const [path, copy, target] = [await soundStore(), join(folder(), 'copy.db'), join(folder(), 'new', 'paipu.db')]
    expect((await paipu(['store', 'backup', copy, '--store', path])).code).toBe(0)
    const { code, stdout } = await paipu(['store', 'restore', copy, '--store', target])
    expect([code, stdout]).toEqual([0, `restored    ${target}: ${DEAL.length + OTHER.length} events in 2 streams\n`])
    expect(readdirSync(dirname(target)).toSorted()).toEqual(['paipu.db', 'paipu.db.lock'])
    const verified = await paipu(['verify', '--all', '--store', target])
    expect(linesOf(verified.stdout).map((line) => line.split(' ')[0])).toEqual(['sound', 'sound'])
    expect(await importDeal(await openStore(target), golden('research-5'))).toEqual({ result: 'stored' })
  })

  test('never overwrites a store, nor what is left of one', async () => {
    const [path, copy] = [await soundStore(), join(folder(), 'copy.db')]
    await paipu(['store', 'backup', copy, '--store', path])
    await storeWith(path, golden('research-5'))
    const again = await paipu(['store', 'restore', copy, '--store', path])
    expect([again.code, again.stderr]).toEqual([2, expect.stringMatching(/a\.db exists already: it is never overwr/)])
    expect(await countEvents(path)).toBe(DEAL.length + OTHER.length + golden('research-5').length)
    const target = join(folder(), 'paipu.db')
    writeFileSync(`${target}-wal`, 'what was written last')
    const lost = await paipu(['store', 'restore', copy, '--store', target])
    expect([lost.code, lost.stderr]).toEqual([2, expect.stringMatching(/paipu\.db-wal exists already/)])
  })

  test('refuses a backup of which a bit was flipped, and leaves nothing behind', async () => {
    const [backup, target] = [await soundStore(), join(folder(), 'paipu.db')]
    flip(backup, dataOf(DEAL[40]!) + metadataOf(DEAL[40]!), 9, 0)
    const { code, stdout, stderr } = await paipu(['store', 'restore', backup, '--store', target])
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/a\.db is not restored: changed-event: deal-.*, event 40: /),
    ])
    expect(readdirSync(dirname(target))).toEqual(['paipu.db.lock'])
  })
})
