import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DealEvent } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import {
  framesOf,
  LANGUAGES,
  narrate,
  narrateParts,
  REVIEWER,
  SPECTATOR,
  type Frame,
  type Viewer,
} from '../src/index.ts'

const FOLDER = join(import.meta.dirname, '../../../fixtures/deals')

/** The wins of all golden deals, as a viewer sees them. */
function wins(viewer: Viewer): Frame[] {
  const logs = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
  return logs.flatMap((name) => {
    const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n')
    const events = lines.map((line) => ({ time: '2026-01-01T00:00:00.000Z', event: JSON.parse(line) as DealEvent }))
    return framesOf(events, viewer).filter(({ event }) => event.type === 'WinDeclared')
  })
}

describe('the words of a win', () => {
  test.each(LANGUAGES)('tell how the hand was read, each set by its tiles (%s)', (language) => {
    const open = wins(REVIEWER)
    expect(open.length).toBeGreaterThan(5)
    for (const frame of open) {
      const { reading } = (frame.event as Extract<Frame['event'], { type: 'WinDeclared' }>).data
      if (reading === '?' || reading.kind === 'four-reds') continue
      const [, ...groups] = narrateParts(frame, language).flatMap((part) => (part.kind === 'tiles' ? [part.tiles] : []))
      const sizes = reading.kind === 'standard' ? [...reading.sets.map(() => 3), 2] : reading.pairs.map(() => 2)
      expect(groups.map((tiles) => tiles.length)).toEqual(sizes)
    }
  })

  test('tell nothing of a reading that the viewer may not know', () => {
    for (const frame of wins(SPECTATOR)) {
      const { reading } = (frame.event as Extract<Frame['event'], { type: 'WinDeclared' }>).data
      expect(narrate(frame, 'en').includes('Read as')).toBe(reading !== '?' && reading.kind !== 'four-reds')
    }
  })
})
