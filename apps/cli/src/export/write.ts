import type { EventRecord } from '@paipu/contracts'
import {
  beginDataSet,
  BYTE_ORDER_MARK,
  csvHeader,
  csvLine,
  finishDataSet,
  finishedDeal,
  growFile,
  isLogFormat,
  jsonRow,
  LOG_WRITERS,
  logOf,
  writeDeals,
  type DataSetPlan,
  type LogFormat,
  type Manifest,
  type Table,
  type TableFormat,
} from '@paipu/exports'
import type { Moment } from '../support/chosen-deals.ts'
import { unwritable } from '../support/failure.ts'
import { GENERATOR } from '../support/generator.ts'
import { openOutput, writingTo, type Output } from '../support/output.ts'
import { filtersOf, type ExportRequest } from './request.ts'
import type { ExportSource } from './source.ts'

/** Writes an export as one text, to a file or to standard output. */
export async function writeText(source: ExportSource, request: ExportRequest, out: string | undefined): Promise<void> {
  const text = textOf(request)
  await writingTo(await outputOf(out, request), async (output) => {
    await output.write(text.head)
    for await (const { records } of source.deals) await output.write(text.deal(records))
  })
}

/** How one text is made of deals. */
interface TextMaker {
  readonly head: string
  readonly deal: (records: readonly EventRecord[]) => string
}

function textOf({ format, tables, viewer, byteOrderMark }: ExportRequest): TextMaker {
  if (isLogFormat(format)) {
    const { write } = LOG_WRITERS[format]
    return { head: '', deal: (records) => write(records, () => logOf(records, { viewer, generator: GENERATOR })) }
  }
  const table = tables[0]!
  if (format === 'jsonl')
    return {
      head: '',
      deal: (records) =>
        rowsOf(table, records)
          .map((row) => jsonRow(table, row))
          .join(''),
    }
  return {
    head: (byteOrderMark ? BYTE_ORDER_MARK : '') + csvHeader(table),
    deal: (records) => rowsOf(table, records).map(csvLine).join(''),
  }
}

function rowsOf(table: Table, records: readonly EventRecord[]): ReturnType<Table['rows']> {
  return table.rows(finishedDeal(records)!)
}

async function outputOf(out: string | undefined, { compression }: ExportRequest): Promise<Output> {
  if (out === undefined || compression === 'none') return openOutput(out)
  const file = await growFile(out, compression).catch((error: unknown) => {
    throw unwritable(out, error)
  })
  return {
    write: (text) => file.write(text),
    close: async () => void (await file.done()),
    abandon: () => void file.drop(),
  }
}

/** Writes an export as a folder: its files, the data dictionary of tables, and last the manifest. */
export async function writeFolder(
  source: ExportSource,
  request: ExportRequest,
  moment: Moment,
  folder: string,
): Promise<Manifest> {
  const { format, tables, compression, byteOrderMark, viewer } = request
  const log = isLogFormat(format)
  const plan: DataSetPlan = {
    folder,
    tables,
    tableFormat: log ? 'csv' : (format as TableFormat),
    logs: log ? [format as LogFormat] : [],
    compression,
    byteOrderMark,
    viewer,
    generator: GENERATOR,
  }
  try {
    await beginDataSet(folder)
  } catch (error) {
    throw unwritable(folder, error)
  }
  const written = await writeDeals(source.deals, plan)
  return finishDataSet(plan, written, {
    generator: GENERATOR,
    filters: filtersOf(request, moment),
    positions: source.positions(),
  })
}
