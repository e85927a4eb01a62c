import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newestRuleSet } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { simulatedLog } from '../src/simulated-log.ts'
import { researchData, researchText, type ResearchData } from '../../../libs/records/test/support/research-text.ts'
import { folder, goldenFile, linesOf, paipu, ROOT } from './support/paipu.ts'
import { resealed } from '../../../libs/records/test/support/deals.ts'
import { countEvents, golden } from './support/stores.ts'

const NAMES = ['research-1', 'research-2', 'research-5', 'research-8', 'research-9']
const SHARED = join(ROOT, '../shared/records')

/** A folder to work in: files are written into it, and its store is there to import to. */
function workplace(): { file: (name: string, text: string) => string; store: string } {
  const dir = folder()
  return {
    store: join(dir, 'a.db'),
    file(name, text) {
      writeFileSync(join(dir, name), text)
      return join(dir, name)
    },
  }
}

test('paipu import says of a link in a circle that it can not be read, and goes on', async () => {
  const { file, store } = workplace()
  const link = file('link.jsonl', '')
  rmSync(link)
  symlinkSync(link, link)
  const { code, stdout, stderr } = await paipu(['import', link, goldenFile('research-1'), '--store', store])
  expect([code, stderr]).toEqual([2, ''])
  expect(linesOf(stdout)).toEqual([
    `unreadable     ${link}: the file can't be read: ELOOP`,
    `stored         ${goldenFile('research-1')}: 1 deal, 1 new`,
  ])
})

describe('paipu import of research records', () => {
  test('stores them, once, as the golden deals', async () => {
    const { file, store } = workplace()
    const files = NAMES.map((name) => file(`${name}.txt`, researchText(researchData(golden(name)))))
    const first = await paipu(['import', ...files, '--store', store])
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(linesOf(first.stdout)).toEqual(files.map((path) => `stored         ${path}: 1 deal, 1 new`))
    const again = await paipu(['import', ...NAMES.map(goldenFile), '--store', store])
    expect([again.code, linesOf(again.stdout).every((line) => line.startsWith('already-there'))]).toEqual([0, true])
    expect(await countEvents(store)).toBe(NAMES.map(golden).reduce((sum, records) => sum + records.length, 0))
  })

  test.runIf(existsSync(SHARED))('stores the public files, whatever shell they are named with', async () => {
    const files = readdirSync(SHARED).filter((name) => name.endsWith('.txt'))
    const { code, stdout } = await paipu(['import', ...files.map((name) => `../shared/records/${name}`)], {
      env: { PAIPU_STORE: workplace().store },
    })
    expect([code, linesOf(stdout).length]).toEqual([0, files.length])
  })

  const DATA = researchData(golden('research-1'))
  const changed = (change: (data: ResearchData) => void): string => {
    const data = structuredClone(DATA)
    change(data)
    return researchText(data)
  }
  const pung = DATA.actions.findIndex((action) => action[1] === 'pong')
  const BROKEN: readonly (readonly [name: string, text: string, said: RegExp])[] = [
    [
      'not-held',
      changed(({ actions }) => (actions[1] = [0, 'discard', [0, 9]])),
      /refused.*action 2: tile-not-held: .*9m/,
    ],
    [
      'void-first',
      changed(
        ({ actions, hands, voids }) => (actions[1] = [0, 'discard', hands[0]!.find(([suit]) => suit !== voids[0])!]),
      ),
      /refused.*action 2: void-suit-first.*V2/,
    ],
    ['wrong-seat', changed(({ actions }) => (actions[2] = [2, 'draw'])), /refused.*action 3: draw: .*C4/],
    [
      'no-pair',
      changed(({ actions }) => (actions[pung] = [actions[pung]![0], 'pong', [0, 9]])),
      new RegExp(`refused.*action ${pung + 1}: pong: .*C5`),
    ],
    [
      'no-win',
      changed(({ actions }) => actions.splice(3, 0, [1, 'zimo', DATA.wall.at(-1)!])),
      /refused.*action 4: not-a-win.*C10/,
    ],
    [
      'scores',
      changed((data) => (data.scores = [3, 3, -3, -3])),
      new RegExp(`refused.*action ${DATA.actions.length + 1}: the scores are \\[2, 4, -3, -3\\]`),
    ],
    ['early-end', changed(({ actions }) => actions.splice(-30)), /refused.*stops before the deal is over/],
    ['late-end', changed(({ actions }) => actions.push([0, 'draw'])), /refused.*action \d+: /],
    ['fifth-copy', changed(({ wall }) => (wall[0] = [0, (wall[0]![1] % 9) + 1])), /refused.*bad-wall/],
    [
      'no-action',
      changed(({ actions }) => actions.splice(5, 0, [0, 'chow', [0, 1]])),
      /unreadable.*action 6: .*no action/,
    ],
    ['short-hand', changed(({ hands }) => hands[2]!.pop()), /unreadable.*H2/],
    ['no-list', '[1, 2', /unreadable.*not a list/],
    ['empty', '', /unreadable.*no deal/],
  ]

  test('refuses each broken one with its action and the rule, and stores nothing', async () => {
    const { file, store } = workplace()
    const files = BROKEN.map(([name, text]) => file(`${name}.txt`, text))
    const { code, stdout } = await paipu(['import', ...files, '--store', store])
    expect(code).toBe(2)
    for (const [index, line] of linesOf(stdout).entries()) {
      expect(line).toContain(files[index])
      expect(line).toMatch(BROKEN[index]![2])
    }
    expect(linesOf(stdout)).toHaveLength(files.length)
    expect(await countEvents(store)).toBe(0)
  })

  test('goes on with the next file, and ends with 1 where a rule is broken', async () => {
    const { file, store } = workplace()
    const { code, stdout } = await paipu([
      'import',
      file('scores.txt', BROKEN[5]![1]),
      goldenFile('research-2'),
      '--store',
      store,
      '--json',
    ])
    const results = linesOf(stdout).map((line) => (JSON.parse(line) as { result: string }).result)
    expect([code, results]).toEqual([1, ['refused', 'stored']])
    expect(await countEvents(store)).toBe(golden('research-2').length)
  })
})

describe('paipu import of logs', () => {
  const BOTS = ['wanzhou', 'blood-flow-discard-three'].map((id) =>
    simulatedLog({ rules: newestRuleSet(id)!, seed: 'import', dealNumber: 1 }),
  )
  const TWO = BOTS.map(writeLog).join('')

  test('takes several deals in a file, also when their events are mixed', async () => {
    const { file, store } = workplace()
    const [long, short] = BOTS.toSorted((a, b) => b.length - a.length)
    const mixed = long!.flatMap((record, index) => [record, ...(short![index] === undefined ? [] : [short![index]])])
    const { stdout } = await paipu([
      'import',
      file('two.jsonl', TWO),
      file('mixed.jsonl', writeLog(mixed)),
      '--store',
      store,
    ])
    expect(linesOf(stdout).map((line) => line.replace(/ \S+: /, ': '))).toEqual([
      'stored        : 2 deals, 2 new',
      'already-there : 2 deals, 0 new',
    ])
  })

  test('stores nothing of a file of which one deal is wrong, and names its line', async () => {
    const { file, store } = workplace()
    const paid = BOTS[1]!.findIndex(({ type }) => type === 'PointsPaid')
    const wrong = resealed(
      BOTS[1]!.with(paid, { ...BOTS[1]![paid]!, data: { ...(BOTS[1]![paid]!.data as object), reason: 'kong-refund' } }),
    )
    const path = file('wrong.jsonl', writeLog(BOTS[0]!) + writeLog(wrong))
    const { code, stdout } = await paipu(['import', path, '--store', store])
    expect([code, await countEvents(store)]).toEqual([1, 0])
    expect(stdout).toContain(
      `refused        ${path}: line ${BOTS[0]!.length + paid + 1}, event ${paid}: PointsPaid.reason`,
    )
  })

  test('refuses a deal that is there with other events, and the rest of its file', async () => {
    const { file, store } = workplace()
    const first = BOTS[0]![0]!
    const renamed = resealed([
      { ...first, data: { ...(first.data as object), source: 'elsewhere' } },
      ...BOTS[0]!.slice(1),
    ])
    await paipu(['import', file('one.jsonl', writeLog(BOTS[0]!)), '--store', store])
    const { code, stdout } = await paipu([
      'import',
      file('other.jsonl', writeLog(BOTS[1]!) + writeLog(renamed)),
      '--store',
      store,
    ])
    expect(code).toBe(1)
    expect(stdout).toMatch(/refused.*is there already with other events/)
    expect(await countEvents(store)).toBe(BOTS[0]!.length)
  })

  test('refuses what is no log, a cut one, a folder, a device and nothing at all', async () => {
    const { file, store } = workplace()
    const half = TWO.slice(0, TWO.length / 2)
    const files = [
      file('half.jsonl', half),
      file('short.jsonl', writeLog(BOTS[0]!.slice(0, -1))),
      file('text.txt', 'hello\n'),
      file('blank.jsonl', '\n\n'),
      folder(),
      '/dev/null',
      'nowhere.jsonl',
    ]
    const { code, stdout } = await paipu(['import', ...files, '--store', store])
    const said = [
      /unreadable.*line \d+: the line is not JSON/,
      /refused.*line \d+, event \d+: the events stop where DealEnded must follow/,
      /unreadable.*line 1: the line is not JSON/,
      /no deal/,
      /is a folder/,
      /is no plain file/,
      /no such file/,
    ]
    for (const [index, line] of linesOf(stdout).entries()) expect(line).toMatch(said[index]!)
    expect([code, linesOf(stdout).length, await countEvents(store)]).toEqual([2, files.length, 0])
  })
})
