import { defineConfig } from 'vitest/config'

const workspaces = [
  'libs/tiles',
  'libs/hands',
  'libs/contracts',
  'libs/fairness',
  'libs/engine',
  'libs/views',
  'libs/bots',
  'libs/event-store',
  'libs/read-models',
  'libs/records',
  'apps/cli',
  'apps/server',
  'apps/viewer',
]

/** One Vitest run over every workspace; each is a project, so that `vitest run --project hands` picks one. */
export default defineConfig({
  test: {
    projects: workspaces.map((root) => ({
      root,
      test: { name: root.split('/')[1]!, include: ['test/**/*.test.ts'], testTimeout: 60_000 },
    })),
  },
})
