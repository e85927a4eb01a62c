import { createInterface } from 'node:readline'
import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { appendFrames, LANGUAGES, narrate, type Frame, type Language } from '@paipu/views'
import { unusable } from '../support/failure.ts'
import { serverUrl } from '../support/server.ts'
import { drawTable, DRAWING_SIGNS } from '../table-drawing.ts'
import { chosen, menu } from './menu.ts'
import { seatAt, type SeatAtServer, type SeatUpdate } from './seat.ts'
import { SIT_WORDS } from './words.ts'

interface SitFlags {
  readonly server: string
  readonly tokenFile?: string
  readonly lang: Language
}

const EXAMPLES = `
The owner of a server opens a table and gives each player a token. It is read from --token-file or from the
variable PAIPU_SEAT_TOKEN, never from the command line, which others on the machine can see.

Examples:
  PAIPU_SEAT_TOKEN=… paipu sit 019aa2b0-7c4e-7000-8000-000000000000
  paipu sit 019aa2b0-7c4e-7000-8000-000000000000 --server https://example.org --token-file seat.token --lang zh

What happens is told line by line. When you are asked something the table is drawn (tiles as rank and suit: m
characters, p dots, s bamboo), with everything that you may do in words by its number: type one and press Enter.
${DRAWING_SIGNS}
q leaves the table; your seat is played on by the rules.`

/** Adds `paipu sit`. */
export function addSit(program: Command): void {
  program
    .command('sit <table-id>')
    .summary('play at a table of a server')
    .description('Plays at a table of a server, in text.')
    .option('--server <url>', 'the server', 'http://localhost:4000')
    .option('--token-file <file>', 'the file that holds the token of the seat')
    .addOption(new Option('--lang <language>', 'the language of the words').choices(LANGUAGES).default('en'))
    .addHelpText('after', EXAMPLES)
    .action(sit)
}

async function sit(table: string, { server, tokenFile, lang }: SitFlags): Promise<void> {
  const seat = seatAt(serverUrl(server), table, await tokenOf(tokenFile))
  const input = createInterface({ input: process.stdin })
  let asked: SeatUpdate | null = null

  input.on('line', (line) => {
    if (line.trim() === 'q') void seat.leave()
    else if (asked !== null) void answer(seat, asked, line, lang)
  })
  try {
    let frames: readonly Frame[] = []
    let drawn = ''
    for await (const update of seat.updates()) {
      frames = told(frames, update, lang)
      asked = update.actions.length > 0 ? update : null
      // That others have chosen in the opening asks nothing new.
      const question = `${update.deal} ${update.decision} ${update.actions.length}`
      if (asked !== null && frames.length > 0 && question !== drawn) ask(frames.at(-1)!, asked, lang)
      drawn = question
    }
  } finally {
    input.close()
    await seat.leave()
  }
}

async function tokenOf(file: string | undefined): Promise<string> {
  const token =
    file === undefined
      ? process.env['PAIPU_SEAT_TOKEN']
      : await readFile(file, 'utf8').catch((error: unknown) => {
          throw unusable(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`)
        })
  if (token === undefined || token.trim() === '')
    throw unusable('the token of your seat is needed: --token-file, or PAIPU_SEAT_TOKEN')
  return token.trim()
}

/** Tells what is new; answers all frames of the deal. */
function told(before: readonly Frame[], { kind, frames }: SeatUpdate, language: Language): readonly Frame[] {
  const known = kind === 'snapshot' ? [] : before
  const all = appendFrames(known, frames)
  const fresh = kind === 'snapshot' ? all.slice(-1) : all.slice(known.length)
  for (const frame of fresh) process.stdout.write(`${narrate(frame, language)}\n`)
  return all
}

function ask({ state }: Frame, { actions, closesAt, serverTime }: SeatUpdate, language: Language): void {
  const left = closesAt === null ? null : Math.ceil((Date.parse(closesAt) - Date.parse(serverTime)) / 1000)
  process.stdout.write(`\n${drawTable(state)}\n${SIT_WORDS[language].choice(left)}\n${menu(actions, language)}`)
}

async function answer(seat: SeatAtServer, asked: SeatUpdate, line: string, language: Language): Promise<void> {
  const action = chosen(asked.actions, line)
  const refusal =
    action === null ? SIT_WORDS[language].typeANumber(asked.actions.length) : await seat.act(asked, action)
  if (refusal !== null) process.stderr.write(`${refusal}\n`)
}
