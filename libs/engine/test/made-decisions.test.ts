import type { DealEvent } from '@paipu/contracts'
import { tiles } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import {
  decide,
  decisionsOf,
  evolveAll,
  referee,
  UNSTARTED,
  type Command,
  type Deal,
  type RuleSet,
  type Seat,
  type SeatCommand,
} from '../src/index.ts'
import { announce, announceWith, answer, discard, draw, given, win, type Story } from './support/given.ts'
import { RED_DRAGON, WANZHOU } from './support/rule-sets.ts'
import { scripted, type Script } from './support/script.ts'

/** All events of a deal that is played on from its start. */
function played(rules: RuleSet, script: Script, play: (story: Story) => Story): readonly DealEvent[] {
  const start = decide(UNSTARTED, scripted(rules, script))
  if (!start.ok) throw new Error(start.refusal.message)
  const events = [...start.events, ...play(given(evolveAll(UNSTARTED, start.events) as Deal)).events]
  expect(referee(events)).toMatchObject({ ok: true })
  return events
}

function made(events: readonly DealEvent[]): unknown[] {
  return [...decisionsOf(events)].map(({ source, seat, chosen, timedOut }) => {
    expect(chosen.seat).toBe(seat)
    const { seat: _, ...rest } = chosen
    return [events[source]!.type, seat, rest, ...(timedOut ? ['timed out'] : [])]
  })
}

const late = (command: Command, timedOut: 'bot' | 'rule'): Command => ({ ...(command as SeatCommand), timedOut })
const swap = (seat: Seat, text: string) => ({ type: 'swap', seat, tiles: tiles(text) }) as const

/** The decisions that a deal's events were made of. */
describe('the decisions of a deal', () => {
  test('say which of them were made by another because time had run out (C18)', () => {
    const script = { hands: { 0: '5m*', 1: '55m123456789p11s' }, next: '1s', birds: '1m2p3sR' }
    const events = played(RED_DRAGON, script, (story) =>
      story.when(late(discard(0, '5m'), 'bot'), late(answer(1, 'pass'), 'rule'), draw, win(1)),
    )
    // The birds belong to the win: it is one decision, and payments and the end are none.
    expect(made(events)).toEqual([
      ['TileDiscarded', 0, { type: 'discard', tile: '5m', announce: false }, 'timed out'],
      ['ClaimAnswered', 1, { type: 'answer', answer: 'pass' }, 'timed out'],
      ['BirdsTurned', 1, { type: 'win' }],
    ])
  })

  test('an answer in time after a discard that was none', () => {
    const script = { hands: { 0: '5m*', 1: '55m*' } }
    const events = played(RED_DRAGON, script, (story) => story.when(late(discard(0, '5m'), 'rule'), answer(1, 'pung')))
    expect(made(events)).toEqual([
      ['TileDiscarded', 0, { type: 'discard', tile: '5m', announce: false }, 'timed out'],
      ['ClaimAnswered', 1, { type: 'answer', answer: 'pung' }],
    ])
  })

  test('announcing is one with its discard, and between turns one of its own (W6)', () => {
    const script = {
      hands: { 0: '777m99m123p56p1p789s', 1: '111s123m456m44p22p', 2: '222s*', 3: '234s*' },
      next: '9s',
    }
    const events = played(WANZHOU, script, (story) =>
      story
        .when(swap(0, '789s'), swap(1, '111s'), swap(2, '222s'), swap(3, '234s'))
        .when({ type: 'draw-direction', direction: 'right', die: 1 }, announceWith(0, '1p'), announce(1), draw)
        .when(late(discard(1, '9s'), 'bot')),
    )
    expect(made(events).slice(4)).toEqual([
      ['ReadyAnnounced', 0, { type: 'discard', tile: '1p', announce: true }],
      ['ReadyAnnounced', 1, { type: 'announce' }],
      ['TileDiscarded', 1, { type: 'discard', tile: '9s', announce: false }, 'timed out'],
    ])
  })
})
