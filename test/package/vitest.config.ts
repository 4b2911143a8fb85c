import { defineConfig } from 'vitest/config'

/** The packages as users get them; needs a build. `npm run test:package` */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['support/pack-packages.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Mostly they wait for the registry.
    maxWorkers: 3,
  },
})
