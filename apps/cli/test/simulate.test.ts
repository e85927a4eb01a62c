import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newestRuleSet, RULE_SETS } from '@paipu/engine'
import { checkDeal, readLog, writeLog } from '@paipu/records'
import { simulatedEvents, simulatedLog } from '../src/simulated-log.ts'
import { folder, linesOf, paipu, start } from './support/paipu.ts'
import { countEvents } from './support/stores.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('the log of a simulated deal', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    'of %s is whole, sound and the same each time',
    (_, rules) => {
      for (const dealNumber of [1, 2, 3]) {
        const records = simulatedLog({ rules, seed: 'a', dealNumber })
        expect(checkDeal(records)).toMatchObject({ ok: true })
        expect(readLog(writeLog(records))).toEqual({ ok: true, records })
        expect(writeLog(simulatedLog({ rules, seed: 'a', dealNumber }))).toBe(writeLog(records))
        expect(simulatedEvents({ rules, seed: 'a', dealNumber })).toEqual(
          records.map(({ type, data }) => ({ type, data })),
        )
      }
    },
  )

  test('has its own ids and tiles for each rule set, seed and deal', () => {
    const [first, second] = RULE_SETS
    const plans = [
      { rules: first!, seed: 'a', dealNumber: 1 },
      { rules: first!, seed: 'a', dealNumber: 2 },
      { rules: first!, seed: 'b', dealNumber: 1 },
      { rules: second!, seed: 'a', dealNumber: 1 },
    ]
    const logs = plans.map(simulatedLog)
    expect(new Set(logs.map((records) => records[0]!.stream)).size).toBe(plans.length)
    expect(new Set(logs.map((records) => JSON.stringify(records[1]!.data))).size).toBe(plans.length)
    const ids = logs.flatMap((records) => records.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('goes by a simulated clock: five minutes a deal, a second a decision', () => {
    const rules = newestRuleSet('wanzhou')!
    const [one, two] = [1, 2].map((dealNumber) => simulatedLog({ rules, seed: 'a', dealNumber }))
    expect([one![0]!.time, two![0]!.time]).toEqual(['2020-01-01T00:00:00.000Z', '2020-01-01T00:05:00.000Z'])
    const steps = one!.slice(1).map((record, index) => Date.parse(record.time) - Date.parse(one![index]!.time))
    expect(new Set(steps)).toEqual(new Set([0, 1000]))
    expect(Date.parse(one!.at(-1)!.time)).toBeLessThan(Date.parse(two![0]!.time))
  })

  test('names who caused each event', () => {
    const records = simulatedLog({ rules: newestRuleSet('sichuan-swap-three')!, seed: 'a', dealNumber: 1 })
    for (const { type, data, metadata } of records) {
      if (type === 'TileDiscarded') expect(metadata.actor).toBe(`seat:${(data as { seat: number }).seat}`)
      if (type === 'TileDrawn' || type === 'DealStarted') expect(metadata.actor).toBe('table')
    }
  })
})

describe('paipu simulate', () => {
  test('writes the same bytes for the same arguments, others for others', async () => {
    const args = ['simulate', '--rules', 'all', '--deals', '12', '--jsonl', '--seed']
    const [one, again, other] = await Promise.all([paipu([...args, 'x']), paipu([...args, 'x']), paipu([...args, 'y'])])
    expect([one.code, one.stderr]).toEqual([0, ''])
    expect(sha256(again.stdout)).toBe(sha256(one.stdout))
    expect(sha256(other.stdout)).not.toBe(sha256(one.stdout))
    const read = readLog(one.stdout)
    const streams = new Set(read.ok ? read.records.map((record) => record.stream) : [])
    expect(streams.size).toBe(12)
  })

  test('goes round the rule sets, each with the deals it has alone', async () => {
    const [all, alone] = await Promise.all([
      paipu(['simulate', '--rules', 'all', '--deals', '8', '--jsonl']),
      paipu(['simulate', '--rules', 'blood-flow-discard-three', '--deals', '2', '--jsonl']),
    ])
    const started = linesOf(all.stdout).filter((line) => line.includes('"DealStarted"'))
    const order = started.map((line) => (JSON.parse(line) as { data: { ruleSet: { id: string } } }).data.ruleSet.id)
    expect(order).toEqual([...RULE_SETS, ...RULE_SETS].slice(0, 8).map((rules) => rules.id))
    for (const line of linesOf(alone.stdout)) expect(all.stdout).toContain(line)
  })

  test('writes to a file and a store at once, and sums up', async () => {
    const dir = folder()
    const [out, store] = [join(dir, 'deals.jsonl'), join(dir, 'a.db')]
    const args = ['simulate', '--rules', 'red-dragon-wild', '--deals', '5', '--out', out, '--store', store, '--json']
    const { code, stdout } = await paipu(args)
    const summary = JSON.parse(stdout) as {
      deals: number
      ruleSets: { deals: number; events: number; meanPoints: number[] }[]
    }
    expect([code, summary.deals, summary.ruleSets[0]!.deals]).toEqual([0, 5, 5])
    expect(summary.ruleSets[0]!.meanPoints.reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(0)
    expect(linesOf(readFileSync(out, 'utf8'))).toHaveLength(summary.ruleSets[0]!.events)
    expect(await countEvents(store)).toBe(summary.ruleSets[0]!.events)
    expect(readdirSync(dir)).not.toContain('deals.jsonl.part')
    expect((await paipu(args)).code).toBe(0)
    expect(await countEvents(store)).toBe(summary.ruleSets[0]!.events)
  })

  test('tells a person how the deals went', async () => {
    const { stdout } = await paipu(['simulate', '--rules', 'wanzhou', '--deals', '4', '--seed', 'z'])
    expect(stdout).toMatch(
      /^wanzhou +4 deals, \d ended by wins, \d by the wall; \d wins?, \d+ % self-drawn; mean points by seat [+−]/,
    )
    expect(stdout).toMatch(/4 deals of seed "z" in [\d.]+ s, \d+ deals\/s\n$/)
  })

  test('leaves no file that looks whole when it is stopped', async () => {
    const dir = folder()
    const out = join(dir, 'deals.jsonl')
    const child = start(['simulate', '--rules', 'wanzhou', '--deals', '100000', '--out', out])
    while (!existsSync(`${out}.part`) || statSync(`${out}.part`).size === 0) {
      await sleep(20)
    }
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(readdirSync(dir)).toEqual(['deals.jsonl.part'])
  })

  test('stops quietly when nobody reads on', async () => {
    const child = start(['simulate', '--rules', 'wanzhou', '--deals', '100000', '--jsonl'])
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await once(child, 'close')).toEqual([0, null])
  })

  test('writes to a device as it is', async () => {
    expect(await paipu(['simulate', '--rules', 'wanzhou', '--jsonl', '--out', '/dev/null'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })

  test.each([
    [['--deals', '3'], /--rules/],
    [['--rules', 'riichi'], /"riichi".*wanzhou/],
    [['--rules', 'wanzhou', '--deals', '0'], /'0' is invalid/],
    [['--rules', 'wanzhou', '--deals', '1.5'], /'1.5' is invalid/],
    [['--rules', 'wanzhou', '--jsonl', '--json'], /one of them/],
    [['--rules', 'wanzhou', '--out', '/nowhere/at/all'], /\/nowhere\/at\/all can't be written: ENOENT/],
    [
      ['--rules', 'wanzhou', '--store', 'http://127.0.0.1:2113'],
      /http:\/\/127.0.0.1:2113 is neither the path of a file/,
    ],
    [['--rules', 'wanzhou', '--store', ':memory:'], /name a file/],
  ])('%j is refused in one line', async (args, message) => {
    const { code, stdout, stderr } = await paipu(['simulate', ...args])
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})
