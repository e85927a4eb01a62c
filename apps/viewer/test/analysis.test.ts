import { analyseDeal } from '@paipu/analysis'
import { SEATS, type Seat } from '@paipu/engine'
import { ALL_HANDS, framesOf, REVIEWER, seatViewer, SPECTATOR } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { nearest } from '../src/analysis/decision-at.ts'
import { OVERLAYS, parseOverlays, toggled } from '../src/analysis/overlays.ts'
import { costlyPlies, costsOf, dangerAt, decisionAt, known, readyMarks, waitsAt } from '../src/analysis/reading.ts'
import { costAmount, costInWords } from '../src/analysis/sentences.ts'
import { summaryOf } from '../src/replay/summary.ts'
import { wordsIn } from '../src/words/catalogue.ts'
import { carelessDeal, playedDeal } from './deal.ts'

const DEAL = carelessDeal('analysis')
const ANALYSIS = analyseDeal(DEAL.map(({ event }) => event))
const FRAMES = framesOf(DEAL, ALL_HANDS)
const COSTS = costsOf(ANALYSIS, ALL_HANDS)

describe('the decision of a moment', () => {
  test('is the one made in it, else the one about to be made', () => {
    for (const [index, { source }] of ANALYSIS.decisions.entries()) {
      expect(decisionAt(ANALYSIS, source)?.source).toBe(source)
      const before = ANALYSIS.decisions[index - 1]?.source
      if (before !== source - 1) expect(decisionAt(ANALYSIS, source - 1)?.source).toBe(source)
    }
  })

  test('never lies behind a draw that has not been made', () => {
    for (const [source, { event }] of DEAL.entries()) {
      const decision = decisionAt(ANALYSIS, source)
      if (decision !== null && decision.source > source) {
        expect(DEAL.slice(source + 1, decision.source).map(({ event }) => event.type)).toEqual([])
        expect(event.type).toBeDefined()
      }
    }
  })

  test('is none while nothing has been looked at', () => {
    expect(decisionAt(known('running'), 5)).toBeNull()
    expect(known(ANALYSIS)).toBe(ANALYSIS)
  })
})

describe('the order in which decisions are looked at', () => {
  test('begins at the moment on screen and goes on to both sides', () => {
    const { decisions } = ANALYSIS
    const middle = decisions[Math.floor(decisions.length / 2)]!.source
    const left = new Set(decisions)
    const distances: number[] = []
    for (let next = nearest(left, middle); next !== null; next = nearest(left, middle)) {
      left.delete(next)
      distances.push(Math.abs(next.source - middle))
    }
    expect(distances).toHaveLength(decisions.length)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[0]).toBe(0)
  })
})

describe('decisions that cost', () => {
  test('are those of the seats shown; where none is, of all', () => {
    const own = costsOf(ANALYSIS, seatViewer(1))
    expect(COSTS.size).toBeGreaterThan(own.size)
    for (const source of own.keys())
      expect(ANALYSIS.decisions.find((decision) => decision.source === source)!.seat).toBe(1)
    expect(costsOf(ANALYSIS, SPECTATOR)).toEqual(COSTS)
  })

  test('have their moments in order', () => {
    const plies = costlyPlies(FRAMES, COSTS)
    expect(plies).toHaveLength(COSTS.size)
    expect(plies).toEqual(plies.toSorted((a, b) => a - b))
  })

  test.each(['en', 'zh'] as const)('are told in whole sentences (%s)', (language) => {
    for (const cost of COSTS.values()) {
      expect(costInWords(cost, wordsIn(language), language)).toMatch(/^.{8,}[.。]$/)
      expect(costAmount(cost, wordsIn(language))).toMatch(/\d/)
    }
  })
})

describe('what is laid over the table', () => {
  test('are the waits of the seats shown, and of no other', () => {
    const winning = DEAL.findIndex(({ event }) => event.type === 'TileDiscarded')
    for (let source = winning; source < DEAL.length; source++) {
      const all = waitsAt(ANALYSIS, REVIEWER, source)
      const own = waitsAt(ANALYSIS, seatViewer(2), source)
      for (const seat of SEATS) expect(own[seat]).toEqual(seat === 2 ? all[2] : [])
      expect(waitsAt(ANALYSIS, SPECTATOR, source)).toEqual([[], [], [], []])
    }
  })

  test('is marked on the timeline when the seats shown became ready', () => {
    const deal = playedDeal('a')
    const analysis = analyseDeal(deal.map(({ event }) => event))
    const frames = framesOf(deal, REVIEWER)
    const marks = readyMarks(analysis, REVIEWER, frames)
    expect(marks.length).toBeGreaterThan(0)
    for (const { ply, seat } of marks) {
      expect(waitsAt(analysis, REVIEWER, ply)[seat!].length).toBeGreaterThan(0)
      expect(waitsAt(analysis, REVIEWER, ply - 1)[seat!]).toEqual([])
    }
    const own = readyMarks(analysis, seatViewer(marks[0]!.seat!), frames)
    expect(own).toEqual(marks.filter(({ seat }) => seat === marks[0]!.seat))
    expect(readyMarks(analysis, SPECTATOR, frames)).toEqual([])
  })

  test('is the danger in the hand that is about to discard: true or false by all hands, by degrees for a seat', () => {
    let seen = 0
    for (const source of DEAL.keys()) {
      const danger = dangerAt(ANALYSIS, ALL_HANDS, source)
      expect(dangerAt(ANALYSIS, SPECTATOR, source)).toBeNull()
      if (danger === null) continue
      seen++
      for (const level of danger.tiles.values()) expect([0, 1]).toContain(level)
      const own = dangerAt(ANALYSIS, seatViewer(danger.seat), source)!
      expect([...own.tiles.keys()]).toEqual([...danger.tiles.keys()])
      for (const level of own.tiles.values()) expect(level >= 0 && level <= 1).toBe(true)
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('is kept in the address in one order', () => {
    expect(toggled(toggled([], 'danger'), 'waits')).toEqual(['waits', 'danger'])
    expect(toggled([...OVERLAYS], 'waits')).toEqual(['danger', 'numerals'])
    expect(parseOverlays('numerals,danger,waits,other')).toEqual([...OVERLAYS])
    expect(parseOverlays(null)).toEqual([])
  })
})

describe('the summary by seat', () => {
  test('counts wins and kongs, and knows the opening hands', () => {
    const rows = summaryOf(DEAL, ANALYSIS)
    const wins = DEAL.filter(({ event }) => event.type === 'WinDeclared').length
    expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe(wins)
    expect(rows.map(({ opening }) => opening)).toEqual(ANALYSIS.openings!.map(({ shanten }) => shanten))
  })

  test('a decision a second is a second a decision; without times there is none', () => {
    const deal = playedDeal('a')
    const analysis = analyseDeal(deal.map(({ event }) => event))
    for (const { think } of summaryOf(deal, analysis)) expect(think).toBe(1000)
    // Whoever decides in one moment has had the same time: since the moment before it.
    const choices = deal.flatMap(({ event }, at) => (event.type === 'SwapChosen' ? [at] : []))
    const together = deal.map((one, at) => (choices.includes(at) ? { ...one, time: deal[choices.at(-1)!]!.time } : one))
    const waited = Date.parse(deal[choices.at(-1)!]!.time) - Date.parse(deal[choices[0]! - 1]!.time)
    const thoughts = (seat: Seat) => analysis.decisions.filter((decision) => decision.seat === seat).length
    expect(choices).toHaveLength(4)
    for (const seat of SEATS) {
      const times = summaryOf(together, analysis)[seat].think! * thoughts(seat)
      expect(times).toBeCloseTo(waited + (thoughts(seat) - 1) * 1000)
    }
    const undated = deal.map(({ event }) => ({ event, time: '2026-01-01T00:00:00.000Z' }))
    for (const { think } of summaryOf(undated, analysis)) expect(think).toBeNull()
    expect(summaryOf(deal, null).map(({ opening }) => opening)).toEqual([null, null, null, null])
  })
})
