import type { IncomingMessage, ServerResponse } from 'node:http'
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common'
import { PublicError } from '../errors/public-error.ts'
import { Reach } from '../reach/reach.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { stream } from './stream.ts'
import { JSON_LINES, SERVER_SENT_EVENTS, type StreamFormat } from './stream-format.ts'
import { Watching } from './watching.service.ts'

/** Watching without GraphQL: what the subscription `table` gives, as Server-Sent Events and as JSON Lines. */
@Controller('tables')
export class StreamController {
  constructor(
    private readonly watching: Watching,
    private readonly reach: Reach,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get(':id/updates.sse')
  events(
    @Param('id') id: string,
    @Query() query: Query,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ) {
    this.answer(id, query, request, response, SERVER_SENT_EVENTS)
  }

  @Get(':id/updates.jsonl')
  lines(
    @Param('id') id: string,
    @Query() query: Query,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ) {
    this.answer(id, query, request, response, JSON_LINES)
  }

  private answer(id: string, query: Query, request: IncomingMessage, response: ServerResponse, format: StreamFormat) {
    // A browser that comes back gives the last event's id; the address still has the cursor it began with.
    const after = lastEventId(request) ?? text(query, 'after')
    const asked = { id, viewer: text(query, 'viewer') ?? 'spectator', after, from: request }
    if (this.reach.holdsTooMuch(request))
      throw new PublicError('TOO_MANY_CONNECTIONS', 'your address holds too many connections open')
    if (this.reach.isFull())
      throw new PublicError('TOO_MANY_CONNECTIONS', 'too many connections are open: try again later')
    if (request.method === 'HEAD') {
      this.watching.update(asked)
      response.writeHead(200, { 'content-type': format.contentType }).end()
      return
    }
    const feed = this.watching.watch(asked)
    response.once('close', this.reach.open(request))
    stream(feed, response, format, this.clock)
  }
}

/** The parameters of an address: what stands twice is a list. */
type Query = Readonly<Record<string, unknown>>

function text(query: Query, name: string): string | null {
  const value = query[name]
  if (value === undefined || typeof value === 'string') return value ?? null
  throw new PublicError('BAD_REQUEST', `${name}: it stands there more than once`)
}

function lastEventId({ headers }: IncomingMessage): string | null {
  const given = headers['last-event-id']
  return typeof given === 'string' && given !== '' ? given : null
}
