import { dealStream, tableStream, type DealEvent, type EventRecord, type TableEvent } from '@paipu/contracts'
import { evolveAll, SEATS, UNSTARTED, type Deal, type RuleSet, type Seat, type StartCommand } from '@paipu/engine'
import { EMPTY_HEAD, headAfter, sealAfter } from '@paipu/records'
import { redact, seatViewer, SPECTATOR, type Viewer } from '@paipu/views'
import { v7 } from 'uuid'
import { otherHand, replayed, type Prefix } from '../../../../libs/engine/test/support/another-wall.ts'
import { anything, playDeal, playOn } from '../../../../libs/engine/test/support/play.ts'
import { randomFrom, type Random } from '../../../../libs/tiles/test/support/random.ts'
import { hashOfToken } from '../../src/seats/seat-of-token.ts'
import { START } from './clock.ts'
import { agreed, TABLE } from './tables.ts'

export const DEAL = '01900000-0000-7000-8000-0000000000d1'
export const DELAY_SECONDS = 30

/** The token of a seat. */
export const tokenOf = (seat: Seat): string => `seat-${seat}-${'x'.repeat(36)}`

/**
 * Two deals of one table with the same visible beginning, and other secrets and another future: another wall behind what is
 * drawn, another seed, mostly another tile in a hand, and from some moment on another course at another pace.
 */
export interface Pair {
  readonly table: readonly EventRecord[]
  readonly one: readonly EventRecord[]
  readonly other: readonly EventRecord[]
  /** Viewers for whom the two are the same. */
  readonly blind: readonly Viewer[]
  /** Moments at which both are compared, milliseconds since 1970: as something becomes visible and just before. */
  readonly moments: readonly number[]
}

/** Makes the pair of a seed. */
export function makePair(rules: RuleSet, seed: number, policy: 'public' | 'all-hands'): Pair {
  const random = randomFrom(seed)
  const prefix = prefixOf(rules, random)
  const events = firstOf([otherHand(prefix, random(4) as Seat, random), undealtTurned(prefix)], (wall) =>
    unseen(prefix, wall),
  )
  if (events === null) throw new Error(`${rules.id}: no other deal for seed ${seed}`)
  const blind = [SPECTATOR, ...SEATS.map(seatViewer)].filter((viewer) => isAlike(prefix.events, events, viewer))
  const tableRecords = tableOf(rules, policy)
  const times = timesOf(prefix.events)
  const last = times.at(-1)!
  const paces = [700 + random(600), 700 + random(600)]
  const whole = [prefix.events, events].map((beginning, index): EventRecord[] => {
    const steps = [...playOn(evolveAll(UNSTARTED, beginning), randomFrom(seed + 1 + index), anything)]
    const future = steps.flatMap(({ events }) => events)
    const futureTimes = future.map((_, step) => last + (step + 1) * paces[index]!)
    return sealed([...beginning, ...future], [...timesOf(beginning), ...futureTimes])
  })
  return {
    table: tableRecords,
    one: whole[0]!,
    other: whole[1]!,
    blind,
    moments: momentsOf(times, last + Math.min(...paces)),
  }
}

/** What the first wall gives that gives anything. */
function firstOf<T>(
  walls: readonly (StartCommand['wall'] | null)[],
  make: (wall: StartCommand['wall']) => T | null,
): T | null {
  for (const wall of walls) {
    const made = wall === null ? null : make(wall)
    if (made !== null) return made
  }
  return null
}

function prefixOf(rules: RuleSet, random: Random): Prefix {
  const steps = [...playDeal(rules, random)]
  const opening = steps.findIndex(({ events }) => events.some(({ type }) => type === 'TileDiscarded'))
  const length = opening + 1 + random(steps.length - opening - 1)
  return {
    start: { ...(steps[0]!.command as StartCommand), table: TABLE, seed: 'a1'.repeat(32) },
    commands: steps.slice(1, length).map(({ command }) => command),
    events: steps.slice(0, length).flatMap(({ events }) => events.map(atTable)),
  }
}

/** The deal at the test's table, with a seed to keep secret: the play it comes from has neither. */
function atTable(event: DealEvent): DealEvent {
  if (event.type === 'DealStarted') return { ...event, data: { ...event.data, table: TABLE } }
  return event.type === 'WallBuilt' ? { ...event, data: { ...event.data, seed: 'a1'.repeat(32) } } : event
}

/** The wall with its undealt part the other way round. */
function undealtTurned({ start, events }: Prefix): StartCommand['wall'] {
  const { front, back } = evolveAll(UNSTARTED, events) as Deal
  const end = start.wall.length - back
  return [...start.wall.slice(0, front), ...start.wall.slice(front, end).toReversed(), ...start.wall.slice(end)]
}

/** The same decisions over another wall and from another seed, where a spectator sees no difference. */
function unseen({ start, commands, events }: Prefix, wall: StartCommand['wall']): readonly DealEvent[] | null {
  const other = replayed({ start: { ...start, seed: 'b2'.repeat(32) }, commands }, wall)
  return other !== null && isAlike(events, other, SPECTATOR) ? other : null
}

function isAlike(one: readonly DealEvent[], other: readonly DealEvent[], viewer: Viewer): boolean {
  return seen(one, viewer) === seen(other, viewer)
}

/** What a viewer sees of events, and when: what it does not know of takes no time. */
function seen(events: readonly DealEvent[], viewer: Viewer): string {
  const times = timesOf(events)
  return JSON.stringify(
    events.flatMap((event, index) => {
      const form = redact(event, viewer)
      return form === null ? [] : [[times[index], form]]
    }),
  )
}

/** A second for each event that a spectator sees; another happens with the one before it. */
function timesOf(events: readonly DealEvent[]): number[] {
  let visible = 0
  return events.map((event) => START + (redact(event, SPECTATOR) === null ? visible : ++visible) * 1_000)
}

/** Every moment at which something becomes visible, and the last one before some of them and before the two differ. */
function momentsOf(times: readonly number[], diverge: number): number[] {
  const visible = [...new Set(times)].map((time) => time + DELAY_SECONDS * 1_000)
  const before = visible.filter((_, index) => index % 5 === 0).map((time) => time - 1)
  return [START, ...before, ...visible, diverge + DELAY_SECONDS * 1_000 - 1].toSorted((a, b) => a - b)
}

function sealed(events: readonly DealEvent[], times: readonly number[]): EventRecord[] {
  let head = EMPTY_HEAD
  return events.flatMap((event, index) => {
    const record = sealAfter(dealStream(DEAL), head, [event], stampOf(times[index]!, DEAL))
    head = headAfter(head, record)
    return record
  })
}

function tableOf(rules: RuleSet, policy: 'public' | 'all-hands'): EventRecord[] {
  const events: TableEvent[] = [
    { type: 'TableOpened', data: agreed(rules.id, { policy, delaySeconds: DELAY_SECONDS }) },
    {
      type: 'SeatsOffered',
      data: {
        seats: SEATS.map((seat) => ({ seat, tokenHash: hashOfToken(tokenOf(seat)) })),
        turnMs: 20_000,
        claimMs: 3_000,
        openingMs: 60_000,
        deals: 1,
      },
    },
    { type: 'DealOpened', data: { deal: DEAL, dealNumber: 1, dealer: 0 } },
  ]
  return sealAfter(tableStream(TABLE), EMPTY_HEAD, events, stampOf(START, TABLE))
}

function stampOf(time: number, correlationId: string) {
  return { time: new Date(time).toISOString(), correlationId, actor: 'table', newId: () => v7() } as const
}
