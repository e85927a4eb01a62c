import { describe, expect, test } from 'vitest'
import { originOf } from '../../src/share/origin.ts'
import { frameCode } from '../../src/share/embed/frame-code.ts'
import { embedOf } from '../../src/share/embed/embed-of.ts'
import { gate } from '../../src/share/picture/gate.ts'
import { linesOf } from '../../src/share/picture/lines.ts'
import { widthOf } from '../../src/share/picture/glyphs.ts'

describe('where a site says that it is', () => {
  test.each(['paipu.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])('%s is believed', (host) => {
    expect(originOf(host)).toBe(`http://${host}`)
  })

  test.each([null, '', 'a b', 'good.example/evil', 'user@evil.example', 'evil.example?', '"><script>', 'a:99999'])(
    '%s is not',
    (host) => {
      expect(originOf(host)).toBe('http://localhost')
    },
  )
})

test('a frame’s code holds whatever it is called', () => {
  const code = frameCode('https://paipu.example', {
    deal: 'd',
    search: '?ply=1&view=0',
    language: 'zh',
    title: '"<b>',
  })
  expect(code).toContain('src="https://paipu.example/embed/deals/d?ply=1&amp;view=0&amp;lang=zh"')
  expect(code).toContain('title="&quot;&lt;b&gt;"')
})

test('only what is made to be embedded takes its look from its address', () => {
  expect(embedOf('/embed/deals/x?lang=zh&theme=light')).toEqual({ language: 'zh', theme: 'light' })
  expect(embedOf('/embed/deals/x')).toEqual({ language: null, theme: null })
  expect(embedOf('/deals/x?lang=zh')).toBeNull()
})

describe('lines', () => {
  const room = { width: 200, lines: 3, size: 20, weight: 400 } as const

  test.each([
    'East discards 5 dots, which South and West could have taken, had they seen it',
    '东家打出五筒，南家碰，西家与北家都没有听牌；牌墙还剩十二张。',
    'averyveryverylongnamewithoutanyspaceinit and more',
  ])('of “%s” fit their room and lose nothing', (text) => {
    const lines = linesOf(text, { ...room, lines: 99 })
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(widthOf(line, room.size, room.weight)).toBeLessThanOrEqual(room.width)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    for (const line of lines) expect(line).not.toMatch(/^[，。；]/)
  })

  test('are even: no word is left over for the last one', () => {
    expect(linesOf('Sichuan Swap Three, deal 1', { ...room, width: 240 })).toEqual(['Sichuan Swap', 'Three, deal 1'])
    expect(linesOf('', room)).toEqual([])
  })

  test('that are too many end with an ellipsis', () => {
    const lines = linesOf('one two three four five six seven eight nine ten eleven twelve', { ...room, lines: 2 })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    expect(widthOf(lines[1]!, room.size, room.weight)).toBeLessThanOrEqual(room.width)
  })
})

test('a gate lets so many through at once, lets so many wait, and turns the rest away', async () => {
  const through = gate(2, 1)
  const ends: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const answers = [through(work), through(work), through(work), through(work)]
  expect(await answers[3]).toBeNull()
  expect(ends).toHaveLength(2)
  ends[0]!()
  expect(await answers[0]).toBe('done')
  expect(ends).toHaveLength(3)
  ends[1]!()
  ends[2]!()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', null])
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await through(async () => 'again')).toBe('again')
})
