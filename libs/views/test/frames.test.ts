import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { DealEvent } from '@paipu/contracts'
import { UNSTARTED } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import {
  appendFrames,
  framesOf,
  NOTHING_YET,
  plyOfSource,
  redact,
  redactState,
  REVIEWER,
  SPECTATOR,
  wireFrames,
  type Viewer,
} from '../src/index.ts'

const LOG = join(import.meta.dirname, '../../../fixtures/deals/sichuan-swap-three-1.jsonl')
const events = readFileSync(LOG, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line, n) => ({
    time: `2026-01-01T00:00:00.${String(n).padStart(3, '0')}Z`,
    event: JSON.parse(line) as DealEvent,
  }))

describe.each<[string, Viewer]>([
  ['a spectator', SPECTATOR],
  ['a reviewer', REVIEWER],
])('frames of %s', (_, viewer) => {
  const frames = framesOf(events, viewer)
  const wire = wireFrames(events, viewer)

  test('are dense from ply 0, over the wire too, and from any ply on', () => {
    expect(frames.map(({ ply }) => ply)).toEqual([...frames.keys()])
    expect(wire).toEqual(frames.map(({ ply, time, event: { type, data } }) => ({ ply, time, type, data })))
    expect(wireFrames(events, viewer, 20)).toEqual(wire.slice(20))
  })

  test('are folded from the wire as from the events, whatever comes twice; a gap ends it', () => {
    const folded = appendFrames([], wire)
    expect(folded.map(({ ply, state }) => ({ ply, state }))).toEqual(frames.map(({ ply, state }) => ({ ply, state })))
    const begun = folded.slice(0, 20)
    expect(appendFrames(begun, wire.slice(17))).toEqual(folded)
    expect(appendFrames(begun, wire.slice(21))).toEqual(begun)
    expect(appendFrames(begun, [...wire.slice(20, 22), ...wire.slice(23)])).toEqual(folded.slice(0, 22))
    expect(begun).toHaveLength(20)
  })

  test('are found by the event they show, or the one before that the viewer did not see', () => {
    for (const source of events.keys()) {
      expect(plyOfSource(frames, source)).toBe(frames.filter((frame) => frame.source <= source).length - 1)
    }
    expect(plyOfSource(frames, events.length + 5)).toBe(frames.length - 1)
    expect(plyOfSource([], 3)).toBe(0)
  })

  test('carry an event of which nothing is hidden as it is', () => {
    for (const { event } of events) {
      const seen = redact(event, viewer)
      if (seen !== null && isDeepStrictEqual(seen, event)) expect(seen).toBe(event)
    }
  })

  test('are of nothing before the deal', () => {
    expect(framesOf([], viewer)).toEqual([])
    expect(redactState(UNSTARTED, viewer)).toEqual(NOTHING_YET)
  })
})
