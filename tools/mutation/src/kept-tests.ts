/**
 * A test runner for Stryker that loads a lib's tests once and then runs, for each change, those that come by it, the
 * quickest first. It loads them anew only for a change that is come by while loading and by no test.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { newVitest, openSession, type Session } from './session.ts'
import type { Answer, Asked, Loaded, RanTest } from './talk.ts'

/** Written by the first run for those that take over from a runner that was stopped in a loop. */
const FIRST_RUN = 'first-run.json'

/** So many times as often as without the change, and so often besides, a test may come by it; more is an endless loop. */
const MORE_OFTEN = 10
const BESIDES = 1000
/** So often where it isn't known how often it comes by it without the change. */
const MANY = 10_000_000

/** Milliseconds; quicker tests must pass again after each change that they notice, so that nothing stays behind in the thread. */
const QUICK = 100

/** Files of the libs that keep what they once worked out: a change there must be in force from the start. */
const KEEPS_RESULTS = /\/(completions|distances|automaton|costs|limited-suit)\.ts$/
/** Tests that load the lib anew themselves: for them it is, and what they work out is forgotten after them. */
const LOADS_ANEW = /^test\/(first-question|limited-suit)\.test\.ts#/

const UNNOTICED: Answer = { type: 'unnoticed', ran: 0 }

function ask(tests: readonly RanTest[], { coverage }: Loaded, change: string): Asked[] {
  return tests
    .toSorted((a, b) => a.milliseconds - b.milliseconds)
    .map(({ id, milliseconds }) => {
      const mustPass = milliseconds < QUICK
      const hits = coverage.perTest[id]?.[change]
      return { id, mustPass, mostHits: hits === undefined ? MANY : hits * MORE_OFTEN + BESIDES }
    })
}

/** Two of Vitest: one keeps the tests loaded, the other loads them with a change. */
function keptTests(): TestRunner {
  const vitests = [newVitest(), newVitest()] as const
  let kept: Session | null = null
  let firstRun: Loaded | null = null

  const askKept = async (change: string, tests: readonly Asked[]): Promise<Answer> => {
    kept ??= await openSession(await vitests[0], { run: false, change: null })
    return kept.ask({ type: 'question', change, tests })
  }

  const askAnew = async (change: string, tests: readonly Asked[]): Promise<Answer> => {
    const session = await openSession(await vitests[1], { run: false, change })
    const answer = await session.ask({ type: 'question', change, tests })
    await session.close()
    return answer
  }

  const judge = async ({
    activeMutant: { id: change },
    sandboxFileName,
  }: MutantRunOptions): Promise<MutantRunResult> => {
    firstRun ??= JSON.parse(readFileSync(FIRST_RUN, 'utf8')) as Loaded
    const { tests, coverage } = firstRun
    const keeps = KEEPS_RESULTS.test(sandboxFileName)
    const coming = tests.filter(
      ({ id }) => coverage.perTest[id]?.[change] !== undefined && (!keeps || LOADS_ANEW.test(id)),
    )
    const answer = coming.length === 0 ? UNNOTICED : await askKept(change, ask(coming, firstRun, change))
    if (answer.type === 'unnoticed' && (keeps || coming.length === 0))
      return verdict(
        await askAnew(
          change,
          ask(
            tests.filter((test) => !coming.includes(test)),
            firstRun,
            change,
          ),
        ),
      )
    if (answer.type !== 'spoilt') return verdict(answer)
    await kept?.close()
    kept = null
    return verdict(await askAnew(change, ask(coming, firstRun, change)))
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async dryRun(): Promise<DryRunResult> {
      kept = await openSession(await vitests[0], { run: true, change: null })
      if (kept.loaded === null) return { status: DryRunStatus.Error, errorMessage: await kept.over }
      writeFileSync(FIRST_RUN, JSON.stringify(kept.loaded))
      return {
        status: DryRunStatus.Complete,
        tests: kept.loaded.tests.map(asResult),
        mutantCoverage: kept.loaded.coverage,
      }
    },
    mutantRun: judge,
    async dispose() {
      await kept?.close()
      for (const vitest of vitests) await (await vitest).close()
    },
  }
}
keptTests.inject = [] as const

function verdict(answer: Answer): MutantRunResult {
  switch (answer.type) {
    case 'unnoticed':
      return { status: MutantRunStatus.Survived, nrOfTests: answer.ran }
    case 'noticed':
      return {
        status: MutantRunStatus.Killed,
        killedBy: [answer.by],
        failureMessage: answer.failure,
        nrOfTests: answer.ran,
      }
    case 'looped':
      return { status: MutantRunStatus.Timeout, reason: 'came by the change without end' }
    case 'spoilt':
    case 'broken':
      return { status: MutantRunStatus.Error, errorMessage: JSON.stringify(answer) }
  }
}

function asResult({ id, milliseconds, failure }: RanTest): Extract<DryRunResult, { tests: unknown }>['tests'][number] {
  const [file, name] = [id.slice(0, id.indexOf('#')), id.slice(id.indexOf('#') + 1)]
  const test = { id, name, fileName: `libs/${process.env.PAIPU_MUTATED}/${file}`, timeSpentMs: milliseconds }
  return failure === null
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'kept-tests', keptTests)]
