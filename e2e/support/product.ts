import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNodeProcess, type NodeProcess } from '../../libs/event-store/test/eventstoredb/node-process.ts'
import { freePort } from '../../tools/start/src/ports.ts'
import { startPart, type Part } from './part.ts'

/** Where the server keeps the events: in the file itself, or behind a node that speaks the EventStoreDB protocol. */
export type StoreKind = 'embedded' | 'eventstoredb'

/** What a product under test is started with. */
export interface ProductSettings {
  /** Rule set ids with commas between, `all` or `none`: each gets a live table. */
  readonly tables: string
  readonly delaySeconds?: number
  readonly paceMs?: number
  /** Whether the server is started too; else call {@link Product.startServer}. */
  readonly server?: boolean
  /** Default: `PAIPU_E2E_STORE` of the environment, else embedded. */
  readonly store?: StoreKind
}

/** The server's own address and its owner's token, as it writes them beside the store. */
export interface Doorway {
  readonly url: string
  readonly token: string
}

/** The built product, running in a folder of its own. */
export interface Product {
  /** The viewer's address, the only one that a user needs. */
  readonly url: string
  /** The store's file, also where a node holds it. */
  readonly store: string
  /** The way in to the server that is its owner's alone, while it runs. */
  doorway(): Promise<Doorway>
  /** Starts the server, unless it runs. */
  startServer(): Promise<void>
  stopServer(): Promise<void>
  /** Ends the server as a crash does. */
  killServer(): Promise<void>
  stop(): Promise<void>
}

/** How often a product is started: between the choice of a port and its use another process may take it. */
const TRIES = 3

/** Starts the built server and viewer as `npm start` does, on free ports, with an empty store. */
export async function startProduct(settings: ProductSettings, tries = TRIES): Promise<Product> {
  try {
    return await startOnFreePorts(settings)
  } catch (error) {
    if (tries > 1 && String(error).includes('EADDRINUSE')) return startProduct(settings, tries - 1)
    throw error
  }
}

async function startOnFreePorts(settings: ProductSettings): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'paipu-e2e-'))
  const store = join(folder, 'paipu.db')
  const [serverPort, viewerPort] = await Promise.all([freePort(), freePort()])
  const url = `http://localhost:${viewerPort}`
  const node = kindOf(settings) === 'embedded' ? null : await startNodeProcess(store)
  let server: Promise<Part> | null = null
  const viewer = startPart(viewerCommand(viewerPort, serverPort))

  const startServer = async (): Promise<void> => {
    if (!(await server)?.isRunning()) server = startPart(serverCommand(settings, serverPort, store, node))
    await server
  }
  const stop = async (): Promise<void> => {
    const parts = await Promise.allSettled([server, viewer])
    await Promise.all(parts.map((part) => (part.status === 'fulfilled' ? part.value?.stop() : null)))
    await node?.signal('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all([viewer, settings.server === false ? null : startServer()])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    store,
    doorway: async () => JSON.parse(await readFile(doorwayFile(store), 'utf8')) as Doorway,
    startServer,
    stopServer: async () => (await server)?.stop(),
    killServer: async () => (await server)?.kill(),
    stop,
  }
}

const doorwayFile = (store: string) => `${store}.token`

function kindOf({ store }: ProductSettings): StoreKind {
  return store ?? (process.env['PAIPU_E2E_STORE'] === 'eventstoredb' ? 'eventstoredb' : 'embedded')
}

function serverCommand(
  { tables, delaySeconds = 1, paceMs = 200 }: ProductSettings,
  port: number,
  store: string,
  node: NodeProcess | null,
) {
  const storeIn = node === null ? { PAIPU_STORE: store } : { PAIPU_EVENTSTORE: node.address, PAIPU_LEASE_SECONDS: '2' }
  return {
    name: 'the server',
    command: 'node',
    args: ['apps/server/dist/main.js'],
    env: {
      PAIPU_PORT: String(port),
      ...storeIn,
      PAIPU_TOKEN_FILE: doorwayFile(store),
      PAIPU_TABLES: tables,
      PAIPU_DELAY_SECONDS: String(delaySeconds),
      PAIPU_PACE_MS: String(paceMs),
      PAIPU_LOG_LEVEL: 'warn',
    },
    says: 'Paipu server: ',
    answersAt: `http://127.0.0.1:${port}/health/ready`,
  }
}

function viewerCommand(port: number, serverPort: number) {
  return {
    name: 'the viewer',
    command: 'node',
    args: ['apps/viewer/server/main.ts'],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PAIPU_VIEWER_PORT: String(port),
      PAIPU_SERVER_URL: `http://127.0.0.1:${serverPort}`,
    },
    says: "Paipu's viewer: ",
    answersAt: `http://localhost:${port}/icon.svg`,
  }
}
