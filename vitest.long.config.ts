import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

/** The laws on millions of strings, `pnpm test:long`; otherwise as the other tests. */
export default defineConfig({
  ...config,
  test: {
    include: ['test/long/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 600_000,
    // A browser that starts beside everything else takes its time.
    hookTimeout: 600_000,
    maxWorkers: '100%',
  },
})
