import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { applyFault, FAULT_HELP, parseEndpoint } from './faults.ts'
import { type NodeOptions, type RunningNode, startNode } from './node.ts'

const HELP = `A node that speaks the EventStoreDB protocol over an embedded store: for development, tests and demos.

Usage: eventstore-node --store PATH [options]

  --store PATH             the store's file, made if there is none; :memory: for one that ends with the node
  --port PORT              where to listen (2113; 0 takes a free one)
  --host HOST              on which address, and the one that clients are told (127.0.0.1)
  --synchronous full|normal
                           whether an acknowledged append survives a power cut (full)
  --leader HOST:PORT       follow a leader on the same file: read from it, and send writers there
  --tls-cert FILE --tls-key FILE
                           speak TLS with this certificate chain and private key (PEM)
  --user NAME:PASSWORD     let in nobody but this user; may be given again. Clients send it over TLS only
  --fault "FAULT"          begin with a fault; may be given again
  --help                   this text

It says where it listens once it does, and ends with SIGINT or SIGTERM. Faults, also one a line on standard input:

${FAULT_HELP}
`

const OPTIONS = {
  store: { type: 'string' },
  port: { type: 'string', default: '2113' },
  host: { type: 'string', default: '127.0.0.1' },
  synchronous: { type: 'string', default: 'full' },
  leader: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  user: { type: 'string', multiple: true },
  fault: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const

function parseOptions() {
  return parseArgs({ options: OPTIONS }).values
}

function nodeOptions(values: ReturnType<typeof parseOptions>): NodeOptions {
  const { store, synchronous, leader } = values
  if (store === undefined) throw new Error('say where the events are kept: --store PATH')
  if (synchronous !== 'full' && synchronous !== 'normal') throw new Error('--synchronous is full or normal')
  return {
    store,
    synchronous,
    host: values.host,
    port: parsePort(values.port),
    leader: leader === undefined ? undefined : parseEndpoint(leader),
    tls: parseTls(values['tls-cert'], values['tls-key']),
    users: new Map((values.user ?? []).map(parseUser)),
  }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${JSON.stringify(text)} is no port`)
  return port
}

function parseTls(certificate: string | undefined, key: string | undefined): NodeOptions['tls'] {
  if (certificate === undefined && key === undefined) return undefined
  if (certificate === undefined || key === undefined) throw new Error('--tls-cert and --tls-key go together')
  return { certificate: readFileSync(certificate), key: readFileSync(key) }
}

function parseUser(text: string): [name: string, password: string] {
  const [, name, password] = /^([^:]+):(.+)$/s.exec(text) ?? []
  if (name === undefined || password === undefined) throw new Error('--user takes NAME:PASSWORD')
  return [name, password]
}

/** Makes the faults that come on standard input, and says of each what became of it. */
function takeFaults(node: RunningNode): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() === '') return
    try {
      applyFault(node, line)
      console.log(`fault: ${line.trim()}`)
    } catch (error) {
      console.error(messageOf(error))
    }
  })
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Reads the options, and runs the node until a signal ends it. */
export async function run(): Promise<void> {
  const values = parseOptions()
  if (values.help) return void process.stdout.write(HELP)
  const node = await startNode(nodeOptions(values))
  for (const fault of values.fault ?? []) applyFault(node, fault)
  const query = values['tls-cert'] === undefined ? '?tls=false' : ''
  console.log(`listening at esdb://${node.host}:${node.port}${query}`)
  takeFaults(node)
  const end = () => void node.close().then(() => process.exit(0))
  process.once('SIGINT', end).once('SIGTERM', end)
}
