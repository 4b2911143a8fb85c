import { globMatcher } from '@hreflint/linter'
import type { CheckOptions } from '../../arguments/check-options.ts'
import type { LintFileOptions } from '../../lint/lint-file.ts'
import type { TallyOptions } from '../../lint/tally.ts'
import { OutputTokens } from '../../output/output-choice.ts'
import type { OutputChoice } from '../../output/report-outputs.ts'

/** What is done about the findings. */
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

/** What is done with each file. */
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

/** What decides how the run ends. */
export function tallyOptionsOf(options: CheckOptions): TallyOptions {
  const { quiet, maxWarnings, exitZero, statistics, errorOn } = options
  const failing = errorOn.map(globMatcher)
  return {
    quiet: quiet === true,
    maxWarnings: maxWarnings ?? Number.POSITIVE_INFINITY,
    exitZero: exitZero === true,
    statistics: statistics === true,
    failsOn: code => failing.some(matches => matches(code)),
  }
}

/** Which formats go where. */
export function outputChoiceOf({
  format,
  output,
  color,
}: Pick<CheckOptions, 'format' | 'output' | 'color'>): OutputChoice {
  return { targets: (format ?? output ?? new OutputTokens()).targets, color }
}
