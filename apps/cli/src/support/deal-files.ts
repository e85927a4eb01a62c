import { readFileSync, statSync } from 'node:fs'
import {
  checkDeal,
  convertResearchRecord,
  dealReader,
  looksLikeResearchRecord,
  parseResearchRecord,
  type DealLines,
} from '@paipu/records'
import { FILE_START, unreadable, type FileDeal, type FileFault, type FileItem, type Place } from './file-item.ts'
import { bytesOf, isPacked, logDeals, looksLikeLog, noFile, readFailure } from './log-file.ts'
import { lineBatches } from './lines.ts'

/**
 * The deals of a file, one after the other: a research record, stored events of any number of deals which may be mixed, or
 * the Paipu log format in any of its forms. Only their form is checked. Memory is bounded by the deals under way. A file with a
 * line for each event may be read `from` a place on, where every deal that has begun before it has ended, too.
 */
export async function* dealsInFile(file: string, from = FILE_START): AsyncGenerator<FileItem> {
  try {
    const problem = noPlainFile(file)
    if (problem !== null) return yield unreadable(problem)
    const head = await headOf(file)
    if (looksLikeResearchRecord(head)) yield researchDeal(file)
    else if (isPacked(file) || looksLikeLog(head)) yield* logDeals(file, from)
    else yield* loggedDeals(file, from)
  } catch (error) {
    const failure = readFailure(error)
    if (failure === null) throw error
    yield unreadable(failure)
  }
}

/** Why a path names nothing that can be read from its start more than once, in words; `null` where it does. */
export function noPlainFile(path: string): string | null {
  return noFile(path) ?? (statSync(path).isFile() ? null : 'it is no plain file: put what it gives into one first')
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

/** The first characters of a file. */
export async function headOf(file: string): Promise<string> {
  for await (const chunk of bytesOf(file, 0, 255)) return new TextDecoder().decode(chunk)
  return ''
}

/** The records are about 3 kB; nothing that is much larger is read. */
const LARGEST_RESEARCH_RECORD = 1_000_000

function researchDeal(file: string): FileItem {
  const { size } = statSync(file)
  if (size > LARGEST_RESEARCH_RECORD) return unreadable(`the file is no research record: it holds ${size} bytes`)
  const text = new TextDecoder().decode(readFileSync(file))
  const parsed = parseResearchRecord(text)
  if (!parsed.ok) return unreadable(`${actionPlace(parsed.action)}${parsed.message}`)
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
  for await (const lines of lineBatches(bytesOf(file, from.byte), from.byte === 0)) {
    for (const line of lines) {
      const read = reader.take(line, ++number)
      if (read === null) continue
      if ('message' in read) return yield unreadable(`line ${read.line}: ${read.message}`)
      yield { ok: true, deal: fileDeal(read) }
    }
  }
  // What has no end is handed over too: the check says what is wrong with it.
  for (const deal of reader.unfinished()) yield { ok: true, deal: fileDeal(deal) }
}

function fileDeal({ records, lines }: DealLines): FileDeal {
  return { records, place: (event) => `line ${lines[Math.min(event, lines.length - 1)]}, event ${event}` }
}
