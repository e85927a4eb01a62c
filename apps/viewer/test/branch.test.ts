import { whatIf } from '@paipu/analysis'
import { describe, expect, test } from 'vitest'
import { withoutNames } from '../src/stage/names.ts'
import { timedBranch } from '../src/replay/branch.ts'
import { parseBranch, writeBranch } from '../src/stage/branch-address.ts'
import { playedDeal } from './deal.ts'

describe('a branch', () => {
  const deal = playedDeal('a')
  const at = deal.findIndex(({ event }) => event.type === 'TileDiscarded')
  const asked = { source: at, action: 0 }
  const branch = whatIf(
    deal.map(({ event }) => event),
    asked,
  )!

  test('has the deal’s own times up to the other choice, and later ones after it', () => {
    const timed = timedBranch(deal, branch, asked)
    expect(timed.map(({ event }) => event)).toEqual(branch)
    expect(timed.slice(0, at)).toEqual(deal.slice(0, at))
    const times = timed.map(({ time }) => Date.parse(time))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('has its own words in a link', () => {
    expect(parseBranch(writeBranch(asked))).toEqual(asked)
    for (const text of [null, '', '1', '1.', '.1', '-1.0', '1.5.2', '1e3.0', 'x.y', '123456.0'])
      expect(parseBranch(text)).toBeNull()
  })
})

describe('a deal without names', () => {
  test('calls its players by their winds, and is the same otherwise', () => {
    const deal = playedDeal('a')
    const nameless = withoutNames(deal, ['East', 'South', 'West', 'North'])
    expect(nameless.slice(1)).toEqual(deal.slice(1))
    const started = nameless[0]!.event
    if (started.type !== 'DealStarted') throw new Error('it begins otherwise')
    expect(started.data.seats.map(({ name }) => name).toSorted()).toEqual(['East', 'North', 'South', 'West'])
    expect(started.data.seats[started.data.dealer].name).toBe('East')
  })
})
