import type { Command } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { writeLog } from '@paipu/records'
import { counted } from './support/count.ts'
import { refused, unusable } from './support/failure.ts'
import { openOutput, writingTo, type Output } from './support/output.ts'
import { openToRead, storeOption } from './support/store.ts'
import { closedReason, dealIdOf, finishedDealIds, storedDeal } from './support/stored-deals.ts'

interface ExportFlags {
  readonly all?: true
  readonly store?: string
  readonly out?: string
}

const EXAMPLES = `
Writes JSON Lines, one stored event a line: stream, revision, id, type, version, time, data, metadata. Only deals that are
over, and whose table's spectator delay has run out, are exported. A file appears once it is whole (FILE.part until then).

Examples:
  paipu export 019aa2b0-7c4e-7000-8000-000000000000 > deal.jsonl
  paipu export --all --out deals.jsonl`

/** Adds `paipu export`. */
export function addExport(program: Command): void {
  program
    .command('export [deal-ids...]')
    .summary('write the event logs of finished deals')
    .description('Writes the event logs of finished deals as JSON Lines.')
    .option('--all', 'every finished deal, in the order in which they ended')
    .option('--out <file>', 'write to a file instead of standard output')
    .addOption(storeOption())
    .addHelpText('after', EXAMPLES)
    .action(exportDeals)
}

async function exportDeals(names: readonly string[], flags: ExportFlags): Promise<void> {
  if (names.length > 0 === (flags.all === true)) throw unusable('export: name deals by their ids, or give --all')
  const ids = names.map(dealIdOf)
  const store = await openToRead(flags.store)
  try {
    if (flags.all === true) await exportAll(store, flags.out)
    else await exportNamed(store, ids, flags.out)
  } finally {
    await store.close()
  }
}

/** Nothing is written unless all of them can be. */
async function exportNamed(store: EventStore, ids: readonly string[], out: string | undefined): Promise<void> {
  const deals: (readonly EventRecord[])[] = []
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- a few deals, in the order given
    const deal = await storedDeal(store, id, Date.now())
    if (deal.state !== 'open') throw refused(closedReason(id, deal)!)
    deals.push(deal.records)
  }
  await writingTo(await openOutput(out), (output) => output.write(deals.map(writeLog).join('')))
}

async function exportAll(store: EventStore, out: string | undefined): Promise<void> {
  const delayed = await writingTo(await openOutput(out), (output) => writeFinished(store, output))
  if (delayed > 0) process.stderr.write(`paipu: left out ${counted(delayed, 'deal')} within the delay of their table\n`)
}

/** Says that a deal which is over is not written, and why. */
function leftOut(reason: string): void {
  process.stderr.write(`paipu: left out ${reason}\n`)
  process.exitCode = 1
}

/** Writes one deal after the other; answers how many are not open yet. */
async function writeFinished(store: EventStore, output: Output): Promise<number> {
  let delayed = 0
  for await (const id of finishedDealIds(store)) {
    const deal = await storedDeal(store, id, Date.now())
    if (deal.state === 'open') await output.write(writeLog(deal.records))
    else if (deal.state === 'delayed') delayed++
    else leftOut(closedReason(id, deal)!)
  }
  return delayed
}
