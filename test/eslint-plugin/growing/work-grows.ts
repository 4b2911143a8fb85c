import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { expect, test } from 'vitest'
import { shapes } from './shapes.ts'

const { recommended, security } = hreflint.configs
const config = {
  files: ['**/*.js', '**/*.ts'],
  plugins: { hreflint: hreflint as never },
  rules: {
    ...Object.fromEntries(Object.keys(hreflint.rules).map(name => [`hreflint/${name}`, 'warn'])),
    ...recommended.rules,
    ...security.rules,
  } as Linter.RulesRecord,
  settings: recommended.settings ?? {},
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
} satisfies Linter.Config

/** Processor time of the rules alone, in milliseconds. */
function workOf(code: string, isTyped: boolean): number {
  const linter = new Linter()
  const used = isTyped ? { ...config, languageOptions: { parser: typescript } } : config
  const timeOf = (rules: Linter.RulesRecord): number => {
    const start = process.cpuUsage()
    const [first] = linter.verify(code, [{ ...used, rules }], isTyped ? 'file.ts' : 'file.js')
    const { user, system } = process.cpuUsage(start)
    expect(first?.fatal === true ? first.message : '').toBe('')
    return (user + system) / 1000
  }
  const idle = timeOf({})
  return timeOf(config.rules) - idle
}

/** Compiling the rules and collecting garbage takes that long, in milliseconds. */
const slack = 150

/** The work for a program of every shape, `small` times and four times as large, is no worse than linear. */
export function describeGrowth(small: number): void {
  test.each(Object.entries(shapes))(
    'work grows with the program: %s',
    (what, make) => {
      const isTyped = what.startsWith('TypeScript')
      workOf(make(50), isTyped)
      let excess = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < 4 && excess > 0; attempt += 1) {
        const [one, four] = [make(small), make(4 * small)].map(code => workOf(code, isTyped))
        // Four times as much, doubled. What is quadratic takes sixteen times as much.
        excess = Math.min(excess, (four ?? 0) - 8 * Math.max(one ?? 0, 1) - slack)
      }
      expect(excess).toBeLessThanOrEqual(0)
    },
    120_000,
  )
}
