import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['support/install.ts'],
    // Real editors on a busy machine: every step waits for what it needs, and has time to.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
