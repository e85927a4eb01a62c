import { describe, expect, it } from 'vitest'
import { dealEventOf } from '@paipu/contracts'
import { SPECTATOR, wireFrames, type WireFrame } from '@paipu/views'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { valuesOf } from '../../options.ts'
import { readPlan } from '../src/flags.ts'
import type { Life } from '../src/house.ts'
import { diskFault, lagFinding, logFaults, memoryFinding } from '../src/judgement.ts'
import type { Sample } from '../src/samples.ts'
import { makeSeen } from '../src/seen.ts'
import { fails, holds, judge, judgeIfPossible, newVerdict, type Finding } from '../src/verdict.ts'

const records = golden('research-1')
const frames = wireFrames(
  records.map((record) => ({ time: record.time, event: dealEventOf(record) })),
  SPECTATOR,
)

/** What comes of showing frames of a deal and holding them against its record. */
function held(shown: readonly WireFrame[]) {
  const same = newVerdict('same')
  const published = newVerdict('published')
  const seen = makeSeen(same, published)
  for (const frame of shown) seen.show('a-deal', 'spectator', frame)
  const ended = seen.ended()
  seen.hold('a-deal', records)
  return { ended, same, published }
}

describe('what spectators were shown', () => {
  it('holds where it is the record', () => {
    const { ended, same, published } = held(frames)
    expect(ended).toEqual(['a-deal'])
    expect([holds(same), holds(published)]).toEqual([true, true])
  })

  it.each<[string, readonly WireFrame[], 'same' | 'published']>([
    [
      'a frame that is another',
      frames.map((frame) => (frame.ply === 40 ? { ...frame, time: 'x' } : frame)),
      'published',
    ],
    ['a frame that is missing', frames.filter(({ ply }) => ply !== 40), 'published'],
    ['one frame too many', [...frames, { ...frames.at(-1)!, ply: frames.length }], 'published'],
    ['another frame for somebody else', [...frames, { ...frames[40]!, time: 'x' }], 'same'],
  ])('does not hold with %s', (_what, shown, broken) => {
    expect(holds(held(shown)[broken])).toBe(false)
  })
})

/** Samples five seconds apart, of a server that has lived all the time. */
function samples(
  count: number,
  change: (at: number) => Partial<Sample> & { readonly rss?: number; readonly age?: number },
): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index * 5
    const { rss = 100 * 2 ** 20, age = at, ...rest } = change(at)
    const server = { server: 0, age, rss, loopDelayP99: 0, queueDrops: 0 }
    return {
      at,
      unsettled: false,
      granted: 1,
      starved: false,
      spectators: 1,
      moments: 1,
      lagP50: 10,
      lagP99: 20,
      servers: [server],
      ...rest,
    }
  })
}

const GOOD: Finding = { fault: null }
const fault = (text: RegExp): unknown => ({ fault: expect.stringMatching(text) })

describe('the judgement', () => {
  it('finds memory that rises, and not one that stays', () => {
    expect(memoryFinding(samples(120, () => ({})))).toEqual(GOOD)
    expect(memoryFinding(samples(120, (at) => ({ rss: (100 + at) * 2 ** 20 })))).toEqual(fault(/^memory rose/))
    expect(memoryFinding(samples(2, () => ({})))).toEqual(fault(/long enough/))
  })

  it('compares servers of the same ages where none lives until its heap is full', () => {
    /** A server that is killed in the middle, and then fills its heap again, beginning with so much. */
    const killed = (again: number) =>
      samples(18, (at) => ({ age: at % 45, rss: (at < 45 ? 200 + 2 * at : again + 4 * (at % 45)) * 2 ** 20 }))
    expect(memoryFinding(killed(200))).toEqual(GOOD)
    expect(memoryFinding(killed(350))).toEqual(fault(/^memory rose/))
  })

  it('finds moments that are shown later and later, but for those around a kill', () => {
    expect(lagFinding(samples(60, () => ({})))).toEqual(GOOD)
    expect(lagFinding(samples(60, (at) => ({ lagP50: at * 10 })))).toEqual(fault(/ms late/))
    const around = samples(60, (at) => ({ lagP50: at % 20 === 0 ? 9_000 : 10, unsettled: at % 20 === 0 }))
    expect(lagFinding(around)).toEqual(GOOD)
    expect(lagFinding(samples(60, () => ({ unsettled: true })))).toEqual(fault(/too few/))
  })

  it('leaves out times at which others had the processors, and says nothing where that was most of the run', () => {
    const late = (from: number) =>
      samples(120, (at) => (at >= from ? { lagP50: 9_000, starved: true, rss: 2 ** 30 } : {}))
    for (const finding of [lagFinding, memoryFinding]) {
      expect(finding(late(500))).toEqual(GOOD)
      expect(finding(late(300))).toEqual({ unjudged: expect.any(String) })
    }
    // A machine that is merely slow is judged.
    expect(lagFinding(samples(60, (at) => ({ lagP50: at * 10, granted: 0.6 })))).toEqual(fault(/ms late/))
  })

  it('finds errors in logs and what is no line of one, but for the last line, which a kill may cut', () => {
    const life = (output: string) => ({ server: 0, running: { output: () => output } }) as unknown as Life
    expect(logFaults([life('Paipu server: http://x/graphql\n{"level":40,"msg":"so"}\n{"level":5')])).toEqual([])
    expect(logFaults([life('{"level":50,"msg":"a fault"}\n')])).toHaveLength(1)
    expect(logFaults([life('[UnhandledPromiseRejection: no]\n    at x\n')])).toHaveLength(2)
  })

  it('finds a disk that holds much more or less than was computed', () => {
    expect(diskFault({ bytes: 100, computed: 100 })).toBeNull()
    expect(diskFault({ bytes: 140, computed: 100 })).not.toBeNull()
    expect(diskFault({ bytes: 60, computed: 100 })).not.toBeNull()
  })

  it('does not take for granted what was never looked at', () => {
    const verdict = newVerdict('never')
    expect(holds(verdict)).toBe(false)
    judge(verdict, null)
    expect(holds(verdict)).toBe(true)
  })

  it('counts what could not be judged neither as held nor as broken, unless something was wrong', () => {
    const verdict = newVerdict('open')
    expect(fails(verdict)).toBe(true)
    judgeIfPossible(verdict, { unjudged: 'because' })
    expect([holds(verdict), fails(verdict)]).toEqual([false, false])
    judgeIfPossible(verdict, { fault: 'something' })
    expect([holds(verdict), fails(verdict)]).toEqual([false, true])
  })
})

describe('the flags', () => {
  it('make a plan', () => {
    expect(readPlan([], valuesOf)).toMatchObject({
      modes: ['cluster'],
      seconds: 3600,
      tables: 64,
      spectators: 1000,
      killSeconds: 300,
    })
    expect(readPlan(['--short'], valuesOf)).toMatchObject({ modes: ['cluster', 'single'], seconds: 90 })
    expect(readPlan(['--short', '--minutes', '4'], valuesOf)).toMatchObject({ seconds: 120 })
  })

  it.each([['--mode', 'all'], ['--tables', '0'], ['--minutes', 'x'], ['--nonsense']])('refuse %s %s', (...args) => {
    expect(() => readPlan(args, valuesOf)).toThrow(args[0]!)
  })
})
