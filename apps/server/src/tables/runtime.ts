import { standardBot } from '@paipu/bots'
import { dealEventOf, dealStream, tableStream, type EventRecord, type TableEvent } from '@paipu/contracts'
import { decide, evolveAll, nextDealer, UNSTARTED, type Deal, type DealState } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { dealSeed, randomStream } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, readRecords, type StreamHead } from '@paipu/records'
import { v7 } from 'uuid'
import type { Clock } from '../time/clock.ts'
import { nextMoment, timeLimitMoment, type Deciders, type Moment } from './moment.ts'
import { firstDealer, newSecret, NO_CLIENT_SEEDS, secretForDealer } from './secret.ts'
import { startCommand } from './start-deal.ts'
import { write } from './streams.ts'
import { evolveTable, NO_TABLE, tableOf, type OpenDeal, type TableState } from './table-state.ts'

/** After a deal a table rests for so many paces, so that its end can be looked at. */
const PACES_BETWEEN_DEALS = 8

/** A deal in play. */
interface PlayedDeal {
  readonly state: DealState
  readonly head: StreamHead
  /** Milliseconds since 1970; `null` before its first event. */
  readonly startedAt: number | null
}

/** What a table does next, and when: milliseconds since 1970. */
export interface NextAct {
  readonly at: number
  readonly act: () => Promise<void>
}

/** A table in play: one sequence of commands. Its state is what its streams hold, and moves only after they took it. */
export interface TableRuntime {
  readonly id: string
  /** Takes the state from the streams, whatever they end with. */
  rebuild(): Promise<void>
  /** What comes next; `null` when the table is closed. */
  next(): NextAct | null
}

const NO_DEAL: PlayedDeal = { state: UNSTARTED, head: EMPTY_HEAD, startedAt: null }

/** Makes the runtime of a table that has opened. Call {@link TableRuntime.rebuild} first. */
export function makeRuntime(store: EventStore, clock: Clock, id: string): TableRuntime {
  let table: TableState = NO_TABLE
  let tableHead: StreamHead = EMPTY_HEAD
  let deal: PlayedDeal = NO_DEAL
  /** The first deal's secret, which decides its dealer before the deal begins. */
  let secret: string | null = null
  let lastTime = 0

  /** Now, but never before what is stored already: times in a table's streams only rise. */
  const now = (): number => Math.max(clock.now(), lastTime)

  async function rebuild(): Promise<void> {
    const records = await readRecords(store, tableStream(id))
    table = tableOf(records)
    tableHead = headAfter(EMPTY_HEAD, records)
    const played = table.openDeal === null ? [] : await readRecords(store, dealStream(table.openDeal.id))
    deal = playedDeal(played)
    lastTime = timeOf(played.at(-1) ?? records.at(-1))
    secret = null
  }

  function next(): NextAct | null {
    const { opened, openDeal } = table
    if (opened === null || table.closed) return null
    if (openDeal === null) {
      return { at: table.deals === 0 ? 0 : lastTime + PACES_BETWEEN_DEALS * opened.paceMs, act: openNextDeal }
    }
    switch (deal.state.phase.name) {
      case 'unstarted':
        return { at: 0, act: () => startDeal(openDeal) }
      case 'ended':
        return { at: 0, act: () => closeDeal(openDeal, deal.state as Deal) }
      default:
        return { at: Math.min(lastTime + opened.paceMs, deadline()), act: () => play(openDeal, deal.state as Deal) }
    }
  }

  /** When the running deal's time is up (rules.md C17). */
  function deadline(): number {
    const limit = table.opened!.clock.dealSeconds
    return limit === null || deal.startedAt === null ? Infinity : deal.startedAt + limit * 1000
  }

  async function openNextDeal(): Promise<void> {
    const first = table.nextDealer === null ? newSecret() : null
    const dealer = first === null ? table.nextDealer! : firstDealer(first)
    await writeTable({ type: 'DealOpened', data: { deal: v7(), dealNumber: table.deals + 1, dealer } })
    secret = first
  }

  async function startDeal(open: OpenDeal): Promise<void> {
    const chosen = secret ?? (table.nextDealer === null ? secretForDealer(open.dealer) : newSecret())
    const decision = decide(UNSTARTED, startCommand(id, table.opened!, open, chosen))
    if (!decision.ok) throw new Error(`the deal could not start: ${decision.refusal.code}`)
    const started = evolveAll(UNSTARTED, decision.events)
    await writeMoment(open, { decided: [{ actor: 'table', events: decision.events }], deal: started as Deal }, now())
    deal = { ...deal, startedAt: lastTime }
    secret = null
  }

  /** The time is taken first: how long the bots think must not show in it. */
  async function play(open: OpenDeal, current: Deal): Promise<void> {
    const time = now()
    const timeIsUp = time >= deadline()
    const moment = timeIsUp ? timeLimitMoment(current) : nextMoment(current, decidersOf(current, deal.head))
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
  }

  async function writeMoment(open: OpenDeal, moment: Moment, time: number): Promise<void> {
    const head = await write(store, { stream: dealStream(open.id), id: open.id, head: deal.head }, time, moment.decided)
    deal = { ...deal, state: moment.deal, head }
    lastTime = time
  }

  async function writeTable(event: TableEvent): Promise<void> {
    const time = now()
    const target = { stream: tableStream(id), id, head: tableHead }
    tableHead = await write(store, target, time, [{ actor: 'table', events: [event] }])
    table = evolveTable(table, event)
    lastTime = time
  }

  return { id, rebuild, next }
}

/** A deal from the records of its stream. */
function playedDeal(records: readonly EventRecord[]): PlayedDeal {
  const first = records[0]
  return {
    state: evolveAll(UNSTARTED, records.map(dealEventOf)),
    head: headAfter(EMPTY_HEAD, records),
    startedAt: first === undefined ? null : Date.parse(first.time),
  }
}

/**
 * The bots and the chance of a deal. Each decision has a stream of its own by its place in the deal, so that a deal
 * taken up again goes on as it would have without the break.
 */
function decidersOf(deal: Deal, { revision }: StreamHead): Deciders {
  const seed = dealSeed(deal.seed!, NO_CLIENT_SEEDS)
  return {
    botAt: (seat) => standardBot(randomStream(seed, `bot:${seat}:${revision}`)),
    chance: (name) => randomStream(seed, name),
  }
}

function timeOf(record: EventRecord | undefined): number {
  return record === undefined ? 0 : Date.parse(record.time)
}
