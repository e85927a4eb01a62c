import { defineConfig } from 'vitest/config'

/** The tests of the one lib that is being mutated. */
export default defineConfig({
  test: {
    root: `libs/${process.env.PAIPU_MUTATED}`,
    setupFiles: [new URL('same-seed.ts', import.meta.url).pathname],
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
