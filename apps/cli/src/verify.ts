import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { DEAL_STREAMS, dealStream, idOfStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { checkDeal, readableRecords } from '@paipu/records'
import { counted } from './support/count.ts'
import { makeAnnouncementCheck, type AnnouncementCheck } from './support/announcements.ts'
import { checkedDealsInFile } from './support/deal-files.ts'
import { STDOUT } from './support/output.ts'
import { unusable } from './support/failure.ts'
import { openToRead, storeOption } from './support/store.ts'
import { closedReason, dealIdNotFile } from './support/stored-deals.ts'

interface VerifyFlags {
  readonly all?: true
  readonly store?: string
  readonly json?: true
}

/** What the check of one deal, or of what could be read of a file, found. */
interface Finding {
  /** The deal, or the file where no deal could be read. */
  readonly of: string
  readonly result: 'sound' | 'unfinished' | 'wrong' | 'unreadable'
  readonly events: number
  /** What is wrong and where. */
  readonly message?: string
}

const EXAMPLES = `
Recomputes the hash chain, the wall from the seed and its commitment, every single decision and every payment of a deal,
and names the first thing that is wrong; of a deal in the store also whether its table committed itself to it before. A
deal that still runs is checked as far as it goes; what is wrong in it is named by its position alone.

Examples:
  paipu verify deals.jsonl
  paipu verify 019aa2b0-7c4e-7000-8000-000000000000
  paipu verify --all

Exit code 1: something is wrong. Exit code 2: a file can't be read.`

/** Adds `paipu verify`. */
export function addVerify(program: Command): void {
  program
    .command('verify [files-or-deal-ids...]')
    .summary('check deals from their seed to their last payment')
    .description('Checks deals, in files or in the store, from their seed to their last payment.')
    .option('--all', 'every deal in the store')
    .addOption(storeOption())
    .option('--json', 'write one JSON object a deal')
    .addHelpText('after', EXAMPLES)
    .action(verify)
}

async function verify(names: readonly string[], flags: VerifyFlags): Promise<void> {
  if (names.length > 0 === (flags.all === true))
    throw unusable('verify: name files or deals by their ids, or give --all')
  for await (const finding of findings(names, flags)) {
    if (finding.result === 'unreadable') process.exitCode = 2
    else if (finding.result === 'wrong') process.exitCode ??= 1
    await STDOUT.write(flags.json === true ? `${JSON.stringify(finding)}\n` : findingText(finding))
  }
}

function findingText({ of, result, events, message }: Finding): string {
  return `${result.padEnd(12)}${of}: ${message ?? counted(events, 'event')}\n`
}

async function* findings(names: readonly string[], { store }: VerifyFlags): AsyncGenerator<Finding> {
  const files = names.filter((name) => existsSync(name))
  for (const file of files) yield* fileFindings(file)
  const ids = names.filter((name) => !files.includes(name)).map(dealIdNotFile)
  if (names.length > 0 && ids.length === 0) return
  const opened = await openToRead(store)
  try {
    const announced = makeAnnouncementCheck(opened)
    for (const id of ids) yield await storedFinding(opened, id, announced)
    if (names.length === 0) yield* allFindings(opened, announced)
  } finally {
    await opened.close()
  }
}

async function* fileFindings(file: string): AsyncGenerator<Finding> {
  let items = 0
  for await (const item of checkedDealsInFile(file)) {
    items++
    if (item.ok) yield { of: item.deal.records[0]!.stream, result: 'sound', events: item.deal.records.length }
    else
      yield { of: file, result: item.fault.malformed ? 'unreadable' : 'wrong', events: 0, message: item.fault.message }
  }
  if (items === 0) yield { of: file, result: 'unreadable', events: 0, message: 'the file holds no deal' }
}

async function* allFindings(store: EventStore, announced: AnnouncementCheck): AsyncGenerator<Finding> {
  for await (const { stream, revision } of store.readAll({ streamPrefix: DEAL_STREAMS })) {
    if (revision === 0n) yield await storedFinding(store, idOfStream(stream), announced)
  }
}

async function storedFinding(store: EventStore, id: string, announced: AnnouncementCheck): Promise<Finding> {
  const { records, fault } = await readableRecords(store, dealStream(id))
  const [result, message] =
    fault === null
      ? await storedVerdict(id, records, announced)
      : (['wrong', `event ${fault.revision}: ${fault.message}`] as const)
  return { of: dealStream(id), result, events: records.length, ...(message === undefined ? {} : { message }) }
}

/** Of what its own events say, and then of what its table says. */
async function storedVerdict(
  id: string,
  records: readonly EventRecord[],
  announced: AnnouncementCheck,
): Promise<ReturnType<typeof verdict>> {
  const alone = verdict(id, records)
  if (alone[0] === 'wrong') return alone
  const message = await announced(records)
  return message === null ? alone : ['wrong', message]
}

function verdict(id: string, records: readonly EventRecord[]): readonly [Finding['result'], string?] {
  if (records.length === 0) return ['wrong', closedReason(id, { state: 'missing' })!]
  const checked = checkDeal(records)
  if (checked.ok) return ['sound']
  const { at, message } = checked.fault
  // The referee found nothing wrong but that there is no end.
  if (at === records.length) return ['unfinished']
  // What the rules say to a deal that runs could tell of its hidden tiles.
  return ['wrong', `event ${at}: ${records.at(-1)!.type === 'DealEnded' ? message : 'it is not what it must be'}`]
}
