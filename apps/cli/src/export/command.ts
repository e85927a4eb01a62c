import { isDeepStrictEqual } from 'node:util'
import { Option, type Command } from 'commander'
import { EXPORT_FORMATS, isLogFormat, type ExportRequest, type Manifest } from '@paipu/exports'
import { counted } from '../support/count.ts'
import { refused, unusable } from '../support/failure.ts'
import { STDOUT } from '../support/output.ts'
import { openToRead, storeOption } from '../support/store.ts'
import { earlierExport } from './again.ts'
import { requestOf, type ExportFlags } from './request.ts'
import { sourceOf } from './source.ts'
import { writeFolder, writeText } from './write.ts'

const EXAMPLES = `
Formats of whole deals: records (stored events, one a line; the default), events, text and compact (the Paipu log format,
docs/format.md), mjai. Formats of tables: csv, jsonl, parquet; the tables are deals, seats, decisions, wins, payments
(docs/data-dictionary.md). One file or standard output takes whole deals, or one table as csv or jsonl. With --out FOLDER/ there is a
file for each table, the data dictionary, and a manifest.

Only deals that are over, and whose table's spectator delay has run out, are exported. A file appears once it is whole (FILE.part
until then), the manifest last. All times are UTC.

Examples:
  paipu export 019aa2b0-7c4e-7000-8000-000000000000 > deal.jsonl
  paipu export --all --format compact --compress zstd --out deals.json.zst
  paipu export --rules wanzhou --from 2026-11-01 --format csv --table wins > wins.csv
  paipu export --all --format parquet --out tables/
  paipu export --again tables/manifest.json --out again/              the same bytes, whatever has happened since`

/** Adds `paipu export`. */
export function addExport(program: Command): void {
  program
    .command('export [deal-ids...]')
    .summary('write finished deals, as logs or as tables')
    .description('Writes finished deals: their event logs, or tables for analysis.')
    .option('--all', 'every finished deal, in the order in which they ended')
    .option('--rules <id>', 'the deals of a rule set')
    .option('--at-table <id>', 'the deals of a table')
    .option('--player <id>', 'the deals of a player')
    .option('--from <time>', 'the deals that ended at this day or time or later')
    .option('--to <time>', 'the deals that ended before this day or time')
    .addOption(new Option('--format <format>', 'how').choices([...EXPORT_FORMATS]).default('records'))
    .option('--table <names>', 'which tables, with commas between them, or all')
    .option('--viewer <viewer>', 'who looks: for events, text and compact')
    .addOption(new Option('--compress <how>', 'compress what goes to files').choices(['gzip', 'zstd']))
    .option('--bom', 'begin CSV files with a byte-order mark')
    .option('--out <file|folder/>', 'write to a file, or into a folder, instead of standard output')
    .option('--again <manifest>', 'make an earlier export again, as its manifest has it')
    .addOption(storeOption())
    .addHelpText('after', EXAMPLES)
    .action(exportDeals)
}

async function exportDeals(names: readonly string[], flags: ExportFlags, command: Command): Promise<void> {
  if (flags.again !== undefined) return exportAgain(flags.again, names, flags, command)
  const request = requestOf(names, flags)
  const { out } = flags
  const toFolder = out !== undefined && isFolder(request, out)
  checkOutput(request, out, toFolder)
  await exporting(flags, request, { now: Date.now() }, toFolder ? out : null)
}

/** Tables go into a folder unless it is one, as text, that goes into a file named like it. */
function isFolder({ format, tables }: ExportRequest, out: string): boolean {
  if (out.endsWith('/')) return true
  return !isLogFormat(format) && !(tables.length === 1 && format !== 'parquet' && out.includes(`.${format}`))
}

function checkOutput({ format, tables, compression }: ExportRequest, out: string | undefined, toFolder: boolean): void {
  if (toFolder) return
  if (out === undefined && compression !== 'none') throw unusable('export: --compress is for files: give --out')
  if (!isLogFormat(format) && (format === 'parquet' || tables.length > 1))
    throw unusable(
      `export: ${format === 'parquet' ? 'parquet' : 'several tables'} need --out FOLDER/, or one table as csv or jsonl`,
    )
}

async function exporting(
  flags: ExportFlags,
  request: ExportRequest,
  moment: Parameters<typeof sourceOf>[2],
  folder: string | null,
): Promise<Manifest['files']> {
  const store = await openToRead(flags.store)
  try {
    const source = await sourceOf(store, request, moment, flags.out === undefined)
    if (folder === null) {
      await writeText(source, request, flags.out)
      return []
    }
    const { deals, files } = await writeFolder(source, request, moment, folder)
    await STDOUT.write(`${counted(deals, 'deal')} in ${counted(files.length, 'file')}: ${folder}\n`)
    return files
  } finally {
    await store.close()
  }
}

async function exportAgain(
  file: string,
  names: readonly string[],
  flags: ExportFlags,
  command: Command,
): Promise<void> {
  const given = Object.keys(flags).filter((key) => command.getOptionValueSource(key) === 'cli')
  const stray = given.find((key) => !['again', 'out', 'store'].includes(key))
  if (names.length > 0 || stray !== undefined || flags.out === undefined)
    throw unusable('export: --again takes everything from the manifest; give only --out and --store with it')
  const { request, moment, manifest } = earlierExport(file)
  const files = await exporting(flags, request, moment, flags.out)
  if (!manifest.files.every((file) => files.some((made) => isDeepStrictEqual(made, file))))
    throw refused(`the files are not those of ${file}: the store holds something else, or another version wrote them`)
}
