import { defineConfig } from 'vitest/config'

const lib = process.env.PAIPU_MUTATED

/** The tests of the one lib that is being mutated, in one thread that keeps them; what they import means it by its name, too. */
export default defineConfig({
  resolve: { alias: { [`@paipu/${lib}`]: new URL(`../../libs/${lib}/src/index.ts`, import.meta.url).pathname } },
  test: {
    root: `libs/${lib}`,
    setupFiles: [new URL('src/same-seed.ts', import.meta.url).pathname],
    runner: new URL('src/keeping-runner.ts', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    // Counting by brute force is nothing to do for each change.
    exclude: ['test/perft.test.ts', 'test/fuzz.test.ts', 'test/census.test.ts'],
    env: { PAIPU_ONE_IN: '100' },
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
