import { Inject, Injectable } from '@nestjs/common'
import { tableStream, type TableOpenedV1 } from '@paipu/contracts'
import { defaultRef, newestRuleSet } from '@paipu/engine'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { EMPTY_HEAD } from '@paipu/records'
import { PinoLogger } from 'nestjs-pino'
import { v7 } from 'uuid'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { botsOf, tableName } from './names.ts'
import { makePlayer, type TablePlayer } from './player.ts'
import { makeRuntime } from './runtime.ts'
import { write } from './streams.ts'

/** The tables that this server plays. */
@Injectable()
export class Tables {
  private readonly players = new Map<string, TablePlayer>()
  private stopping = false

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly indexes: Indexes,
    private readonly log: PinoLogger,
  ) {}

  /** Takes up every open table where its streams end, and opens one for each asked rule set that has none. */
  async start(): Promise<void> {
    const open = [...this.indexes.tables.values()].filter(({ closedAt }) => closedAt === null)
    await Promise.all(open.map(({ id }) => this.play(id)))
    const served = new Set(open.map(({ ruleSet }) => ruleSet.id))
    let index = this.indexes.tables.size
    for (const ruleSet of this.settings.tables) {
      if (!served.has(ruleSet)) await this.open(this.houseTable(ruleSet, index++))
    }
  }

  /** Opens a table and lets its first deal begin; answers its id. */
  async open(opened: TableOpenedV1): Promise<string> {
    const id = v7()
    const target = { stream: tableStream(id), id, head: EMPTY_HEAD }
    await write(this.store, target, this.clock.now(), [
      { actor: 'table', events: [{ type: 'TableOpened', data: opened }] },
    ])
    await this.play(id)
    return id
  }

  /** How many tables play, and how many had to be stopped. */
  counts(): { readonly playing: number; readonly failed: number } {
    const failed = [...this.players.values()].filter((player) => player.failed()).length
    return { playing: this.players.size - failed, failed }
  }

  /** Takes no further decision, and waits for what is being stored. */
  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all([...this.players.values()].map((player) => player.stop()))
  }

  private async play(id: string): Promise<void> {
    if (this.stopping) return
    const player = makePlayer(makeRuntime(this.store, this.clock, id), this.clock, {
      onRetry: (error, waitMs) =>
        this.log.warn({ table: id, reason: codeOf(error), waitMs }, 'a table waits for the store'),
      onFailed: (error) => this.log.error({ table: id, err: error }, 'a table was stopped'),
    })
    this.players.set(id, player)
    await player.start()
  }

  /** A table of the house for a rule set: public, with four bots. */
  private houseTable(ruleSetId: string, index: number): TableOpenedV1 {
    const rules = newestRuleSet(ruleSetId)!
    const { delaySeconds, paceMs } = this.settings
    return {
      ruleSet: defaultRef(rules),
      name: tableName(index),
      delaySeconds,
      policy: 'public',
      seats: botsOf(index),
      clock: rules.clock,
      paceMs,
    }
  }
}

function codeOf(error: unknown): string {
  return isStoreError(error) ? error.code : 'unknown'
}
