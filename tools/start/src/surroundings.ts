import { isIPv6 } from 'node:net'
import { readSettings as readServer, SettingsError } from '../../../apps/server/src/config/settings.ts'
import { VARIABLES as SERVER } from '../../../apps/server/src/config/variables.ts'
import { BadSettings, readSettings as readViewer, VARIABLES as VIEWER } from '../../../apps/viewer/server/settings.ts'
import { portProblem } from './ports.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where a part will listen, and its address for whoever is on this machine. */
export interface Place {
  readonly port: number
  readonly url: string
}

/** Where server and viewer will listen, or all that is wrong with what they are told, a sentence each. */
export type Surroundings =
  | { readonly ok: true; readonly server: Place; readonly viewer: Place }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads the environment as server and viewer will, and looks whether their ports are free. `root` is the repository's. */
export async function lookAround(env: Environment, root: string): Promise<Surroundings> {
  const ports = [SERVER.port, VIEWER.port].map(({ name, otherwise }) => ({
    name,
    port: Number(env[name] || otherwise),
  }))
  const [server, viewer] = ports as [(typeof ports)[0], (typeof ports)[0]]
  // The viewer is told where the server is, whatever stands there.
  const { [VIEWER.serverUrl.name]: _, ...ofViewer } = env
  const faults = [...serverFaults(env, root), ...viewerFaults(ofViewer)]
  const problems = await Promise.all(ports.map(({ name, port }) => portProblem(name, port)))
  if (server.port === viewer.port) problems.push(`${server.name} and ${viewer.name} are both ${server.port}`)
  const all = [...faults, ...problems.filter((problem) => problem !== null)]
  if (all.length > 0) return { ok: false, problems: all }
  return {
    ok: true,
    server: placeOf(env[SERVER.host.name] || SERVER.host.otherwise, server.port, '127.0.0.1'),
    viewer: placeOf(env[VIEWER.host.name] || VIEWER.host.otherwise, viewer.port, 'localhost'),
  }
}

/** Whoever listens at every address of the machine is found at its own. */
function placeOf(host: string, port: number, own: string): Place {
  const name = ['', '0.0.0.0', '::'].includes(host) ? own : isIPv6(host) ? `[${host}]` : host
  return { port, url: `http://${name}:${port}` }
}

function serverFaults(env: Environment, root: string): readonly string[] {
  try {
    readServer(env, root)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

function viewerFaults(env: Environment): readonly string[] {
  try {
    readViewer(env)
    return []
  } catch (error) {
    if (error instanceof BadSettings) return error.message.split('\n')
    throw error
  }
}
