import { describe, expect, test, vi } from 'vitest'
import { originOf } from '../../src/share/origin.ts'
import { frameCode } from '../../src/share/embed/frame-code.ts'
import { embedOf } from '../../src/share/embed/embed-of.ts'
import { gate } from '../../src/share/picture/gate.ts'
import { whose } from '../../server/whose.ts'
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

describe('a gate', () => {
  /** Work that ends when it is told to, in the order in which it began. */
  function works() {
    const ends: (() => void)[] = []
    return { ends, work: (name: string) => () => new Promise<string>((resolve) => ends.push(() => resolve(name))) }
  }

  test('lets so many through at once, lets so many wait, and turns the rest away', async () => {
    const { ends, work } = works()
    const through = gate({ atOnce: 2, waiting: 1, ofOne: 3 })
    const answers = [1, 2, 3, 4].map((who) => through(`${who}`, work('done')))
    expect(await answers[3]).toBeNull()
    expect(ends).toHaveLength(2)
    ends[0]!()
    expect(await answers[0]).toBe('done')
    expect(ends).toHaveLength(3)
    ends[1]!()
    ends[2]!()
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', null])
    await expect(through('5', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await through('5', async () => 'again')).toBe('again')
  })

  test('has room for others however many one asks for, and lets nobody wait for all of them', async () => {
    const { ends, work } = works()
    const through = gate({ atOnce: 2, waiting: 6, ofOne: 4 })
    const greedy = [1, 2, 3, 4, 5, 6].map((number) => through('greedy', work(`greedy ${number}`)))
    expect(await Promise.all(greedy.slice(4))).toEqual([null, null])
    const other = through('other', work('other'))
    const third = through('third', work('third'))
    ends[0]!()
    await greedy[0]
    ends[2]!()
    expect(await other).toBe('other')
    ends[3]!()
    expect(await third).toBe('third')
    const again = through('greedy', work('greedy again'))
    for (const at of [1, 4, 5, 6]) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(at))
      ends[at]!()
    }
    expect(await Promise.all([...greedy, again])).toEqual([
      'greedy 1',
      'greedy 2',
      'greedy 3',
      'greedy 4',
      null,
      null,
      'greedy again',
    ])
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.0.0.4, ::ffff:127.0.0.1', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['nonsense, 203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['nonsense, 192.168.1.5', '192.168.1.5'],
    ['127.0.0.1', '127.0.0.1'],
    ['2001:DB8:0:7::1, ::1', '2001:db8:0:7'],
    ['2001:db8:0:7:9:8:7:6', '2001:db8:0:7'],
    ['2001:db8::1%eth0', '2001:db8:0:0'],
    ['', ''],
  ])('of a request that came by %j takes %j for the one who asks', (addresses, one) => {
    expect(whose(addresses)).toBe(one)
  })
})
