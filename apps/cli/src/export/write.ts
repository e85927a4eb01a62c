import {
  beginDataSet,
  finishDataSet,
  filtersOf,
  GENERATOR,
  growFile,
  planOf,
  rowsOfDeal,
  textFilesOf,
  writeDeals,
  type ExportRequest,
  type Manifest,
  type PlacedDeals,
} from '@paipu/exports'
import type { Moment } from '../support/chosen-deals.ts'
import { isCliFailure, isSystemError, unwritable } from '../support/failure.ts'
import { openOutput, writingTo, type Output } from '../support/output.ts'

/** Writes an export as one text, to a file or to standard output. */
export async function writeText(source: PlacedDeals, request: ExportRequest, out: string | undefined): Promise<void> {
  const [{ head, texts }] = textFilesOf(planOf(request, '', GENERATOR)) as [ReturnType<typeof textFilesOf>[0]]
  await writingTo(await outputOf(out, request, head), async (output) => {
    for await (const deal of source.deals) await output.write(texts(deal, rowsOfDeal(deal)).join(''))
  })
}

async function outputOf(out: string | undefined, { compression }: ExportRequest, head: string): Promise<Output> {
  if (out === undefined || compression === 'none') {
    const output = await openOutput(out)
    await output.write(head)
    return output
  }
  const failed = (error: unknown): never => {
    throw unwritable(out, error)
  }
  const file = await growFile(out, compression, head).catch(failed)
  return {
    write: (text) => file.write(text).catch(failed),
    close: async () => void (await file.done().catch(failed)),
    abandon: () => void file.drop(),
  }
}

/** Writes an export as a folder: its files, what travels with them, and last the manifest. */
export async function writeFolder(
  source: PlacedDeals,
  request: ExportRequest,
  moment: Moment,
  folder: string,
): Promise<Manifest> {
  const plan = planOf(request, folder, GENERATOR)
  const failed = (error: unknown): never => {
    throw isCliFailure(error) ? error : unwritable(folder, error)
  }
  await beginDataSet(folder).catch(failed)
  const written = await writeDeals(source.deals, plan).catch((error: unknown) => {
    throw isSystemError(error) && error.syscall === 'write' ? unwritable(folder, error) : error
  })
  return finishDataSet(plan, written, {
    generator: GENERATOR,
    filters: filtersOf(request, moment.now),
    ...source.facts(),
  }).catch(failed)
}
