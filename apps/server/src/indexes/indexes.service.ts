import { Inject, Injectable } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import {
  dealIndexModel,
  runReadModels,
  statisticsModel,
  tableIndexModel,
  type DealIndex,
  type ModelListener,
  type RunningModels,
  type Statistics,
  type StoppedStream,
  type TableIndex,
} from '@paipu/read-models'
import { PinoLogger } from 'nestjs-pino'
import { hasFailed } from '../store/following.ts'
import { EVENT_STORE } from '../store/store.module.ts'

/** The read models of this server, kept up to date from the store. */
@Injectable()
export class Indexes {
  private readonly models: RunningModels<[TableIndex, DealIndex, Statistics]>
  private broken = false

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    private readonly log: PinoLogger,
  ) {
    this.models = runReadModels<[TableIndex, DealIndex, Statistics]>(
      store,
      [tableIndexModel, dealIndexModel, statisticsModel],
      this.listener(),
    )
  }

  get tables(): TableIndex {
    return this.models.states[0]
  }

  get deals(): DealIndex {
    return this.models.states[1]
  }

  /** Also of deals that are not open yet: who reads totals says as of when, see `openUntil`. */
  get statistics(): Statistics {
    return this.models.states[2]
  }

  /** Where a stream stopped, if it holds an event that can't be read here. */
  stopped(stream: string): StoppedStream | undefined {
    return this.models.stopped().get(stream)
  }

  /** Fulfilled once everything that the store held at the start is read. */
  async caughtUp(): Promise<void> {
    await this.models.caughtUp
  }

  /** Whether they still follow the store. */
  healthy(): boolean {
    return !this.broken
  }

  stop(): void {
    this.models.stop()
  }

  private listener(): ModelListener {
    return {
      onStopped: (stopped) => this.log.error({ ...stopped }, 'a stream holds an event that this version does not know'),
      onDropped: (reason) => {
        if (!hasFailed(reason)) return
        this.broken = true
        this.log.error({ kind: reason.kind }, 'the read models stopped')
      },
    }
  }
}
