import { createReadStream, readFileSync, statSync } from 'node:fs'
import {
  checkDeal,
  convertResearchRecord,
  dealReader,
  looksLikeResearchRecord,
  parseResearchRecord,
  type DealLines,
} from '@paipu/records'
import { systemCode } from './failure.ts'
import type { FileDeal, FileFault, FileItem } from './file-item.ts'
import { isPacked, logDeals, looksLikeLog, noFile } from './log-file.ts'
import { lineBatches } from './lines.ts'

/** A place in a file where a line begins: so many bytes and lines come before it. */
export interface Place {
  readonly byte: number
  readonly lines: number
}

export const FILE_START: Place = { byte: 0, lines: 0 }

/**
 * The deals of a file, one after the other: a research record, stored events of any number of deals which may be mixed, or
 * the Paipu log format in any of its forms. Only their form is checked. Memory is bounded by the deals under way. Of stored events
 * those `from` a place on, where no deal is under way.
 */
export async function* dealsInFile(file: string, from = FILE_START): AsyncGenerator<FileItem> {
  try {
    if (from.byte > 0) return yield* loggedDeals(file, from)
    const problem = noFile(file)
    if (problem !== null) return yield malformed(problem)
    const head = await headOf(file)
    if (looksLikeResearchRecord(head)) yield researchDeal(file)
    else if (isPacked(file) || looksLikeLog(head)) yield* logDeals(file)
    else yield* loggedDeals(file, from)
  } catch (error) {
    const code = systemCode(error)
    if (code === null) throw error
    yield malformed(`the file can't be read: ${code}`)
  }
}

/** Whether a file is there that holds stored events as they are, neither packed nor in another form. */
export async function holdsRecords(file: string): Promise<boolean> {
  if (noFile(file) !== null || isPacked(file)) return false
  const head = await headOf(file)
  return !looksLikeResearchRecord(head) && !looksLikeLog(head)
}

/** The deals of a file, each checked by the referee from its first event to its last; see {@link dealsInFile}. */
export async function* checkedDealsInFile(file: string, from = FILE_START): AsyncGenerator<FileItem> {
  for await (const item of dealsInFile(file, from)) {
    const wrong = item.ok ? dealFault(item.deal) : null
    if (wrong !== null) return yield { ok: false, fault: wrong }
    yield item
  }
}

function dealFault({ records, place }: FileDeal): FileFault | null {
  const checked = checkDeal(records)
  return checked.ok ? null : { malformed: false, message: `${place(checked.fault.at)}: ${checked.fault.message}` }
}

function malformed(message: string): FileItem {
  return { ok: false, fault: { malformed: true, message } }
}

/** The first characters of a file. */
export async function headOf(file: string): Promise<string> {
  for await (const chunk of openFile(file, 0, 255)) return new TextDecoder().decode(chunk)
  return ''
}

function openFile(file: string, start = 0, end = Infinity): AsyncIterable<Uint8Array> {
  return createReadStream(file, { start, end }) as AsyncIterable<Uint8Array>
}

/** The records are about 3 kB; nothing that is much larger is read. */
const LARGEST_RESEARCH_RECORD = 1_000_000

function researchDeal(file: string): FileItem {
  const { size } = statSync(file)
  if (size > LARGEST_RESEARCH_RECORD) return malformed(`the file is no research record: it holds ${size} bytes`)
  const text = new TextDecoder().decode(readFileSync(file))
  const parsed = parseResearchRecord(text)
  if (!parsed.ok) return malformed(`${actionPlace(parsed.action)}${parsed.message}`)
  const converted = convertResearchRecord(text)
  if (!converted.ok)
    return { ok: false, fault: { malformed: false, message: `${actionPlace(converted.action)}${converted.message}` } }
  return { ok: true, deal: { records: converted.records, place: (event) => `event ${event}` } }
}

function actionPlace(action: number | null): string {
  return action === null ? '' : `action ${action}: `
}

async function* loggedDeals(file: string, from: Place): AsyncGenerator<FileItem> {
  const reader = dealReader()
  let number = from.lines
  for await (const lines of lineBatches(openFile(file, from.byte), from.byte === 0)) {
    for (const line of lines) {
      const read = reader.take(line, ++number)
      if (read === null) continue
      if ('message' in read) return yield malformed(`line ${read.line}: ${read.message}`)
      yield { ok: true, deal: fileDeal(read) }
    }
  }
  // What has no end is handed over too: the check says what is wrong with it.
  for (const deal of reader.unfinished()) yield { ok: true, deal: fileDeal(deal) }
}

function fileDeal({ records, lines }: DealLines): FileDeal {
  return { records, place: (event) => `line ${lines[Math.min(event, lines.length - 1)]}, event ${event}` }
}
