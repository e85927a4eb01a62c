import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { idOfStream, type DealEvent } from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { evolveView, framesOf, NOTHING_YET, parseViewer, type ViewEvent, type ViewState } from '@paipu/views'
import { simulatedLog } from '../src/simulated-log.ts'
import { drawTable } from '../src/table-drawing.ts'
import { researchData, researchText } from '../../../libs/records/test/support/research-text.ts'
import { folder, goldenFile, linesOf, paipu } from './support/paipu.ts'
import { golden, storeWith } from './support/stores.ts'

/** The state that a viewer of a golden deal has at a ply; the last one by default. */
function stateAt(records: ReturnType<typeof golden>, viewer: string, ply = -1): ViewState {
  const events = records.map(({ time, type, data }) => ({ time, event: { type, data } as DealEvent }))
  return framesOf(events, parseViewer(viewer)!).at(ply)!.state
}

describe('the drawing of a table', () => {
  test('shows hands, melds, rivers, void suits, points and whose turn it is', () => {
    expect(drawTable(stateAt(golden('research-1'), 'all-hands', 60))).toMatchInlineSnapshot(`
      "wall 32 left
      > E Player 1  0  void p
          hand  455667m5688s
          melds 444s<W
          river 9p 8p' 4p 1m' 9m 5m 5s
        S Player 2  0  void s
          hand  13479m1122467p6s
          river 7s' 6s 9s 7s' 1s 7s
        W Player 3  0  void s
          hand  12378m113479p24s
          river 8s' 8s 9s 3s' 3s
        N Player 4  0  void s
          hand  24789m22366p
          melds 555p<E
          river 6s 5s 3s 2s 1s' 8m
      "
    `)
  })

  test('hides what the viewer does not see', () => {
    const drawing = drawTable(stateAt(golden('research-1'), 'seats-02', 60))
    const hands = linesOf(drawing).filter((line) => line.startsWith('    hand'))
    expect(hands.map((line) => line.includes('?'))).toEqual([false, true, false, true])
  })

  test('shows what only some rule sets have', () => {
    const log = (id: string): ReturnType<typeof golden> =>
      simulatedLog({ rules: newestRuleSet(id)!, seed: '1', dealNumber: 1 })
    const bloodFlow = drawTable(stateAt(log('blood-flow-discard-three'), 'reviewer'))
    expect(bloodFlow).toMatch(/won on .* locked, waits .* removed \d{3}[mps]/)
    expect(drawTable(stateAt(log('red-dragon-wild'), 'reviewer'))).toMatch(/^wall \d+ left · birds \S+\n/)
    expect(drawTable(stateAt(log('wanzhou'), 'reviewer'))).toMatch(/swapped (left|across|right)/)
  })

  test('can be made of every moment of every rule set, from the first on', () => {
    expect(drawTable(NOTHING_YET)).toMatch(/^no wall yet\n/)
    for (const id of ['planet-blood-battle-v1', 'red-dragon-wild', 'wanzhou', 'blood-flow-discard-three']) {
      const events = simulatedLog({ rules: newestRuleSet(id)!, seed: '1', dealNumber: 2 })
      let state = NOTHING_YET
      for (const { type, data } of events) {
        state = evolveView(state, { type, data } as ViewEvent)
        expect(linesOf(drawTable(state)).length).toBeGreaterThanOrEqual(9)
      }
    }
  })
})

describe('paipu replay', () => {
  const FRAMES = golden('research-9').length

  test('tells a deal of a file move by move, in English and Chinese', async () => {
    const english = await paipu(['replay', goldenFile('research-9')])
    expect([english.code, english.stderr, linesOf(english.stdout).length]).toEqual([0, '', FRAMES])
    expect(linesOf(english.stdout)[0]).toBe('   0  Deal 1, Open Blood Battle. Player 1 deals.')
    const chinese = await paipu(['replay', goldenFile('research-9'), '--lang', 'zh', '--viewer', 'spectator'])
    expect(linesOf(chinese.stdout)[0]).toBe('   0  第1局，公开血战，Player 1坐庄。')
    expect(chinese.stdout).toContain('摸一张暗牌')
  })

  test('takes a research record, and a deal of the store', async () => {
    const dir = folder()
    const [record, store] = [join(dir, 'record.txt'), join(dir, 'a.db')]
    writeFileSync(record, researchText(researchData(golden('research-9'))))
    await storeWith(store, golden('research-9'))
    const outputs = await Promise.all([
      paipu(['replay', record, '--ply', '40']),
      paipu(['replay', goldenFile('research-9'), '--ply', '40']),
      paipu(['replay', idOfStream(golden('research-9')[0]!.stream), '--ply', '40', '--store', store]),
    ])
    const state = stateAt(golden('research-9'), 'reviewer', 40)
    for (const { code, stdout } of outputs) {
      expect(code).toBe(0)
      expect(stdout).toMatch(/^ {2}40 {2}/)
      expect(stdout).toContain(drawTable(state))
    }
  })

  test('writes frames as JSON Lines, and one of them with its state', async () => {
    const all = await paipu(['replay', goldenFile('research-9'), '--json', '--viewer', 'seats-1'])
    const frames = linesOf(all.stdout).map((line) => JSON.parse(line) as { ply: number; type: string })
    expect(frames.map(({ ply }) => ply)).toEqual(frames.map((_, index) => index))
    expect(frames.at(-1)!.type).toBe('DealEnded')
    const one = await paipu(['replay', goldenFile('research-9'), '--json', '--viewer', 'seats-1', '--ply', '20'])
    expect(JSON.parse(one.stdout)).toEqual({ ...frames[20], state: stateAt(golden('research-9'), 'seats-1', 20) })
  })

  test('refuses in one line what it can’t show', async () => {
    const dir = folder()
    const [wrong, two, store] = [join(dir, 'wrong.jsonl'), join(dir, 'two.jsonl'), join(dir, 'a.db')]
    writeFileSync(wrong, writeLog(golden('research-9').slice(0, -1)))
    writeFileSync(two, writeLog(golden('research-9')) + writeLog(golden('research-1')))
    await storeWith(store, golden('research-1').slice(0, -1))
    const running = idOfStream(golden('research-1')[0]!.stream)
    const cases: readonly (readonly [string[], number, RegExp])[] = [
      [[goldenFile('research-9'), '--ply', String(FRAMES)], 2, new RegExp(`plies go from 0 to ${FRAMES - 1}`)],
      [[goldenFile('research-9'), '--ply', '-1'], 2, /--ply/],
      [[goldenFile('research-9'), '--viewer', 'me'], 2, /'me' is invalid/],
      [[goldenFile('research-9'), '--lang', 'de'], 2, /'de' is invalid/],
      [[wrong], 1, /wrong\.jsonl: line 82, event 82: the events stop where DealEnded must follow/],
      [[two], 2, /holds several deals/],
      [['nowhere.jsonl'], 2, /"nowhere.jsonl" is no deal's id/],
      [[running, '--store', store], 1, /is still running/],
    ]
    for (const [args, exitCode, message] of cases) {
      const { code, stdout, stderr } = await paipu(['replay', ...args])
      expect([args, code, stdout, linesOf(stderr).length]).toEqual([args, exitCode, '', 1])
      expect(stderr).toMatch(message)
    }
  })
})
