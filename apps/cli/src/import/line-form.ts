import { looksLikeResearchRecord } from '@paipu/records'
import { headOf, noPlainFile } from '../support/deal-files.ts'
import { isPacked, looksLikeLog } from '../support/log-file.ts'

/** The forms in which a deal is a line for each of its events: stored events, and the Paipu log format's JSON Lines. */
export type LineForm = 'records' | 'events'

/** Which of these forms a file seems to have, as it is and not packed; `null` where it has none, or is not there. */
export async function lineFormOf(file: string): Promise<LineForm | null> {
  if (noPlainFile(file) !== null || isPacked(file)) return null
  const head = await headOf(file)
  if (looksLikeResearchRecord(head)) return null
  if (!looksLikeLog(head)) return 'records'
  return head.startsWith('{"format"') ? 'events' : null
}
