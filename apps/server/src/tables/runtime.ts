import { choiceOf, standardBot } from '@paipu/bots'
import {
  dealStream,
  tableStream,
  type DealStartedV1,
  type EventRecord,
  type TableClosedV1,
  type TableEvent,
  type TableOpenedV1,
} from '@paipu/contracts'
import { decide, evolveAll, nextDealer, UNSTARTED, type Deal, type Seat } from '@paipu/engine'
import type { CallOptions, EventStore } from '@paipu/event-store'
import { commitmentOf, derivedEventId, randomStream } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, readRecords, type StreamHead } from '@paipu/records'
import { v7 } from 'uuid'
import type { Clock } from '../time/clock.ts'
import { checkAct, saidNow, seatActed, type Act } from './acts.ts'
import { nextDue, type Due } from './due.ts'
import { leaseLost, renewMs, type LeaseTerms } from './lease.ts'
import { nextMoment, timeLimitMoment, type Actor, type Deciders, type Moment } from './moment.ts'
import { outsider } from './outsider.ts'
import { limitOf, NO_DEAL, playedDeal, seedOf, type PlayedDeal } from './played-deal.ts'
import { asksAfter, type AskingDeal } from './question.ts'
import { firstDealer, newSecret, secretForDealer } from './secret.ts'
import { startCommand } from './start-deal.ts'
import { write, type Target } from './streams.ts'
import { evolveTable, NO_TABLE, tableOf, type CommittedSeed, type OpenDeal, type TableState } from './table-state.ts'

/** After a deal a table rests for so many paces, so that its end can be looked at. */
const PACES_BETWEEN_DEALS = 8

/** What the time between deals counts from; leases and seeds in a table's stream are no moments of play. */
const MOMENTS: ReadonlySet<string> = new Set(['TableOpened', 'DealOpened', 'DealClosed'])

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
  /** Takes what a player from outside says; fulfilled once it is stored. Rejects as `checkAct` throws. */
  act(act: Act): Promise<void>
  /** The last revision that it knows of the table's stream. */
  revision(): number
  /** Gives the lease back, if there is one, so that another server need not wait. Call it last. */
  release(): Promise<void>
}

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
      const reason = closeReason()
      if (reason !== null) return { at: 0, act: () => closeTable(reason) }
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
      default: {
        const due = dueNow()
        return { at: Math.min(due.at, limitOf(deal)), act: () => play(openDeal, deal.state as Deal, due) }
      }
    }
  }

  function dueNow(at: TableState = table): Due {
    const { opened, offered } = table
    const running = { deal: deal.state as Deal, question: deal.question, lastMoment }
    return nextDue(running, { opened: opened!, offered }, at)
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
  async function play(open: OpenDeal, current: Deal, due: Due): Promise<void> {
    await closeDecision(open, due)
    const time = now()
    const limit = limitOf(deal)
    if (time < limit) return writeMoment(open, nextMoment(current, decidersAt(due, time)), time)
    // Where players from outside are asked, what was due before the limit goes first, however late it comes: what one was told is
    // taken is played. Whether anybody answered an offer does not matter to that, and does not show in it.
    const before = dueNow({ ...table, closedDecision: null })
    const owed = before.upAt !== null && before.at < limit
    await writeMoment(open, owed ? nextMoment(current, decidersAt(before, limit - 1)) : timeLimitMoment(current), time)
  }

  function saidBy(seat: Seat): ReturnType<typeof saidNow> {
    return saidNow(table.acts, deal.question.number, seat)
  }

  /**
   * Another server may be storing what a player says while this one goes on without it. Once this is stored it can't any more,
   * so that what a player was told is taken is also played.
   */
  async function closeDecision(open: OpenDeal, { upAt }: Due): Promise<void> {
    const { number } = deal.question
    if (terms === null || upAt === null || now() < Math.min(upAt, limitOf(deal)) || table.closedDecision === number)
      return
    await writeTable({ type: 'DecisionClosed', data: { deal: open.id, decision: number } })
  }

  /** Who decides in a moment. Bots choose by their place in the deal, so that one taken up again goes on as it would have. */
  function decidersAt(due: Due, time: number): Deciders {
    const { head } = deal
    const seed = deal.seed!
    return {
      deciderOf(seat) {
        if (due.decidesAt(seat) > time) return null
        const bot = standardBot(randomStream(seed, `bot:${seat}:${head.revision}`))
        if (!isOutside(seat)) return (state) => choiceOf(state, seat, bot)
        return outsider(seat, saidBy(seat), bot)
      },
      chance: (name) => randomStream(seed, name),
    }
  }

  function isOutside(seat: Seat): boolean {
    return table.offered !== null && table.offered.seats.some((one) => one.seat === seat)
  }

  async function act(said: Act): Promise<void> {
    if (checkAct(table, deal, said, now()) === 'new')
      await writeTable({ type: 'SeatActed', data: seatActed(said) }, { actor: `seat:${said.action.seat}` })
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

  /** Why the table closes where no deal is open; `null` where another follows. */
  function closeReason(): TableClosedV1['reason'] | null {
    const { offered, deals, closeAsked } = table
    return offered !== null && deals >= offered.deals ? 'finished' : closeAsked
  }

  async function closeTable(reason: TableClosedV1['reason']): Promise<void> {
    await writeTable({ type: 'TableClosed', data: { reason } })
  }

  async function renew(): Promise<void> {
    await writeTable({ type: 'LeaseRenewed', data: table.lease! })
  }

  async function release(): Promise<void> {
    if (terms === null || table.closed || table.lease?.host !== terms.host) return
    await writeTable({ type: 'LeaseReleased', data: table.lease }, { options: { deadlineMs: RELEASE_MS } })
  }

  async function writeMoment(open: OpenDeal, moment: Moment, time: number): Promise<void> {
    const target = { stream: dealStream(open.id), id: open.id, head: deal.head, ...idsOf(open, deal) }
    const head = await write(store, target, time, moment.decided)
    const events = moment.decided.flatMap(({ events: some }) => some)
    deal = { ...deal, ...events.reduce<AskingDeal>((asking, event) => asksAfter(asking, event, time), deal), head }
    lastMoment = time
    storedAt(time)
  }

  async function writeTable(
    event: TableEvent,
    { actor = 'table', options = {} }: { readonly actor?: Actor; readonly options?: CallOptions } = {},
  ): Promise<void> {
    const time = now()
    const target = { stream: tableStream(id), id, head: tableHead }
    tableHead = await write(store, target, time, [{ actor, events: [event] }], options)
    table = evolveTable(table, event)
    storedAt(time)
  }

  return { id, rebuild, now, next, act, revision: () => tableHead.revision, release }
}

function timeOf(record: EventRecord | undefined): number {
  return record === undefined ? 0 : Date.parse(record.time)
}

/**
 * The ids of a deal's events follow from the deal, so that logs need not hold them. Not those of a deal that another runtime
 * began: a store takes an event with an id that it has for a repeated one, and two hosts must not take each other's for theirs.
 */
function idsOf({ id }: OpenDeal, { takenUp }: PlayedDeal): Pick<Target, 'idOf'> {
  return takenUp ? {} : { idOf: (time, revision) => derivedEventId(id, time, revision) }
}
