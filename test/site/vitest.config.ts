import { defineConfig } from 'vitest/config'

/** The built site in a real browser: `npm run test:site` builds it first. */
export default defineConfig({
  // Tests import packages by name and read their sources.
  ssr: { resolve: { conditions: ['hreflint-source', 'node', 'import', 'default'] } },
  resolve: { conditions: ['hreflint-source', 'node', 'import', 'default'] },
  test: {
    root: import.meta.dirname,
    include: ['**/*.site.ts'],
    globalSetup: ['support/serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A page of a busy machine answers in the end.
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
  },
})
