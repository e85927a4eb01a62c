import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

export default defineConfig({
  // One copy of graphql, the one that Nest and Node load: a second one would have other classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/same-walls.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As all others: without it a project has one worker fewer than cores, which is one.
    maxWorkers: 4,
  },
})
