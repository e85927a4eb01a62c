import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder, linesOf, paipu } from './support/paipu.ts'

const LINE = JSON.stringify({ ruleSet: 'wanzhou', concealed: '777m123p56p99m234s' })
const ANSWER =
  '{"shanten":{"standard":0,"sevenPairs":4,"best":0},' +
  '"waits":[{"tile":"4p","unseen":4,"fan":0,"points":2},{"tile":"7p","unseen":4,"fan":0,"points":2}],' +
  '"useful":[{"tile":"4p","unseen":4},{"tile":"7p","unseen":4}]}'

describe('paipu hands --jsonl', () => {
  test('gives one line a line, goes on after a bad one, names line, field and reason, and ends with 1', async () => {
    const input = [LINE, 'nonsense', LINE.replace('56p', '77777p'), LINE.replace('wanzhou', 'riichi'), LINE].join('\n')
    const { code, stdout, stderr } = await paipu(['hands', '--jsonl'], { input })
    const answers = linesOf(stdout)
    expect([code, stderr, answers[0], answers[4]]).toEqual([1, '', ANSWER, ANSWER])
    expect(answers.slice(1, 4).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { line: 2, error: { code: 'not-json', field: null } },
      {
        line: 3,
        error: { code: 'fifth-copy', field: 'concealed', message: expect.stringContaining('5 copies of 7p') },
      },
      { line: 4, error: { code: 'unknown-rule-set', field: 'ruleSet' } },
    ])
  })

  test('reads a file too, and says where that can’t be', async () => {
    const file = join(folder(), 'hands.jsonl')
    writeFileSync(file, `${LINE}\n${LINE}\n`)
    expect(await paipu(['hands', '--in', file])).toEqual({ code: 0, stdout: `${ANSWER}\n${ANSWER}\n`, stderr: '' })
    const gone = await paipu(['hands', '--in', `${file}.gone`])
    expect([gone.code, gone.stdout]).toEqual([2, ''])
    expect(gone.stderr).toMatch(/^paipu: .*hands\.jsonl\.gone can't be read: ENOENT\n$/)
  })

  test('takes the rule set of a line that names none from --rules', async () => {
    const input = JSON.stringify({ concealed: '777m123p56p99m234s' })
    expect(await paipu(['hands', '--jsonl', '--rules', 'wanzhou'], { input })).toMatchObject({ stdout: `${ANSWER}\n` })
  })
})

describe('paipu hands HAND', () => {
  test('tells waits, shanten and useful tiles', async () => {
    const { code, stdout } = await paipu([
      'hands',
      '1112345678999m',
      '123m456m78m12p55p1m',
      '--rules',
      'sichuan-swap-three',
      '--void',
      's',
      '--seen',
      '9m3p',
    ])
    expect(code).toBe(0)
    expect(linesOf(stdout)).toEqual([
      '1112345678999m  Sichuan Swap Three 换三张血战',
      '  shanten  0, ready (standard 0, seven pairs 4)',
      '  waits    1m×1 (3 fan, 8 points)  2m×3 (2 fan, 4 points)  3m×3 (2 fan, 4 points)  4m×3 (2 fan, 4 points)  5m×3 (2 fan, 4 points)  6m×3 (2 fan, 4 points)  7m×3 (2 fan, 4 points)  8m×3 (2 fan, 4 points)  9m×0 (3 fan, 8 points)',
      '',
      '112345678m1255p  Sichuan Swap Three 换三张血战',
      '  shanten  1 (standard 1, seven pairs 4)',
      '  useful   1m×2 3m×3 6m×3 9m×3 3p×3 5p×2  (6 kinds, 16 tiles)',
    ])
  })

  test('tells the best discards of a hand with the tile drawn, with melds', async () => {
    const args = ['1255667799m8m', '--rules', 'red-dragon-wild', '--meld', 'exposed-kong:3m']
    const { stdout } = await paipu(['hands', ...args])
    expect(linesOf(stdout).slice(0, 2)).toEqual([
      '12556677899m  exposed-kong 3333m  Red Dragon Wild 红中麻将',
      '  shanten  0, ready',
    ])
    expect(linesOf(stdout).slice(2)).toEqual([
      '  discard  5m  waits R×4 (0 fan, 2 points)',
      '  discard  8m  waits R×4 (0 fan, 2 points)',
    ])
  })

  test('writes the answers of --jsonl with --json', async () => {
    const { stdout } = await paipu(['hands', '777m123p56p99m234s', '--rules', 'wanzhou', '--json'])
    expect(stdout).toBe(`${ANSWER}\n`)
  })

  test.each([
    [['hands', '11111m', '--rules', 'wanzhou'], /^paipu: 11111m: 5 copies of 1m/],
    [['hands', '12z', '--rules', 'wanzhou'], /^paipu: 12z: .*"z"/],
    [['hands', '1m', '--rules', 'wanzhou'], /^paipu: 1m: 1 concealed tiles where 13 or 14/],
    [['hands', '1m'], /^paipu: hands: --rules is missing/],
    [['hands'], /^paipu: hands: give a hand/],
    [['hands', '1m', '--jsonl'], /^paipu: hands: .*not both/],
    [['hands', '1m', '--in', 'x'], /^paipu: hands: .*not both/],
  ])('%j is one line on standard error, exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await paipu(args)
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})

describe('paipu by itself', () => {
  test('shows its help, exit code 0', async () => {
    const { code, stdout, stderr } = await paipu([])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Usage: paipu')
    expect(stdout).toContain('Without a command this help is shown, exit code 0.')
    expect((await paipu(['help'])).stdout).toBe(stdout)
  })
})
