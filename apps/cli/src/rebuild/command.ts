import type { Command } from 'commander'
import { counted } from '../support/count.ts'
import { STDOUT } from '../support/output.ts'
import { serverUrl } from '../support/server.ts'
import { openToRead, storeOption } from '../support/store.ts'
import { askServer, type ServerStatistics } from './ask-server.ts'
import { differences } from './compare.ts'
import { rebuilt, type Rebuilt } from './rebuild.ts'

interface RebuildFlags {
  readonly store?: string
  readonly server?: string
  readonly json?: true
}

const ABOUT = `
Builds the list of tables, the list of deals and all statistics anew from the events, in one pass, and prints the digest
(SHA-256) of each: the same events always give the same digest, whoever builds, on whatever machine. Nothing is written: a
server builds its own whenever it starts. With --server the statistics are compared with what that server says of every
player and rule set, as of the moment at which it said so.

Examples:
  paipu rebuild
  paipu rebuild --server http://localhost:4000

Exit code 1: the server says something else, or a stream holds an event that can't be read.`

/** Adds `paipu rebuild`. */
export function addRebuild(program: Command): void {
  program
    .command('rebuild')
    .summary('build lists and statistics anew from the events')
    .description('Builds lists and statistics anew from the events, and says what they come to.')
    .addOption(storeOption())
    .option('--server <url>', 'compare with what this server, or viewer, says')
    .option('--json', 'write one JSON object')
    .addHelpText('after', ABOUT)
    .action(rebuild)
}

async function rebuild({ store, server, json }: RebuildFlags): Promise<void> {
  const said = server === undefined ? null : await askServer(serverUrl(server))
  const opened = await openToRead(store)
  let built: Rebuilt
  try {
    built = await rebuilt(opened)
  } finally {
    await opened.close()
  }
  const different = said === null ? [] : differences(built.statistics, said)
  if (different.length > 0 || built.stopped.length > 0) process.exitCode = 1
  const { models, stopped } = built
  await STDOUT.write(
    json === true
      ? `${JSON.stringify({ models, stopped, ...(said === null ? {} : { server, ...countsOf(said), different }) })}\n`
      : `${[...modelLines(built), ...(said === null ? [] : serverLines(server!, said, different))].join('\n')}\n`,
  )
  for (const { stream, revision, reason } of stopped)
    process.stderr.write(`paipu: ${stream}, event ${revision}: ${reason}\n`)
}

function modelLines({ models }: Rebuilt): string[] {
  return models.map(({ model, version, digest, holds }) => `${model.padEnd(12)}version ${version}  ${digest}  ${holds}`)
}

function countsOf({ players, ruleSets }: ServerStatistics) {
  return { players: players.length, ruleSets: ruleSets.length }
}

function serverLines(server: string, said: ServerStatistics, different: readonly string[]): string[] {
  const { players, ruleSets } = countsOf(said)
  const compared = `${server}: ${counted(players, 'player')}, ${counted(ruleSets, 'rule set')}`
  return different.length === 0
    ? [`same        ${compared}`]
    : [`different   ${compared}`, ...different.map((line) => `  ${line}`)]
}
