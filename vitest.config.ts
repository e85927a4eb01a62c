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

/**
 * One Vitest run over every workspace; each is a project, so that `vitest run --project hands` picks one. The server has
 * a configuration of its own, for its decorators and its one copy of graphql.
 */
export default defineConfig({
  test: {
    // Many wait for processes and clocks: with two workers half of two cores is idle.
    maxWorkers: 4,
    projects: [
      ...workspaces.map((root) => ({
        root,
        test: {
          name: root.split('/')[1]!,
          include: ['test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What they test keeps no state of its own: files that share what was imported take a third less time.
          isolate: false,
        },
      })),
      'apps/server',
    ],
  },
})
