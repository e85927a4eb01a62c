import type { Command } from 'commander'
import { refused, unusable } from './support/failure.ts'
import { STDOUT } from './support/output.ts'
import { askAsOwner, readToken, reasonOf } from './support/server.ts'
import { storeOption, tokenFile } from './support/store.ts'

const EXAMPLES = `
Only on the server's own machine. The server is found as its settings say: by the token file beside its store, or the one
that PAIPU_TOKEN_FILE names. All fields are in apps/server/README.md, Sitting at a table. Each token is told this once:
whoever has it plays at its seat.

Example:
  paipu open '{ "ruleSet": "wanzhou", "seats": [{ "name": "Ann" }, "house", { "name": "Robo", "kind": "bot" }, "house"] }'`

/** Adds `paipu open`. */
export function addOpen(program: Command): void {
  program
    .command('open <seating>')
    .summary('open a table at which people or programs sit')
    .description('Opens a table at a running server, and tells its id and the tokens of its seats.')
    .addOption(storeOption())
    .option('--json', 'what the server answers, in a line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(open)
}

/** What a server answers to whoever opens a table. */
interface Opened {
  readonly table: string
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly token: string | null }[]
}

async function open(seating: string, { store, json = false }: { readonly store?: string; readonly json?: boolean }) {
  const file = tokenFile(store)
  const server = readToken(file)
  if (server === null) throw refused(`no server is there: it would have left ${file}`)
  const { status, body } = await askAsOwner(server, '/internal/tables', parsed(seating)).catch((error: unknown) => {
    throw refused(`the server at ${server.url} does not answer: ${reasonOf(error)}`)
  })
  const { error } = (body ?? {}) as { readonly error?: { readonly message?: string } }
  if (status >= 300) throw refused(`the server opens no such table: ${error?.message ?? `HTTP ${status}`}`)
  const { table, seats } = body as Opened
  const lines = [
    `table   ${table}`,
    ...seats.map(({ seat, name, token }) => `seat ${seat}  ${token ?? 'a bot of the house'}  ${name}`),
  ]
  await STDOUT.write(json ? `${JSON.stringify(body)}\n` : `${lines.join('\n')}\n`)
}

function parsed(seating: string): unknown {
  try {
    return JSON.parse(seating)
  } catch {
    throw unusable(
      'the seating is not JSON such as { "ruleSet": "wanzhou", "seats": [{ "name": "Ann" }, "house", "house", "house"] }',
    )
  }
}
