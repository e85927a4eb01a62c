import type { IncomingMessage, ServerResponse } from 'node:http'
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common'
import {
  companionsOf,
  GENERATOR,
  MANIFEST,
  planOf,
  textFilesOf,
  writeDeals,
  type DataSetPlan,
  type TextFile,
} from '@paipu/exports'
import { quoted } from '../requests/quoted.ts'
import { PublicError } from '../errors/public-error.ts'
import { EVENTS_COST } from '../deals/deals.service.ts'
import { Reach } from '../reach/reach.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { addressOf } from './addresses.ts'
import { badExport } from './asked.ts'
import { encodingFor, packed } from './encoding.ts'
import { ExportSlots } from './export-slots.service.ts'
import { Exports, type FixedExport } from './exports.service.ts'
import { inFolder } from './folder.ts'
import { makeManifest } from './manifest.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Preview } from './preview-answer.ts'
import { previewOf } from './preview.ts'
import { sendFile } from './send-file.ts'
import { send } from '../reach/send.ts'

/** What a look at an export costs, in fields of GraphQL: it reads some deals. */
const PREVIEW_COST = 10 * EVENTS_COST

/** Exports: what one will be, and each of its files. */
@Controller('exports')
export class ExportsController {
  constructor(
    private readonly exports: Exports,
    private readonly slots: ExportSlots,
    private readonly reach: Reach,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What an export will be, and how its files begin. */
  @Get('preview.json')
  async preview(@Query() query: Query, @Req() request: IncomingMessage): Promise<Preview> {
    this.reach.charge(request, PREVIEW_COST)
    const leave = await this.reach.turn(request, PREVIEW_COST)
    try {
      const fixed = await this.exports.fix(query, request)
      refuseParts(fixed)
      return await previewOf(this.exports, fixed)
    } finally {
      leave()
    }
  }

  /** One file of an export: of whole deals or of a table, what travels with them, or the manifest. */
  @Get(':file')
  async file(
    @Param('file') file: string,
    @Query() query: Query,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ): Promise<void> {
    this.reach.charge(request, EVENTS_COST)
    const fixed = await this.exports.fix(query, request)
    const plan = planOf(fixed.asked.request, '', GENERATOR)
    const companion = companionsOf(plan).find((one) => one.file === file)
    const text = textFilesOf(plan).find((one) => one.file === file)
    const table =
      plan.tableFormat === 'parquet' ? plan.tables.find(({ name }) => file === `${name}.parquet`) : undefined
    if (text === undefined) refuseParts(fixed)
    if (companion !== undefined) {
      response.writeHead(200, headersOf(file, fixed)).end(request.method === 'HEAD' ? undefined : companion.text)
      return
    }
    if (text === undefined && table === undefined && file !== MANIFEST) throw noSuchFile(file, plan)
    if (request.method === 'HEAD') {
      response.writeHead(200, headersOf(file, fixed)).end()
      return
    }
    this.slots.take(request, response)
    if (text !== undefined) return this.sendText(text, fixed, request, response)
    const deals = (leaveOut?: (id: string) => void): ReturnType<Exports['records']> =>
      this.exports.records(whileOpen(fixed, response), leaveOut)
    if (table !== undefined)
      return inFolder(async (folder) => {
        const made = await this.slots.makeParquet(() => writeDeals(deals(), { ...plan, folder, tables: [table] }))
        return sendFile(folder, made.files[0]!, headersOf(file, fixed), request, response, this.clock)
      })
    const manifest = (): Promise<string> => makeManifest(fixed, deals, plan)
    // What can't be made is refused by a status: so nothing is said before it is.
    const made = await (plan.tableFormat === 'parquet' ? this.slots.makeParquet(manifest) : manifest())
    response.writeHead(200, headersOf(file, fixed)).end(made)
  }

  private async sendText(
    text: TextFile,
    fixed: FixedExport,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { after, request: asked } = fixed.asked
    const { deals, next } = this.exports.part(fixed)
    const bytes = this.exports.bytes(deals, text, asked.compression, after === null)
    const encoding = asked.compression === 'none' ? encodingFor(request.headers['accept-encoding']?.toString()) : null
    const links = [
      `<${addressOf(MANIFEST, fixed)}>; rel="describedby"`,
      ...(next === null ? [] : [`<${addressOf(text.file, fixed, next)}>; rel="next"`]),
    ]
    response.writeHead(200, {
      ...headersOf(text.file, fixed),
      link: links.join(', '),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    })
    await send(encoding === null ? bytes : packed(bytes, encoding), response, this.clock)
  }
}

/** The parameters of an address: what stands twice is a list. */
type Query = Readonly<Record<string, unknown>>

/** Only text files come in parts. */
function refuseParts({ asked: { after, limit } }: FixedExport): void {
  const field = after !== null ? 'after' : limit !== null ? 'limit' : null
  if (field !== null) throw badExport(field, 'only text files come in parts')
}

function noSuchFile(file: string, plan: DataSetPlan): PublicError {
  const files =
    plan.tableFormat === 'parquet' && plan.tables.length > 0
      ? plan.tables.map(({ name }) => `${name}.parquet`)
      : textFilesOf(plan).map((one) => one.file)
  return new PublicError(
    'NOT_FOUND',
    `${quoted(file)} is no file of this export: it has ${[...files, ...companionsOf(plan).map((one) => one.file), MANIFEST].join(', ')}`,
  )
}

/** The deals of an export, until its reader has gone. */
function* whileOpen(
  { selection }: FixedExport,
  response: ServerResponse,
): ReturnType<FixedExport['selection']['behind']> {
  for (const deal of selection.behind(null)) {
    if (response.destroyed) throw new PublicError('BAD_REQUEST', 'the reader has gone')
    yield deal
  }
}

function headersOf(file: string, { selection: { asOf, last } }: FixedExport): Record<string, string> {
  return {
    'content-type': mediaTypeOf(file),
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'no-store',
    vary: 'Origin, Accept-Encoding',
    'paipu-as-of': new Date(asOf).toISOString(),
    ...(last === null ? {} : { 'paipu-last': last }),
    'access-control-expose-headers': 'content-disposition, link, paipu-as-of, paipu-last',
    // Proxies that collect answers would hold the stream back.
    'x-accel-buffering': 'no',
  }
}
