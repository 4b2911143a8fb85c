import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests import packages by name and read their sources, so that they need no build.
  ssr: { resolve: { conditions: ['hreflint-source', 'node', 'import', 'default'] } },
  resolve: { conditions: ['hreflint-source', 'node', 'import', 'default'] },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/{e2e,long,package}/**'],
    setupFiles: ['test/support/seed.ts'],
    // Against what does not end, on a machine with much else to do; speed is for test/bench.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files share what they import: no test replaces a module, and loading takes as long as testing.
    isolate: false,
    // Libraries that serve as oracles warn of what they are asked.
    silent: 'passed-only',
    // One core fewer is the default, which leaves half of a small machine idle.
    maxWorkers: '100%',
  },
})
