import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { DRAWING_SIGNS } from '../src/table-drawing.ts'
import { linesOf, paipu, start } from './support/paipu.ts'

const LINE = JSON.stringify({ ruleSet: 'wanzhou', concealed: '123m456p789s222s9p', melds: [] })
const ANSWER = '{"ready":true,"waits":["9p"],"shanten":0,"best":2}'
const UNKNOWN_RULES = /^paipu: option '--rules <id>' argument 'riichi' is invalid\. .*sichuan-swap-three.*wanzhou/

describe('paipu score --jsonl', () => {
  test('answers in order, goes on after errors, and ends with 1', async () => {
    const input = [LINE, 'nonsense', '', LINE.replace('9p', '9p9p9p9p9p'), LINE].join('\n')
    const { code, stdout, stderr } = await paipu(['score', '--jsonl'], { input })
    const answers = linesOf(stdout)
    expect(answers.map((line) => (JSON.parse(line) as { error?: { code: string } }).error?.code ?? line)).toEqual([
      ANSWER,
      'not-json',
      'not-json',
      'fifth-copy',
      ANSWER,
    ])
    expect([code, stderr]).toEqual([1, ''])
  })

  test('ends with 0 when all is well, and with nothing when nothing comes', async () => {
    expect(await paipu(['score', '--jsonl'], { input: `\uFEFF${LINE}\r\n` })).toEqual({
      code: 0,
      stdout: `${ANSWER}\n`,
      stderr: '',
    })
    expect(await paipu(['score', '--jsonl'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('answers each line as soon as it has come', async () => {
    const child = start(['score', '--jsonl'])
    const answers = createInterface(child.stdout)
    for (let round = 0; round < 3; round++) {
      child.stdin.write(`${LINE}\n`)
      // One question after the other is the point.
      expect(await once(answers, 'line')).toEqual([ANSWER])
    }
    child.stdin.end()
    expect(await once(child, 'close')).toEqual([0, null])
  })

  test('keeps up with many lines, and with one that never ends', async () => {
    const input = `${`${LINE}\n`.repeat(30_000)}${'x'.repeat(3_000_000)}\n${LINE}\n`
    const { code, stdout } = await paipu(['score', '--jsonl'], { input })
    const answers = linesOf(stdout)
    expect([code, answers.length, answers[0], answers.at(-1)]).toEqual([1, 30_002, ANSWER, ANSWER])
    expect(answers[30_000]).toContain('line-too-long')
  })

  test('stops quietly when nobody reads on', async () => {
    const child = start(['score', '--jsonl'])
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${LINE}\n`.repeat(100_000))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const errors: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    expect(await once(child, 'close')).toEqual([0, null])
    expect(Buffer.concat(errors).toString()).toBe('')
  })
})

describe('paipu score HAND', () => {
  test('tells reading, fan and points', async () => {
    const melds = ['--meld', 'concealed-kong:1m', '--meld', 'pung:3m', '--meld', 'pung:5m']
    const { code, stdout } = await paipu([
      'score',
      '777m99m',
      '--rules',
      'sichuan-swap-three',
      '--void',
      's',
      '--by',
      'self-draw',
      ...melds,
    ])
    expect(code).toBe(0)
    expect(linesOf(stdout)).toEqual([
      '77799m  concealed-kong 1111m  pung 333m  pung 555m  Sichuan Swap Three 换三张血战',
      '  result  win by self-draw of 9m',
      '  reading 777m 99m',
      '  fan     5, capped at 4: all pungs 对对胡 1 + full flush 清一色 2 + root 根 1 + self-draw 自摸 1',
      '  points  16 from each other active seat',
    ])
  })

  test('tells waits, and how far a hand is from ready', async () => {
    const { stdout } = await paipu([
      'score',
      '111m444m777m22p55p',
      '123m456m789m12p99s',
      '--rules',
      'sichuan-swap-three',
      '--void',
      's',
    ])
    expect(linesOf(stdout)).toEqual([
      '111444777m2255p  Sichuan Swap Three 换三张血战',
      '  result  ready',
      '  waits   2p 5p',
      '  best    2 points from each payer (shape and roots alone)',
      '',
      '123456789m12p99s  Sichuan Swap Three 换三张血战',
      '  result  not ready: 2 tiles away (shanten 2)',
      '  void    2 of the void suit s to discard first',
    ])
  })

  test('tells wilds, seven pairs and four red dragons', async () => {
    const { stdout } = await paipu([
      'score',
      '12mR456p789p111s99s',
      '1133557799m2p4pRR',
      '1457m258p369sRRRR',
      '--rules',
      'red-dragon-wild',
    ])
    expect(linesOf(stdout).filter((line) => line.startsWith('  reading'))).toEqual([
      '  reading 123m (1 R) 456p 789p 111s 99s',
      '  reading seven pairs 11m 33m 55m 77m 99m 22p 44p (2 R)',
      '  reading four red dragons',
    ])
  })

  test('writes the answers of --jsonl with --json', async () => {
    const { stdout } = await paipu([
      'score',
      '123m456p789s222s9p',
      '123m456p789s222s99p',
      '--rules',
      'wanzhou',
      '--json',
    ])
    expect(linesOf(stdout)).toEqual([ANSWER, '{"win":false,"reason":"plain-on-discard","fans":[],"fan":0,"points":0}'])
  })

  test.each([
    [['score', '11111m', '--rules', 'wanzhou'], /^paipu: 11111m: 5 copies of 1m/],
    [['score', '12x', '--rules', 'wanzhou'], /^paipu: 12x: .*"x"/],
    [['score', '1m'], /^paipu: score: --rules is missing/],
    [['score', '1m', '--rules', 'riichi'], UNKNOWN_RULES],
    [['score', '--jsonl', '--rules', 'riichi'], UNKNOWN_RULES],
    [['hands', '1m', '--rules', 'riichi'], UNKNOWN_RULES],
    [['score'], /^paipu: score: give a hand/],
    [['score', '1m', '--jsonl'], /^paipu: score: .*not both/],
    [['score', '--by', 'luck'], /^paipu: option '--by <way>' argument 'luck' is invalid/],
    [['score', '--dora', '1m'], /^paipu: unknown option '--dora'/],
    [['score', '55m', '--rules', 'wanzhou', '--meld', 'pung:0m'], /^paipu: 55m: melds\[0\]\.tile.*"0m"/],
    [['scores'], /^paipu: unknown command 'scores'/],
  ])('%j is one line on standard error, exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await paipu(args)
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})

describe('--help', () => {
  test.each(['score', 'hands', 'simulate', 'import', 'export', 'replay', 'verify'])(
    '%s has one, with examples',
    async (command) => {
      const { code, stdout, stderr } = await paipu([command, '--help'])
      expect([code, stderr]).toEqual([0, ''])
      expect(stdout).toContain(`Usage: paipu ${command}`)
      expect(stdout).toContain('Examples:')
    },
  )

  test.each(['replay', 'sit'])('%s explains the signs of the tables that it draws', async (command) => {
    const { stdout } = await paipu([command, '--help'])
    expect(stdout).toContain(DRAWING_SIGNS)
  })
})
