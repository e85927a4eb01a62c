import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const SERVER = resolve(import.meta.dirname, '../..')
const ARTEFACTS = join(SERVER, 'test-artefacts')
/** What no test has been run with for so long is removed, milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1_000

/** A built server that nothing changes while a test starts it. */
export interface BuiltServer {
  /** The file to run. */
  readonly program: string
  /** What the environment must have, so that compiled code is kept beside it and goes with it. */
  readonly env: { readonly NODE_COMPILE_CACHE: string }
}

/**
 * Builds the server as `npm run build` does, once for each state of its sources, in a folder that is named after that state:
 * `npm run build` may change `dist` while tests run. Throws what the compiler says.
 */
export function builtServer(): BuiltServer {
  const folder = join(ARTEFACTS, `server-${hashOfSources()}`)
  const built = { program: join(folder, 'main.js'), env: { NODE_COMPILE_CACHE: join(folder, 'compiled') } }
  if (existsSync(folder)) return built
  mkdirSync(ARTEFACTS, { recursive: true })
  removeOld()
  const making = mkdtempSync(join(ARTEFACTS, 'making-'))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', making], {
    cwd: SERVER,
    stdio: 'inherit',
  })
  if (!moved(making, folder)) return built
  // A start that ends at once, for what it was set is wrong, leaves the compiled code of all that a start loads.
  spawnSync(process.execPath, [built.program], { env: { ...built.env, PAIPU_PORT: 'none' } })
  return built
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(['src/**/*.ts', 'tsconfig*.json'], { cwd: SERVER }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(SERVER, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Gives a folder its name; `false` where another process was first. */
function moved(making: string, folder: string): boolean {
  try {
    renameSync(making, folder)
    return true
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (existsSync(folder)) return false
    throw error
  }
}

function removeOld(): void {
  for (const name of globSync('{server,making}-*', { cwd: ARTEFACTS })) {
    const folder = join(ARTEFACTS, name)
    if (Date.now() - statSync(folder).mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
