import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { rule } from '../../guards/witness-law.ts'

const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.js')
const witnessIn = (message: string): string => JSON.parse(/"[^"]+"/.exec(message)?.[0] ?? '""')

const raw = String.raw
const wrong = raw`/example\.com$/`
const right = raw`/^https:\/\/(?:[a-z]+\.)?example\.com$/`

// The library tests the very expression, so the witness must pass it.
describe('a regular expression in the options of CORS', () => {
  const programs = (pattern: string): readonly string[] => [
    `import cors from 'cors'; app.use(cors({ origin: ${pattern} }))`,
    `const cors = require('cors'); app.use(cors({ origin: ['https://example.org', ${pattern}] }))`,
    `import cors from 'cors'; const options = { origin: ${pattern} }; app.use(cors(options))`,
    `import cors from 'cors'; const ours = ${pattern}; app.use(cors({ origin: ours }))`,
    `import cors from '@fastify/cors'; app.register(cors, { origin: ${pattern} })`,
    `app.enableCors({ origin: [${pattern}] })`,
    `new Server(http, { cors: { origin: ${pattern} } })`,
  ]
  const expression = /example\.com$/

  test.each(programs(wrong))('%s', code => {
    const [report, other] = lint(code)
    expect(other).toBeUndefined()
    const witness = witnessIn(report?.message ?? '')
    expect(expression.test(witness)).toBe(true)
    expect(new URL(witness).origin).toBe(witness)
    expect(new URL(witness).hostname).not.toMatch(/(?:^|\.)example\.com$/)
  })

  test.each(programs(right))('%s', code => expect(lint(code)).toEqual([]))
})

describe('a function in the options of CORS', () => {
  const programs = (test_: string): readonly string[] => [
    `import cors from 'cors'; cors({ origin: (origin, done) => { if (!origin || ${test_}) done(null, true); else done(new Error('no')) } })`,
    `import cors from 'cors'; cors({ origin(origin, done) { done(null, ${test_}) } })`,
    `import { cors } from 'hono/cors'; cors({ origin: origin => ${test_} ? origin : 'https://example.com' })`,
  ]

  test.each(programs("origin.endsWith('example.com')"))('%s', code => {
    const [report, other] = lint(code)
    expect(other).toBeUndefined()
    expect(witnessIn(report?.message ?? '').endsWith('example.com')).toBe(true)
    expect(new URL(witnessIn(report?.message ?? '')).hostname).toBe('evilexample.com')
  })

  test.each(programs("origin === 'https://example.com'"))('%s', code => {
    expect(lint(code)).toEqual([])
  })
})
