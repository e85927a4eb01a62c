import { globSync, readFileSync } from 'node:fs'
import { ROOT, run, type Finished } from './run.ts'
import { vitest, type Count } from './vitest-report.ts'

/** One step of `npm test`. */
export interface Step {
  readonly name: string
  readonly count: () => Promise<Count>
  /** Keeps a processor busy and no more: another one runs beside it. */
  readonly beside?: true
  /** Too long for every day: it is taken where it is named, as `.ci/run` does. */
  readonly named?: true
}

/** A step that passes where a command ends well. */
function command(name: string, file: string, args: readonly string[], folder?: string): Step {
  return { name, beside: true, count: async () => countOf(await run(file, args, folder)) }
}

function countOf({ code, output }: Finished): Count {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const BOUNDARIES = ['--config', `${ROOT}.dependency-cruiser.cjs`]

/** The boundary check must find the fault that the canary holds. */
async function canary(): Promise<Count> {
  const { code, output } = await run('depcruise', [...BOUNDARIES, 'libs'], 'tools/checks/canary')
  const found = code !== 0 && output.includes('tiles-imports-downwards')
  return found
    ? { passed: 1, failed: 0, output }
    : { passed: 0, failed: 1, output: `the canary was not found:\n${output}` }
}

/** Only what has changed since is built anew. */
async function build(): Promise<Count> {
  return countOf(await run('nx', ['run-many', '-t', 'build', '--outputStyle=stream']))
}

const BROWSER = ['--config', 'e2e/vitest.config.ts']
/** Tests that are marked as too long for every day, and all others. */
const MARKED = ['--tags-filter', 'long']
const UNMARKED = ['--tags-filter', '!long']
/** The tests of a few whole servers that are killed, and those of the server over EventStoreDB, are steps of their own. */
const UNIT = ['--project', '!crash', '--project', '!server-over-eventstoredb']

/** Everything `npm test` runs, in order: what is quick to fail comes first. */
export const STEPS: readonly Step[] = [
  command('generated code is current', 'node', ['tools/generate.ts', 'code', '--check']),
  command('generated documents are current', 'node', ['tools/generate.ts', 'documents', '--check']),
  command('formatting', 'oxfmt', ['--check']),
  command('lint', 'oxlint', ['--quiet']),
  command('nothing dead: files, exports, dependencies', 'knip', ['--treat-config-hints-as-errors']),
  command('import boundaries', 'depcruise', [
    ...BOUNDARIES,
    'libs',
    'apps',
    'tools',
    '--exclude',
    '^tools/checks/canary|(^|/)(dist|test-artefacts|\\.next[^/]*|node_modules)/',
  ]),
  { name: 'import boundaries: the canary', beside: true, count: canary },
  command('import boundaries: the picture is current', 'node', ['tools/checks/src/imports-picture/main.ts', '--check']),
  command('types', 'oxlint', ['--config', '.oxlint-types.json', '--type-aware', '--type-check']),
  { name: 'unit and integration tests', count: () => vitest([...UNIT, ...UNMARKED]) },
  { name: 'build: server and viewer', count: build },
  { name: 'browser tests', count: () => vitest([...BROWSER, ...UNMARKED]) },
  {
    name: 'long: marked tests of libs, apps and tools',
    named: true,
    count: () => vitest([...UNIT, ...MARKED, ...filesWithMarked('{apps,libs,tools}/*/test/**/*.test.ts')]),
  },
  {
    name: 'long: the server over EventStoreDB',
    named: true,
    count: () => vitest(['--project', 'server-over-eventstoredb']),
  },
  {
    name: 'long: some rounds of kill -9',
    named: true,
    count: () => vitest(['--project', 'crash']),
  },
  {
    name: 'long: two hundred pairs of deals that must look alike',
    named: true,
    count: () => vitest(['--project', 'server', 'apps/server/test/non-interference'], { PAIPU_PAIRS: '34' }),
  },
  {
    name: 'long: marked tests of pages',
    named: true,
    count: async () => {
      const built = await build()
      return built.failed > 0 ? built : vitest([...BROWSER, ...MARKED, ...filesWithMarked('e2e/tests/*.test.ts')])
    },
  },
]

/** The test files in which a test is marked: Vitest would load all of them to look. */
function filesWithMarked(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: ROOT })
  return files.filter((file) => readFileSync(ROOT + file, 'utf8').includes("tags: 'long'"))
}
