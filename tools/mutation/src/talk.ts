/** What the test runner of the mutation tests and the worker that keeps a lib's tests loaded say to each other. */

/** How the worker is to begin; given to it by Vitest's `provide`. */
export interface Beginning {
  /** The name of the channel both sit at: they are threads of one process. */
  readonly channel: string
  /** How many test files it will have loaded before it can answer. */
  readonly files: number
  /** Whether to run all tests once, to see which come by which change, or to load them only. */
  readonly run: boolean
  /** The change that is in force while the tests are loaded, for one in what runs then. */
  readonly change: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    beginning: Beginning
  }
}

/** One test, as it went without any change. `id` is file and names, by which it is found again. */
export interface RanTest {
  readonly id: string
  readonly milliseconds: number
  readonly failure: string | null
}

/** How often each change was come by: while loading, and in each test. Stryker's own form. */
export interface Coverage {
  readonly static: Record<string, number>
  readonly perTest: Record<string, Record<string, number>>
}

/** All tests are loaded, and have run if they were to. */
export interface Loaded {
  readonly type: 'loaded'
  readonly tests: readonly RanTest[]
  readonly coverage: Coverage
}

/** A test to ask: `mostHits` is how often it may come by the change before that is an endless loop, if anybody knows. */
export interface Asked {
  readonly id: string
  readonly mostHits: number
  /** Whether it is to pass without the change after it has noticed it. */
  readonly mustPass: boolean
}

/** Asks whether a test notices a change. The tests are tried in this order until one fails. */
export interface Question {
  readonly type: 'question'
  readonly change: string
  readonly tests: readonly Asked[]
}

/** Ends the worker's waiting. */
export interface Leave {
  readonly type: 'leave'
}

/** `spoilt`: the test that noticed the change fails without it too from then on, so that its answer is worth nothing.
 * `broken`: the tests can't be loaded with the change. */
export type Answer =
  | { readonly type: 'unnoticed'; readonly ran: number }
  | { readonly type: 'noticed'; readonly by: string; readonly failure: string; readonly ran: number }
  | { readonly type: 'looped' }
  | { readonly type: 'spoilt' }
  | { readonly type: 'broken'; readonly why: string }
