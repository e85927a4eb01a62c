import { Inject, Injectable } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import {
  dealIndexModel,
  runReadModel,
  tableIndexModel,
  type DealIndex,
  type ModelListener,
  type RunningModel,
  type TableIndex,
} from '@paipu/read-models'
import { PinoLogger } from 'nestjs-pino'
import { EVENT_STORE } from '../store/store.module.ts'

/** The read models of this server, kept up to date from the store. */
@Injectable()
export class Indexes {
  private readonly tableModel: RunningModel<TableIndex>
  private readonly dealModel: RunningModel<DealIndex>
  private broken = false

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    private readonly log: PinoLogger,
  ) {
    this.tableModel = runReadModel(store, tableIndexModel, this.listener(tableIndexModel.name))
    this.dealModel = runReadModel(store, dealIndexModel, this.listener(dealIndexModel.name))
  }

  get tables(): TableIndex {
    return this.tableModel.state
  }

  get deals(): DealIndex {
    return this.dealModel.state
  }

  /** Fulfilled once everything that the store held at the start is read. */
  async caughtUp(): Promise<void> {
    await Promise.all([this.tableModel.caughtUp, this.dealModel.caughtUp])
  }

  /** Whether they still follow the store. */
  healthy(): boolean {
    return !this.broken
  }

  stop(): void {
    this.tableModel.stop()
    this.dealModel.stop()
  }

  private listener(model: string): ModelListener {
    return {
      onStopped: (stopped) =>
        this.log.error({ model, ...stopped }, 'a stream holds an event that this version does not know'),
      onDropped: ({ kind }) => {
        if (kind === 'handler-failed' || kind === 'store-failed')
          this.log.error({ model, kind }, 'a read model stopped')
      },
    }
  }
}
