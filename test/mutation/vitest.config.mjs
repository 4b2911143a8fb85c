import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

// The tests of one area, with short property tests (see areas.mjs and few-runs.mjs).
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {
    ...base.resolve,
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL('few-runs.mjs', import.meta.url)),
      },
    ],
  },
  test: { ...base.test, include: process.env.HREFLINT_MUTANT_TESTS?.split(';') ?? [] },
})
