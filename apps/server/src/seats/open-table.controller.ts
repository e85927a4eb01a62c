import type { IncomingMessage } from 'node:http'
import { Controller, Inject, Post, Req } from '@nestjs/common'
import type { Seat } from '@paipu/engine'
import { v7 } from 'uuid'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { admit } from '../owner/admission.ts'
import { Doorway } from '../owner/doorway.service.ts'
import { jsonBody } from '../requests/json-body.ts'
import { tableName } from '../tables/names.ts'
import { Tables } from '../tables/tables.service.ts'
import { hashOfToken, newSeatToken } from './seat-of-token.ts'
import { tableRequest } from './table-request.ts'

/** The most tables that may be open when another one is opened here. */
const MOST_OPEN = 64
/** The largest request that is taken, bytes of JSON. */
const MAX_BODY_BYTES = 8 * 1024

/** A table that was opened. Its tokens are told once and kept nowhere. */
export interface OpenedTable {
  readonly table: string
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly token: string | null }[]
}

/** How the owner opens a table: from this machine only, with the token beside the store. */
@Controller('internal/tables')
export class OpenTableController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly doorway: Doorway,
    private readonly indexes: Indexes,
    private readonly tables: Tables,
  ) {}

  /** Opens a table; answers its id and, for each seat of a player from outside, its token. */
  @Post()
  async open(@Req() request: IncomingMessage): Promise<OpenedTable> {
    admit(this.doorway, request)
    const body = await jsonBody(request, { maxBytes: MAX_BODY_BYTES, bad: 'BAD_TABLE' })
    const all = [...this.indexes.tables.values()]
    if (all.filter(({ closedAt }) => closedAt === null).length >= MOST_OPEN)
      throw new PublicError('TOO_MANY_TABLES', `${MOST_OPEN} tables are open`)
    const { delaySeconds, paceMs } = this.settings
    const index = all.length
    const newPlayer = (): string => `guest:${v7()}`
    const { opened, offered } = tableRequest(body, { delaySeconds, paceMs, index, name: tableName(index), newPlayer })
    const tokens = new Map((offered?.seats ?? []).map((seat) => [seat, newSeatToken()]))
    const seats = [...tokens].map(([seat, token]) => ({ seat, tokenHash: hashOfToken(token) }))
    const table = await this.tables.open(opened, { offered: offered === null ? null : { ...offered, seats } })
    return {
      table,
      seats: opened.seats.map(({ name }, seat) => ({
        seat: seat as Seat,
        name,
        token: tokens.get(seat as Seat) ?? null,
      })),
    }
  }
}
