import { defineConfig } from 'vitest/config'

/**
 * The browser tests: the built product in a real browser. Waiting is always for something with a name, so that limits are
 * generous and only a failure takes long.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    tags: [{ name: 'long', description: 'too long for every day' }],
    globalSetup: 'support/golden-deals.ts',
    pool: 'forks',
    // Each file starts what it needs; what it imports is shared.
    isolate: false,
    // They wait for tables that play and pages that load.
    maxWorkers: 5,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    diff: { expand: false, maxDepth: 6 },
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
