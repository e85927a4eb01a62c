import { standardBot } from '@paipu/bots'
import {
  dealEventOf,
  dealStream,
  tableStream,
  type DealEvent,
  type DealStartedV1,
  type EventRecord,
  type TableEvent,
  type TableOpenedV1,
} from '@paipu/contracts'
import { decide, evolveAll, nextDealer, UNSTARTED, type Deal, type DealState } from '@paipu/engine'
import type { CallOptions, EventStore } from '@paipu/event-store'
import { commitmentOf, dealSeed, randomStream } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, readRecords, type StreamHead } from '@paipu/records'
import { v7 } from 'uuid'
import type { Clock } from '../time/clock.ts'
import { leaseLost, renewMs, type LeaseTerms } from './lease.ts'
import { nextMoment, timeLimitMoment, type Deciders, type Moment } from './moment.ts'
import { firstDealer, newSecret, secretForDealer } from './secret.ts'
import { startCommand } from './start-deal.ts'
import { write } from './streams.ts'
import { evolveTable, NO_TABLE, tableOf, type CommittedSeed, type OpenDeal, type TableState } from './table-state.ts'

/** After a deal a table rests for so many paces, so that its end can be looked at. */
const PACES_BETWEEN_DEALS = 8

/** What the time between deals counts from; leases and seeds in a table's stream are no moments of play. */
const MOMENTS: ReadonlySet<string> = new Set(['TableOpened', 'DealOpened', 'DealClosed'])

/** A deal in play. */
interface PlayedDeal {
  readonly state: DealState
  readonly head: StreamHead
  /** Milliseconds since 1970; `null` before its first event. */
  readonly startedAt: number | null
  /** What its wall and all chance come from; `null` before its first event. */
  readonly seed: string | null
}

/** What a table does next, and when: milliseconds since 1970. */
export interface NextAct {
  readonly at: number
  readonly act: () => Promise<void>
}

/** A table in play: one sequence of commands. Its state is what its streams hold, and moves only after they took it. */
export interface TableRuntime {
  readonly id: string
  /** Takes the state from the streams, whatever they end with. Fails as {@link leaseLost} where another server hosts. */
  rebuild(): Promise<void>
  /** The table's time, milliseconds since 1970: never before what is stored, and goes on when the clock is set back. */
  now(): number
  /** What comes next; `null` when the table is closed. */
  next(): NextAct | null
  /** Gives the lease back, if there is one, so that another server need not wait. Call it last. */
  release(): Promise<void>
}

const NO_DEAL: PlayedDeal = { state: UNSTARTED, head: EMPTY_HEAD, startedAt: null, seed: null }

/** The longest that giving a lease back may take, milliseconds: without it others wait a little longer. */
const RELEASE_MS = 1_000

/** Makes the runtime of a table that has opened. Call {@link TableRuntime.rebuild} first. */
export function makeRuntime(store: EventStore, clock: Clock, id: string, terms: LeaseTerms | null): TableRuntime {
  let table: TableState = NO_TABLE
  let tableHead: StreamHead = EMPTY_HEAD
  let deal: PlayedDeal = NO_DEAL
  /** When something last happened in play, and when anything was last stored. */
  let lastMoment = 0
  let lastTime = 0
  let lastSteady = 0

  const now = (): number => Math.max(clock.now(), Math.floor(lastTime + clock.steady() - lastSteady))

  function storedAt(time: number): void {
    lastTime = time
    lastSteady = clock.steady()
  }

  async function rebuild(): Promise<void> {
    const records = await readRecords(store, tableStream(id))
    table = tableOf(records)
    tableHead = headAfter(EMPTY_HEAD, records)
    const played = table.openDeal === null ? [] : await readRecords(store, dealStream(table.openDeal.id))
    refuseForeign(played)
    deal = playedDeal(played)
    lastMoment = timeOf(played.at(-1) ?? records.findLast(({ type }) => MOMENTS.has(type)))
    storedAt(Math.max(timeOf(played.at(-1)), timeOf(records.at(-1))))
    if (terms !== null && table.lease?.host !== terms.host) throw leaseLost(id)
  }

  /** Whoever may import deals could bring one under the id that was announced for the deal that comes. */
  function refuseForeign([first]: readonly EventRecord[]): void {
    if (first === undefined) return
    const started = first.data as DealStartedV1
    const committed = table.seed === null ? started.commitment : commitmentOf(table.seed.secret)
    if (started.table !== id || started.commitment !== committed)
      throw new Error(`${first.stream} holds a deal that table ${id} did not begin`)
  }

  function next(): NextAct | null {
    if (table.opened === null || table.closed) return null
    const play = nextInPlay(table.opened)
    const renewal = terms === null ? Infinity : lastTime + renewMs(terms)
    return play.at <= renewal ? play : { at: renewal, act: renew }
  }

  function nextInPlay({ paceMs }: TableOpenedV1): NextAct {
    const { seed, openDeal } = table
    if (openDeal === null) {
      if (seed === null) return { at: 0, act: commitSeed }
      return {
        at: table.deals === 0 ? 0 : lastMoment + PACES_BETWEEN_DEALS * paceMs,
        act: () => openNextDeal(seed),
      }
    }
    switch (deal.state.phase.name) {
      case 'unstarted':
        return { at: 0, act: seed === null ? commitSeed : () => startDeal(openDeal, seed) }
      case 'ended':
        return { at: 0, act: () => closeDeal(openDeal, deal.state as Deal) }
      default:
        return { at: Math.min(lastMoment + paceMs, deadline()), act: () => play(openDeal, deal.state as Deal) }
    }
  }

  /** When the running deal's time is up (rules.md C17). */
  function deadline(): number {
    const limit = table.opened!.clock.dealSeconds
    return limit === null || deal.startedAt === null ? Infinity : deal.startedAt + limit * 1000
  }

  /** For the deal that comes, or for one that a server without commitments has opened and not started. */
  async function commitSeed(): Promise<void> {
    const { openDeal, nextDealer: dealer } = table
    const secret = openDeal !== null && dealer === null ? secretForDealer(openDeal.dealer) : newSecret()
    const coming = { deal: openDeal?.id ?? v7(), dealNumber: openDeal?.dealNumber ?? table.deals + 1 }
    await writeTable({ type: 'SeedCommitted', data: { ...coming, commitment: commitmentOf(secret), secret } })
  }

  async function openNextDeal({ deal: coming, secret }: CommittedSeed): Promise<void> {
    const dealer = table.nextDealer ?? firstDealer(secret)
    await writeTable({ type: 'DealOpened', data: { deal: coming, dealNumber: table.deals + 1, dealer } })
    lastMoment = lastTime
  }

  async function startDeal(open: OpenDeal, committed: CommittedSeed): Promise<void> {
    const decision = decide(UNSTARTED, startCommand(id, table.opened!, open, committed))
    if (!decision.ok) throw new Error(`the deal could not start: ${decision.refusal.code}`)
    const started = evolveAll(UNSTARTED, decision.events)
    await writeMoment(open, { decided: [{ actor: 'table', events: decision.events }], deal: started as Deal }, now())
    deal = { ...deal, startedAt: lastTime, seed: seedOf(decision.events) }
  }

  /** The time is taken first: how long the bots think must not show in it. */
  async function play(open: OpenDeal, current: Deal): Promise<void> {
    const time = now()
    const timeIsUp = time >= deadline()
    const moment = timeIsUp ? timeLimitMoment(current) : nextMoment(current, decidersOf(deal.seed!, deal.head))
    await writeMoment(open, moment, time)
  }

  async function closeDeal(open: OpenDeal, ended: Deal): Promise<void> {
    const { phase } = ended
    if (phase.name !== 'ended') return
    await writeTable({
      type: 'DealClosed',
      data: {
        deal: open.id,
        dealNumber: open.dealNumber,
        result: phase.result,
        totals: phase.totals,
        nextDealer: nextDealer(ended),
      },
    })
    deal = NO_DEAL
    lastMoment = lastTime
  }

  async function renew(): Promise<void> {
    await writeTable({ type: 'LeaseRenewed', data: table.lease! })
  }

  async function release(): Promise<void> {
    if (terms === null || table.closed || table.lease?.host !== terms.host) return
    await writeTable({ type: 'LeaseReleased', data: table.lease }, { deadlineMs: RELEASE_MS })
  }

  async function writeMoment(open: OpenDeal, moment: Moment, time: number): Promise<void> {
    const head = await write(store, { stream: dealStream(open.id), id: open.id, head: deal.head }, time, moment.decided)
    deal = { ...deal, state: moment.deal, head }
    lastMoment = time
    storedAt(time)
  }

  async function writeTable(event: TableEvent, options: CallOptions = {}): Promise<void> {
    const time = now()
    const target = { stream: tableStream(id), id, head: tableHead }
    tableHead = await write(store, target, time, [{ actor: 'table', events: [event] }], options)
    table = evolveTable(table, event)
    storedAt(time)
  }

  return { id, rebuild, now, next, release }
}

/** A deal from the records of its stream. */
function playedDeal(records: readonly EventRecord[]): PlayedDeal {
  const first = records[0]
  const events = records.map(dealEventOf)
  return {
    state: evolveAll(UNSTARTED, events),
    head: headAfter(EMPTY_HEAD, records),
    startedAt: first === undefined ? null : Date.parse(first.time),
    seed: seedOf(events),
  }
}

/** The seed of a deal from its secret and what the seats added to it. */
function seedOf(events: readonly DealEvent[]): string | null {
  const built = events.find((event) => event.type === 'WallBuilt')?.data
  return built === undefined || built.seed === null ? null : dealSeed(built.seed, built.clientSeeds)
}

/**
 * The bots and the chance of a deal. Each decision has a stream of its own by its place in the deal, so that a deal
 * taken up again goes on as it would have without the break.
 */
function decidersOf(seed: string, { revision }: StreamHead): Deciders {
  return {
    botAt: (seat) => standardBot(randomStream(seed, `bot:${seat}:${revision}`)),
    chance: (name) => randomStream(seed, name),
  }
}

function timeOf(record: EventRecord | undefined): number {
  return record === undefined ? 0 : Date.parse(record.time)
}
