import type { Command } from 'commander'
import { importFile, type FileResult } from './import-file.ts'
import { counted } from '../support/count.ts'
import { STDOUT } from '../support/output.ts'
import { startProgress } from '../support/progress.ts'
import { openToAdd, storeOption } from '../support/store.ts'

const EXAMPLES = `
A file is a log as paipu export and paipu simulate write it (any number of deals; records, events, text or compact, packed
as .gz or .zst or not), or a public research record. Every decision and payment in it is checked against the rules. Of a
file with a fault nothing is stored; what is there already stays as it is. An import that is cut off leaves whole deals, and
the next one stores the rest. What has been checked waits beside the store: there must be room for it twice. While the
server runs, it takes the deals.

Examples:
  paipu import records/*.txt
  paipu import deals.jsonl --store /tmp/other.db

Exit code 1: a deal breaks a rule, or is in the store already with other events. Exit code 2: a file can't be read.`

/** Adds `paipu import`. */
export function addImport(program: Command): void {
  program
    .command('import <files...>')
    .summary('check recorded deals and store them')
    .description('Checks recorded deals, decision by decision, and stores them.')
    .addOption(storeOption())
    .option('--json', 'write one JSON object a file')
    .addHelpText('after', EXAMPLES)
    .action(importFiles)
}

async function importFiles(
  files: readonly string[],
  { store, json }: { readonly store?: string; readonly json?: true },
): Promise<void> {
  const sink = await openToAdd(store)
  const progress = startProgress(files.length, 'files', true)
  try {
    for (const file of files) {
      const result = await importFile(file, sink)
      if (result.result === 'unreadable') process.exitCode = 2
      else if (result.result === 'refused') process.exitCode ??= 1
      // One line a file, as soon as it is done.
      await STDOUT.write(json === true ? `${JSON.stringify({ file, ...result })}\n` : resultText(file, result))
      progress.advance(1)
    }
  } finally {
    progress.stop()
    await sink.close()
  }
}

function resultText(file: string, result: FileResult): string {
  switch (result.result) {
    case 'stored':
    case 'already-there':
      return `${result.result.padEnd(15)}${file}: ${counted(result.deals, 'deal')}, ${result.stored} new\n`
    case 'refused':
    case 'unreadable':
      return `${result.result.padEnd(15)}${file}: ${result.message}\n`
  }
}
