import { defineConfig } from 'vitest/config'

/** The packages as users get them; needs a build. `npm run test:package` */
export default defineConfig({
  test: { include: ['test/package/*.test.ts'], testTimeout: 120_000, hookTimeout: 240_000 },
})
