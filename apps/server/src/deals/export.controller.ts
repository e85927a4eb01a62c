import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Controller, Get, Param, Req, StreamableFile } from '@nestjs/common'
import type { EventRecord } from '@paipu/contracts'
import { recordLine } from '@paipu/records'
import { seatViewer, viewerName } from '@paipu/views'
import { Reach } from '../reach/reach.service.ts'
import { Deals, EVENTS_COST } from './deals.service.ts'
import { OwnDeals } from './own-deals.service.ts'

/** Downloads of deals. */
@Controller('deals')
export class ExportController {
  constructor(
    private readonly deals: Deals,
    private readonly own: OwnDeals,
    private readonly reach: Reach,
  ) {}

  /**
   * A deal's event log: one record a line, as stored. A seat of the deal gets, until the deal is open to everybody, its own view
   * in the log format.
   */
  @Get(':id/events.jsonl')
  async events(@Req() request: IncomingMessage, @Param('id') id: string): Promise<StreamableFile> {
    this.reach.charge(request, EVENTS_COST)
    const { deal, seat } = await this.own.given(id, request)
    if (seat === null) return download(`deal-${id}`, lines(await this.deals.records(id)))
    return download(`deal-${id}-${viewerName(seatViewer(seat))}`, [await this.own.log(deal, seat)])
  }
}

function download(name: string, text: Iterable<string>): StreamableFile {
  return new StreamableFile(Readable.from(text), {
    type: 'application/x-ndjson; charset=utf-8',
    disposition: `attachment; filename="${name}.jsonl"`,
  })
}

function* lines(records: readonly EventRecord[]): Generator<string> {
  for (const record of records) yield `${recordLine(record)}\n`
}
