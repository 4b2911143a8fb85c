import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'

const allRules: Linter.RulesRecord = {
  'hreflint/no-conformance-error': 'warn',
  'hreflint/no-credentials': 'warn',
  'hreflint/no-parse-exception': 'error',
}

/** What ESLint says of a text with the recommended rules; `config` adds to or replaces them. */
export function lint(
  code: string,
  config: Linter.Config = {},
  filename = 'file.js',
  cwd?: string,
): Linter.LintMessage[] {
  return new Linter(cwd === undefined ? {} : { cwd }).verify(code, configFor(config), filename)
}

/** The text after all fixes, and what is left to say of it. */
export function fixAll(
  code: string,
  config: Linter.Config = {},
  filename = 'file.js',
): Linter.FixReport {
  return new Linter().verifyAndFix(code, configFor(config), filename)
}

function configFor(config: Linter.Config): Linter.Config[] {
  const plugins = { hreflint: plugin as never, ...config.plugins }
  return [{ files: ['**/*.*'], rules: allRules, ...config, plugins }]
}

/** The text with every report drawn under its line, and the text that `--fix` makes of it. */
export function carets(code: string, config: Linter.Config = {}, filename = 'file.js'): string {
  const lines = code.split(/\r\n|[\r\n]/)
  const reports = lint(code, config, filename).map(message => {
    const line = lines[message.line - 1] ?? ''
    const isOneLine = message.endLine === message.line
    const end = isOneLine ? (message.endColumn ?? message.column) : line.length + 1
    const under = ' '.repeat(message.column - 1) + '^'.repeat(Math.max(end - message.column, 1))
    const suggestions = (message.suggestions ?? []).map(({ desc }) => `    or: ${desc}`)
    const fix = message.fix ? [`    fix: ${JSON.stringify(message.fix.text)}`] : []
    return [line, under, `  ${message.message}`, ...fix, ...suggestions].join('\n')
  })
  const { output } = fixAll(code, config, filename)
  const fixed = output === code ? 'Nothing to fix.' : `Fixed:\n${output}`
  return `\n${[...reports, fixed].join('\n\n')}\n`
}
