import { globMatcher } from '@hreflint/linter'
import type { CheckOptions } from '../../arguments/check-options.ts'
import type { LintFileOptions } from '../../lint/lint-file.ts'
import type { TallyOptions } from '../../lint/tally.ts'
import { OutputTokens } from '../../output/output-choice.ts'
import type { OutputChoice } from '../../output/report-outputs.ts'

/** Returns how findings are fixed. */
export function fixModeOf({
  fix,
  fixDryRun,
  fixSuggestions,
  addSuppressions,
}: CheckOptions): LintFileOptions['fix'] {
  if (addSuppressions === true) return 'suppress'
  if (fixDryRun === true) return 'dry'
  return fix === true || fixSuggestions.length > 0 ? 'write' : 'no'
}

/** Returns the options for linting each file. */
export function fileOptionsOf(options: CheckOptions, roots: readonly string[]): LintFileOptions {
  const { fixSuggestions, select, ignoreCodes, maxFileSize } = options
  return {
    fix: fixModeOf(options),
    suggestions: fixSuggestions,
    codes: { selected: select, ignored: ignoreCodes },
    maxFileSize,
    roots,
  }
}

/** Returns the options that decide the exit code. */
export function tallyOptionsOf(options: CheckOptions): TallyOptions {
  const { quiet, maxWarnings, exitZero, statistics, errorOn } = options
  const failing = errorOn.map(globMatcher)
  return {
    quiet: quiet === true,
    maxWarnings: maxWarnings ?? Number.POSITIVE_INFINITY,
    exitZero: exitZero === true,
    isDryRun: fixModeOf(options) === 'dry',
    statistics: statistics === true,
    failsOn: code => failing.some(matches => matches(code)),
  }
}

/** Returns which formats are written where. */
export function outputChoiceOf({
  format,
  output,
  color,
}: Pick<CheckOptions, 'format' | 'output' | 'color'>): OutputChoice {
  return { targets: (format ?? output ?? new OutputTokens()).targets, color }
}
