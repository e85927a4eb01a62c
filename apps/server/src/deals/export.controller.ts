import type { IncomingMessage, ServerResponse } from 'node:http'
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common'
import type { EventRecord } from '@paipu/contracts'
import { recordLine } from '@paipu/records'
import { seatViewer, viewerName } from '@paipu/views'
import { Reach } from '../reach/reach.service.ts'
import { send } from '../reach/send.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { Deals, EVENTS_COST } from './deals.service.ts'
import { OwnDeals } from './own-deals.service.ts'

/** Downloads of deals. */
@Controller('deals')
export class ExportController {
  constructor(
    private readonly deals: Deals,
    private readonly own: OwnDeals,
    private readonly reach: Reach,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A deal's event log: one record a line, as stored. A seat of the deal gets, until the deal is open to everybody, its own view
   * in the log format.
   */
  @Get(':id/events.jsonl')
  async events(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @Param('id') id: string,
  ): Promise<void> {
    this.reach.charge(request, EVENTS_COST)
    const { deal, seat } = await this.own.given(id, request)
    const name = seat === null ? `deal-${id}` : `deal-${id}-${viewerName(seatViewer(seat))}`
    const text = seat === null ? lines(await this.deals.records(id)) : [await this.own.log(deal, seat)]
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.jsonl"`,
    })
    await send(request.method === 'HEAD' ? [] : text, response, this.clock)
  }
}

function* lines(records: readonly EventRecord[]): Generator<string> {
  for (const record of records) yield `${recordLine(record)}\n`
}
