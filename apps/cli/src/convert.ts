import { Option, type Command } from 'commander'
import { LOG_FORMATS, LOG_WRITERS, logOf, logValidator, type CheckedDeal, type LogFormat } from '@paipu/exports'
import { looksLikeResearchRecord } from '@paipu/records'
import { counted } from './support/count.ts'
import { dealsInFile, headOf } from './support/deal-files.ts'
import { refused, unusable } from './support/failure.ts'
import { faultFailure } from './support/file-item.ts'
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
  const opened = openLines(file)
  if (!opened.ok) throw unusable(`${file}: ${opened.message}`)
  if (looksLikeResearchRecord(await headOf(file))) return convertResearch(file, to, output)
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

/** Writes the deal of a public research record, as the engine plays it. */
async function convertResearch(file: string, to: LogFormat, output: Output): Promise<void> {
  for await (const item of dealsInFile(file)) {
    if (!item.ok) throw faultFailure(file, item.fault)
    const { records } = item.deal
    await output.write(LOG_WRITERS[to].write(records, () => logOf(records)))
  }
}
