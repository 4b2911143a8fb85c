import { type IssueKind, unescapedData } from '@hreflint/core'
import type { Severity } from '../findings/finding.ts'
import { globMatcher } from '../glob/glob-matcher.ts'
import { baseScheme } from '../issues/base-scheme.ts'
import { emptyCardUrl } from '../issues/empty-card-url.ts'
import { unusedSuppression } from '../issues/unused-suppression.ts'
import type { Settings, SeverityLevel } from './config.ts'

const byKind: Readonly<Record<IssueKind, Severity>> = {
  'parse-exception': 'error',
  'conformance-error': 'warning',
}

/** Works as its author wants, nearly always: worth knowing, and not worth a warning. */
const informative: ReadonlySet<string> = new Set(
  [baseScheme, emptyCardUrl, unescapedData].map(({ code }) => code),
)

/** How much an issue weighs where nothing is configured. */
export function defaultSeverity(code: string, kind: IssueKind): Severity {
  return informative.has(code) ? 'info' : byKind[kind]
}

/** Gives the function from a code and its kind to its weight under a configuration. */
export function severityOf(settings: Settings): (code: string, kind: IssueKind) => SeverityLevel {
  const rules = Object.entries(settings.severities)
    .reverse()
    .map(([glob, level]) => ({ glob, matches: globMatcher(glob), level }))
  const known = new Map<string, SeverityLevel | null>()
  return (code, kind) => {
    let level = known.get(code)
    if (level === undefined) {
      const matching = rules.filter(rule => rule.matches(code))
      level = matching[0]?.level ?? null
      // These have to be asked for, whatever the globs say.
      if (isDivergence(code)) level = matching.find(countsForDivergences)?.level ?? 'off'
      if (code === unusedSuppression.code) level = unusedLevel(level, settings)
      known.set(code, level)
    }
    return level ?? defaultSeverity(code, kind)
  }
}

function isDivergence(code: string): boolean {
  return code.startsWith('divergence/')
}

/** A glob that means other codes as well can turn divergences off, but not on. */
function countsForDivergences(rule: { glob: string; level: SeverityLevel }): boolean {
  return rule.level === 'off' || isDivergence(rule.glob)
}

function unusedLevel(
  level: SeverityLevel | null,
  { reportUnusedSuppressions }: Settings,
): SeverityLevel {
  return reportUnusedSuppressions === 'off' ? 'off' : (level ?? reportUnusedSuppressions)
}
