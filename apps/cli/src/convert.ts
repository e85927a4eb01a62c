import { readFileSync, statSync } from 'node:fs'
import { Option, type Command } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import { LOG_FORMATS, LOG_WRITERS, logOf, logValidator, type CheckedDeal, type LogFormat } from '@paipu/exports'
import { convertResearchRecord, looksLikeResearchRecord } from '@paipu/records'
import { counted } from './support/count.ts'
import { refused, unusable } from './support/failure.ts'
import { openLines, readFailure } from './support/log-file.ts'
import { openOutput, writingTo, type Output } from './support/output.ts'

interface ConvertFlags {
  readonly to: LogFormat
  readonly out?: string
}

const EXAMPLES = `
Reads what \`paipu validate\` reads, and the public research records; which form a file has is seen from its first line. Every deal is
checked before it is written; docs/format.md says what each way loses.

Examples:
  paipu convert typed.txt --to records > deal.jsonl
  paipu convert deals.jsonl.gz --to compact --out deals.json`

/** Adds `paipu convert`. */
export function addConvert(program: Command): void {
  program
    .command('convert <files...>')
    .summary('turn logs from one form into another')
    .description('Turns logs from one form into another.')
    .addOption(new Option('--to <form>', 'the form to write').choices([...LOG_FORMATS]).makeOptionMandatory())
    .option('--out <file>', 'write to a file instead of standard output; it appears once it is whole')
    .addHelpText('after', EXAMPLES)
    .action(convert)
}

async function convert(files: readonly string[], { to, out }: ConvertFlags): Promise<void> {
  await writingTo(await openOutput(out), async (output) => {
    for (const file of files) await convertFile(file, to, output)
  })
}

async function convertFile(file: string, to: LogFormat, output: Output): Promise<void> {
  const research = researchRecords(file)
  if (research !== null) return output.write(LOG_WRITERS[to].write(research, () => logOf(research)))
  const opened = openLines(file)
  if (!opened.ok) throw unusable(`${file}: ${opened.message}`)
  const validator = logValidator()
  const write = async (deal: CheckedDeal | null): Promise<void> => {
    if (deal !== null) await output.write(dealText(file, deal, to))
    const { fault, valid } = validator.result()
    if (fault === null) return
    const before = `sound before it: ${counted(valid.lines, 'line')}, ${counted(valid.deals, 'deal')}`
    throw refused(`${file}: line ${fault.line}: ${fault.reason} (${before})`)
  }
  try {
    for await (const lines of opened.lines) for (const line of lines) await write(validator.take(line))
    await write(validator.end())
  } catch (error) {
    const unreadable = readFailure(error)
    throw unreadable === null ? error : unusable(`${file}: ${unreadable}`)
  }
}

function dealText(file: string, { placed, checked }: CheckedDeal, to: LogFormat): string {
  if (checked.kind === 'deal') return LOG_WRITERS[to].write(checked.records, () => placed.log)
  if (to === 'records' || to === 'mjai')
    throw refused(`${file}: line ${placed.headerLine}: a view (${placed.log.header.viewer}) holds too little for ${to}`)
  return LOG_WRITERS[to].write([], () => placed.log)
}

/** The records are about 3 kB; nothing that is much larger is read whole. */
const LARGEST_RESEARCH_RECORD = 1_000_000

/** The deal in a research record; `null` for a file that is none. */
function researchRecords(file: string): readonly EventRecord[] | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile() || found.size > LARGEST_RESEARCH_RECORD) return null
  const text = readFileSync(file, 'utf8')
  if (!looksLikeResearchRecord(text)) return null
  const converted = convertResearchRecord(text)
  if (converted.ok) return converted.records
  throw refused(`${file}: ${converted.action === null ? '' : `action ${converted.action}: `}${converted.message}`)
}
