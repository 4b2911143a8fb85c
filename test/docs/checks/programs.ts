import { PassThrough } from 'node:stream'
import { expect } from 'vitest'
import { createConnection } from 'vscode-languageserver/node'
import { runModule } from '../run-module.ts'
import type { SampleCheck } from './check.ts'

/** Programs run against the packages, and compute what their comments say. */
export const programSample: SampleCheck = {
  title: 'runs, and computes what its comments say',
  fits: ({ language }) => ['js', 'ts'].includes(language),
  async check({ text }) {
    const connection = createConnection(new PassThrough(), new PassThrough())
    const { claims } = await runModule(text, { connection })
    for (const { expression, actual, expected } of claims)
      expect(actual, expression).toEqual(expected)
  },
}
