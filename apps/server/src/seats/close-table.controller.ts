import type { IncomingMessage } from 'node:http'
import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { admit } from '../owner/admission.ts'
import { Doorway } from '../owner/doorway.service.ts'
import { checkedId } from '../requests/ids.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { askToClose } from '../tables/ask-to-close.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'

/** How the owner closes a table before its deals are played: from this machine only, with the token beside the store. */
@Controller('internal/tables')
export class CloseTableController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly doorway: Doorway,
  ) {}

  /** The table closes when its open deal is over; the same again changes nothing. */
  @Post(':id/close')
  @HttpCode(200)
  async close(@Req() request: IncomingMessage, @Param('id') id: string): Promise<{ readonly result: 'closes' }> {
    admit(this.doorway, request)
    await askToClose(this.store, this.clock, checkedId('id', id))
    return { result: 'closes' }
  }
}
