// oxlint-disable unicorn/require-post-message-target-origin -- between threads there are no origins
/**
 * Vitest's runner, so changed that it keeps the tests of a lib loaded and runs those that are asked for, with one change after
 * the other in force. Loading them anew for each would take a hundred times as long as what most tests need to notice one.
 */
import { BroadcastChannel } from 'node:worker_threads'
import { inject, TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile } from 'vitest'
import type { Answer, Coverage, Leave, Loaded, Question, RanTest } from './talk.ts'

/** What Stryker's changed code looks at, and what this file keeps from one test file to the next. */
interface Kept {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: Coverage
  /** By id, in the order in which they run. */
  readonly tests: Map<string, RunnerTestCase>
  readonly ids: Map<RunnerTestCase, string>
  readonly ran: RanTest[]
  files: number
}

const shared = globalThis as { __stryker__?: Kept }
const kept = (shared.__stryker__ ??= { tests: new Map(), ids: new Map(), ran: [], files: 0 })
const beginning = inject('beginning')
kept.activeMutant = beginning.change ?? undefined

/** A class, as Vitest makes it itself. The last test of the last file ends only when the worker is told to leave. */
export default class KeepingRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    for (const test of testsOf(files)) if (test.mode === 'run') keep(test)
    kept.files += files.length
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const began = performance.now()
    const id = kept.ids.get(test)!
    kept.currentTestId = id
    const failure = beginning.run ? await failureOf(test) : null
    kept.currentTestId = undefined
    kept.ran.push({ id, milliseconds: performance.now() - began, failure })
    if (id === [...kept.tests.keys()].at(-1) && kept.files === beginning.files) await serve()
  }
}

function testsOf(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task as RunnerTestCase]))
}

/** Keeps a test by file and names; of several with the same the second has a `(2)` behind it, and so on. */
function keep(test: RunnerTestCase): void {
  const name = nameOf(test)
  let id = name
  for (let nth = 2; kept.tests.has(id); nth++) id = `${name} (${nth})`
  kept.tests.set(id, test)
  kept.ids.set(test, id)
}

function nameOf(task: RunnerTask): string {
  const names: string[] = []
  for (let at: RunnerTask | undefined = task; at !== undefined; at = at.suite) names.unshift(at.name)
  return `${task.file.name}#${names.join(' > ')}`
}

/** Says what is loaded and answers questions until it is told to leave. */
async function serve(): Promise<void> {
  const channel = new BroadcastChannel(beginning.channel)
  const asked = Promise.withResolvers<void>()
  channel.addEventListener('message', (event) => {
    const message = (event as Event & { data: Question | Leave }).data
    if (message.type === 'leave') asked.resolve()
    else void answer(message).then((found) => channel.postMessage(found))
  })
  const coverage = kept.mutantCoverage ?? { static: {}, perTest: {} }
  channel.postMessage({ type: 'loaded', tests: kept.ran, coverage } satisfies Loaded)
  await asked.promise
  channel.close()
}

async function answer({ change, tests }: Question): Promise<Answer> {
  for (const [before, { id, mostHits, mustPass }] of tests.entries()) {
    const test = kept.tests.get(id)
    if (test === undefined) continue
    kept.activeMutant = change
    kept.hitCount = 0
    kept.hitLimit = mostHits
    const failure = await failureOf(test)
    const looped = kept.hitCount > kept.hitLimit
    kept.activeMutant = beginning.change ?? undefined
    kept.hitCount = undefined
    if (looped) return { type: 'looped' }
    if (failure === null) continue
    const spoilt = mustPass && beginning.change === null && (await failureOf(test)) !== null
    return spoilt ? { type: 'spoilt' } : { type: 'noticed', by: id, failure, ran: before + 1 }
  }
  return { type: 'unnoticed', ran: tests.length }
}

async function failureOf(test: RunnerTestCase): Promise<string | null> {
  try {
    await TestRunner.getTestFn(test)()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
