import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const workspaces = [
  'libs/tiles',
  'libs/hands',
  'libs/contracts',
  'libs/fairness',
  'libs/engine',
  'libs/views',
  'libs/bots',
  'libs/analysis',
  'libs/event-store',
  'libs/read-models',
  'libs/records',
  'libs/exports',
  'libs/http',
  'apps/cli',
  'apps/viewer',
  'tools/checks',
  'tools/crash',
  'tools/soak',
  'tools/start',
]

/** What a test may take, milliseconds: some five times what the longest does on a machine that has nothing else to do. */
const LIMIT = 300_000
const limits = { testTimeout: LIMIT, hookTimeout: LIMIT }

/** Tests that are too long for every day: `npm test` leaves them out, `npm test -- long` runs them, and `.ci/run` both. */
const tags = [{ name: 'long', description: 'too long for every day' }]

const SERVER = new URL('apps/server/', import.meta.url)

/** A project of the server's tests, by their names. */
function ofServer(name: string, tests: string, env: Record<string, string> = {}) {
  const graphql = createRequire(SERVER).resolve('graphql')
  return {
    root: 'apps/server',
    // One copy of graphql, the one that Nest and Node load: a second one would have other classes.
    resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
    test: {
      name,
      include: [`test/**/${tests}.test.ts`],
      setupFiles: [new URL('test/support/same-walls.ts', SERVER).pathname],
      env,
      // What a server is made of takes two seconds of processor time to import.
      isolate: false,
      tags,
      ...limits,
    },
  }
}

/** The tests of the server that run against a node that speaks EventStoreDB's protocol, too. */
const OVER_EVENTSTOREDB = 'client-seeds,failing-table,intake,leak,player,running-deal,seats,server,stream'

/** One Vitest run over every workspace; each is a project, so that `vitest run --project hands` picks one. */
export default defineConfig({
  test: {
    // Many wait for processes and clocks: with two workers half of two cores is idle.
    maxWorkers: 4,
    projects: [
      // None says anything to Vite itself, its root included: so all share one server, and what they import is transformed once.
      ...workspaces.map((folder) => ({
        test: {
          name: folder.split('/')[1]!,
          include: [`${folder}/test/**/*.test.ts`],
          tags,
          ...limits,
          // What they test keeps no state of its own: files that share what was imported take a third less time.
          isolate: false,
        },
      })),
      ofServer('server', '*'),
      ofServer('server-over-eventstoredb', `{${OVER_EVENTSTOREDB}}`, { PAIPU_TEST_STORE: 'eventstoredb' }),
    ],
  },
})
