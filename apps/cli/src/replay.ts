import { existsSync } from 'node:fs'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { dealEventOf, type EventRecord } from '@paipu/contracts'
import {
  framesOf,
  LANGUAGES,
  narrate,
  parseViewer,
  REVIEWER,
  type Frame,
  type Language,
  type Viewer,
} from '@paipu/views'
import { checkedDealsInFile } from './support/deal-files.ts'
import { refused, unusable } from './support/failure.ts'
import { faultFailure } from './support/file-item.ts'
import { STDOUT } from './support/output.ts'
import { openToRead, storeOption } from './support/store.ts'
import { closedReason, dealIdNotFile, storedDeal } from './support/stored-deals.ts'
import { drawTable, DRAWING_SIGNS } from './table-drawing.ts'

interface ReplayFlags {
  readonly viewer: Viewer
  readonly lang: Language
  readonly ply?: number
  readonly json?: true
  readonly store?: string
}

const EXAMPLES = `
Shows a finished deal move by move; with --ply the table as it stands at that moment. A viewer sees what it says:
spectator (what everyone at the table saw), seats-0 to seats-023 (these seats' hands), all-hands, reviewer (everything,
the wall and every answer to a claim included). Plies are numbered from 0 for each kind of viewer.

Examples:
  paipu replay 019aa2b0-7c4e-7000-8000-000000000000
  paipu replay fixtures/deals/research-1.jsonl --viewer seats-02 --lang zh
  paipu replay records/record-1.txt --ply 60
  paipu replay deal.jsonl --json | jq -r .words

${DRAWING_SIGNS}

--json writes one frame a line: ply, time, type, data, words; with --ply that one frame, and the state after it.`

/** Adds `paipu replay`. */
export function addReplay(program: Command): void {
  program
    .command('replay <deal-id|file>')
    .summary('show a finished deal move by move')
    .description('Shows a finished deal move by move, in words.')
    .addOption(new Option('--viewer <viewer>', 'who looks').default(REVIEWER, 'reviewer').argParser(viewerOf))
    .addOption(new Option('--lang <language>', 'the language of the words').choices(LANGUAGES).default('en'))
    .option('--ply <n>', 'show the table at this moment', plyNumber)
    .option('--json', 'write frames as JSON Lines')
    .addOption(storeOption())
    .addHelpText('after', EXAMPLES)
    .action(replay)
}

function viewerOf(name: string): Viewer {
  const viewer = parseViewer(name)
  if (viewer === null)
    throw new InvalidArgumentError('It must be spectator, seats-0 to seats-023, all-hands or reviewer.')
  return viewer
}

function plyNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.')
  return Number(text)
}

async function replay(name: string, flags: ReplayFlags): Promise<void> {
  const records = existsSync(name) ? await dealOfFile(name) : await dealOfStore(dealIdNotFile(name), flags.store)
  const frames = framesOf(
    records.map((record) => ({ time: record.time, event: dealEventOf(record) })),
    flags.viewer,
  )
  const show = flags.json === true ? frameJson : frameText
  if (flags.ply === undefined) return STDOUT.write(frames.map((frame) => show(frame, flags.lang)).join(''))
  const frame = frames[flags.ply]
  if (frame === undefined) throw unusable(`--ply ${flags.ply}: this viewer's plies go from 0 to ${frames.length - 1}`)
  return STDOUT.write(
    flags.json === true
      ? `${JSON.stringify({ ...frameOf(frame, flags.lang), state: frame.state })}\n`
      : `${frameText(frame, flags.lang)}${drawTable(frame.state)}`,
  )
}

/** The one deal of a file. Nothing is shown of a record that is wrong. */
async function dealOfFile(file: string): Promise<readonly EventRecord[]> {
  const deals: (readonly EventRecord[])[] = []
  for await (const item of checkedDealsInFile(file)) {
    if (!item.ok) throw faultFailure(file, item.fault)
    deals.push(item.deal.records)
    if (deals.length > 1) throw unusable(`${file} holds several deals: import it and replay one of them by its id`)
  }
  if (deals[0] === undefined) throw unusable(`${file} holds no deal`)
  return deals[0]
}

async function dealOfStore(id: string, path: string | undefined): Promise<readonly EventRecord[]> {
  const store = await openToRead(path)
  try {
    const deal = await storedDeal(store, id, Date.now())
    if (deal.state !== 'open') throw refused(closedReason(id, deal)!)
    return deal.records
  } finally {
    await store.close()
  }
}

function frameText(frame: Frame, language: Language): string {
  return `${String(frame.ply).padStart(4)}  ${narrate(frame, language)}\n`
}

function frameOf(frame: Frame, language: Language): object {
  const { ply, time, event } = frame
  return { ply, time, type: event.type, data: event.data, words: narrate(frame, language) }
}

function frameJson(frame: Frame, language: Language): string {
  return `${JSON.stringify(frameOf(frame, language))}\n`
}
