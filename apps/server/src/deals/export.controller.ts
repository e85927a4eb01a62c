import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Controller, Get, Param, Req, StreamableFile } from '@nestjs/common'
import type { EventRecord } from '@paipu/contracts'
import { recordLine } from '@paipu/records'
import { Reach } from '../reach/reach.service.ts'
import { Deals, EVENTS_COST } from './deals.service.ts'

/** Downloads of deals. */
@Controller('deals')
export class ExportController {
  constructor(
    private readonly deals: Deals,
    private readonly reach: Reach,
  ) {}

  /** A deal's event log: one record a line, as stored. */
  @Get(':id/events.jsonl')
  async events(@Req() request: IncomingMessage, @Param('id') id: string): Promise<StreamableFile> {
    this.reach.charge(request, EVENTS_COST)
    const records = await this.deals.records(id)
    return new StreamableFile(Readable.from(lines(records)), {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: `attachment; filename="deal-${id}.jsonl"`,
    })
  }
}

function* lines(records: readonly EventRecord[]): Generator<string> {
  for (const record of records) yield `${recordLine(record)}\n`
}
