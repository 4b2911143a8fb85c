import { OutputTokens } from '../output/output-choice.ts'
import type { RawLintOptions } from '../commands/check/read-lint-options.ts'
import { otherCommandNames } from './command-names.ts'

/** What the command that lints was given. */
export interface LintArguments {
  readonly paths: readonly string[]
  readonly raw: RawLintOptions
}

/** Options without a value, by their name. */
const switches: Readonly<Record<string, Partial<RawLintOptions>>> = {
  '--fix': { fix: true },
  '--fix-dry-run': { fixDryRun: true },
  '--quiet': { quiet: true },
  '-q': { quiet: true },
  '--staged': { staged: true },
  '--stdin': { stdin: true },
  '--cache': { cache: true },
  '--color': { color: true },
  '--no-color': { color: false },
  '--no-config': { config: false },
  '--no-ignore': { ignore: false },
}

/**
 * Reads the arguments that hooks and editors start the program with: paths, options without a value
 * and a format. Null for all others, which commander reads: to load it takes as long as to lint a
 * page. What is read here is read as commander would.
 */
export function plainArguments(argv: readonly string[]): LintArguments | null {
  const paths: string[] = []
  let raw: RawLintOptions = {
    fixSuggestions: [],
    errorOn: [],
    select: [],
    ignoreCodes: [],
    ignore: true,
  }
  let format: string | undefined
  const left = [...argv]
  if (left[0] === 'check') left.shift()
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    if (argument === '--format') {
      const value = left.shift()
      if (format !== undefined || value === undefined || value.startsWith('-')) return null
      format = value
    } else if (Object.hasOwn(switches, argument)) {
      raw = { ...raw, ...switches[argument] }
    } else if ((argument.startsWith('-') && argument !== '-') || isCommand(argument)) {
      return null
    } else {
      paths.push(argument)
    }
  }
  if (format !== undefined) raw = { ...raw, format: new OutputTokens().addFormat(format) }
  return { paths, raw }
}

function isCommand(argument: string): boolean {
  return argument === 'check' || argument === 'help' || otherCommandNames.some(n => n === argument)
}
