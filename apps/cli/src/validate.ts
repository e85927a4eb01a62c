import type { Command } from 'commander'
import { logValidator, type Validation } from '@paipu/exports'
import { counted } from './support/count.ts'
import { openLines, readFailure } from './support/log-file.ts'
import { STDOUT } from './support/output.ts'

interface ValidateFlags {
  readonly json?: true
}

const EXAMPLES = `
Reads the Paipu log format (docs/format.md) as JSON Lines, text or compact, and stored events, one a line; .gz and .zst files are
unpacked. Each deal is checked to its last payment: form, hashes, wall, every decision. Of a file that is wrong the first faulty line is
named, and how much before it is sound.

Examples:
  paipu validate deals.jsonl
  paipu validate docs/examples/*.txt

Exit code 1: something is wrong. Exit code 2: a file can't be read.`

/** Adds `paipu validate`. */
export function addValidate(program: Command): void {
  program
    .command('validate <files...>')
    .summary('check logs, line by line')
    .description('Checks logs in the Paipu log format, line by line and deal by deal.')
    .option('--json', 'write one JSON object a file')
    .addHelpText('after', EXAMPLES)
    .action(validate)
}

/** What became of one file. */
type Finding = Validation | { readonly unreadable: string }

async function validate(files: readonly string[], flags: ValidateFlags): Promise<void> {
  for (const file of files) {
    const finding = await validateFile(file)
    if ('unreadable' in finding) process.exitCode = 2
    else if (finding.fault !== null) process.exitCode ??= 1
    await STDOUT.write(flags.json === true ? `${JSON.stringify({ file, ...finding })}\n` : findingText(file, finding))
  }
}

async function validateFile(file: string): Promise<Finding> {
  const opened = openLines(file)
  if (!opened.ok) return { unreadable: opened.message }
  const validator = logValidator()
  try {
    for await (const lines of opened.lines) {
      for (const line of lines) validator.take(line)
      if (validator.result().fault !== null) break
    }
  } catch (error) {
    const unreadable = readFailure(error)
    if (unreadable === null) throw error
    return { unreadable }
  }
  validator.end()
  return validator.result()
}

function findingText(file: string, finding: Finding): string {
  if ('unreadable' in finding) return `unreadable  ${file}: ${finding.unreadable}\n`
  const { form, fault, valid } = finding
  const deals = `${counted(valid.deals, 'deal')}, ${counted(valid.events, 'event')}`
  if (fault === null) return `sound       ${file}: ${deals}${form === null ? '' : `, as ${form}`}\n`
  const before = `sound before it: ${counted(valid.lines, 'line')}, ${counted(valid.bytes, 'byte')}, ${deals}`
  return `wrong       ${file}: line ${fault.line}: ${fault.reason} (${before})\n`
}
