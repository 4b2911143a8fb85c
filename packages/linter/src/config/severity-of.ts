import type { IssueKind } from '@hreflint/core'
import { confusableHost, toleratedCharacter, unescapedData } from '@hreflint/core/internal'
import type { Severity } from '../findings/finding.ts'
import { findingCatalogue } from '../findings/finding-catalogue.ts'
import { globMatcher } from '../glob/glob-matcher.ts'
import { baseScheme } from '../issues/base-scheme.ts'
import { divergenceIssues } from '../issues/divergence/index.ts'
import { emptyAction } from '../issues/empty-action.ts'
import { emptyCardUrl } from '../issues/empty-card-url.ts'
import { emptyUrl } from '../issues/empty-url.ts'
import { forbiddenUrl } from '../issues/policy/forbidden-url.ts'
import { missingDatabase } from '../issues/missing-database.ts'
import { needlessHttp } from '../issues/needless-http.ts'
import { unescapedHole } from '../issues/unescaped-hole.ts'
import { unusedSuppression } from '../issues/unused-suppression.ts'
import type { Settings, SeverityLevel } from './config.ts'

const byKind: Readonly<Record<IssueKind, Severity>> = {
  'parse-exception': 'error',
  'conformance-error': 'warning',
  'broken-reference': 'error',
}

/** Almost always works as the author intends: worth knowing, but not worth a warning. */
const informative: ReadonlySet<string> = new Set([
  ...[
    baseScheme,
    confusableHost,
    emptyAction,
    emptyCardUrl,
    emptyUrl,
    missingDatabase,
    needlessHttp,
    toleratedCharacter,
    unescapedData,
    unescapedHole,
  ].map(({ code }) => code),
  'reference/ambiguous-fragment',
  'reference/missing-slash',
  'reference/redirected',
  'reference/unused-definition',
  'redirect/chain',
  'site/hidden-noindex',
  'pattern/scope-without-slash',
])

/** Something is shown, but not what the author means. */
const lighter: ReadonlySet<string> = new Set([
  'reference/dead-elsewhere',
  'reference/missing-definition',
  'reference/missing-fragment',
  'reference/missing-index',
  'reference/outside-root',
  'reference/unexpected-type',
  'reference/wrong-form',
  'redirect/shadowed',
  'reference/untracked',
  'site/canonical-dangling',
  'site/canonical-disallowed',
  'site/canonical-noindex',
  'site/hreflang-conflict',
  'site/hreflang-no-return',
  'site/hreflang-no-self',
  'site/orphan',
  'site/sitemap-dangling',
  'site/sitemap-disallowed',
  'site/sitemap-noindex',
])

/** Off until a configuration turns it on with its code or a glob that matches no other codes. */
const onRequest: ReadonlySet<string> = new Set(
  [missingDatabase, needlessHttp, toleratedCharacter, unescapedData, unescapedHole]
    .concat(divergenceIssues)
    // Forms that go to their own page, and cards without a picture, are meant so.
    .concat(emptyAction, emptyCardUrl)
    .map(({ code }) => code)
    .concat('reference/ambiguous-fragment', 'reference/missing-slash', 'site/orphan')
    // They work, if with one more request.
    .concat('reference/redirected', 'redirect/chain')
    // Readers never see them.
    .concat('reference/unused-definition')
    // Hosts of previews have such names, and every browser finds them.
    .concat('whatwg/domain-third-fourth-hyphens'),
)

/** Issues that stand for several of a specification. */
const ofSpecification: ReadonlySet<string> = new Set([toleratedCharacter.code, unescapedData.code])

/**
 * Issues of connection strings whose severity differs from the default of their kind, by the name
 * in the code.
 */
const byMistake: ReadonlyMap<string, Severity> = new Map([
  ['password-read-as-host', 'error'],
  ['password-read-as-port', 'error'],
  ['user-name-read-as-host', 'error'],
  ['unescaped-character-in-password', 'info'],
])

/** Returns the severity of a reported issue without a severity in the configuration. */
export function defaultSeverity(code: string, kind: IssueKind): Severity {
  if (informative.has(code)) return 'info'
  if (lighter.has(code)) return 'warning'
  if (code === forbiddenUrl.code) return 'error'
  return byMistake.get(code.slice(code.indexOf('/') + 1)) ?? byKind[kind]
}

/**
 * Returns the severity of an issue. With `asked`, it is off until a configuration names its code.
 */
export type LevelOf = (code: string, kind: IssueKind, asked?: boolean) => SeverityLevel

/** Returns the function that maps a code and its kind to a severity under a configuration. */
export function severityOf(settings: Settings): LevelOf {
  const rules = Object.entries(settings.severities)
    .reverse()
    .map(([glob, level]) => ({ glob, matches: globMatcher(glob), level }))
  const known = new Map<string, SeverityLevel | null>()
  return (code, kind, asked = false) => {
    const key = asked ? `?${code}` : code
    let level = known.get(key)
    if (level === undefined) {
      const matching = rules.filter(rule => rule.matches(code))
      level = matching[0]?.level ?? null
      if (settings.preset === 'standard') level ??= standardLevel(code, kind, settings)
      else if (asked) level = matching.find(({ glob }) => glob === code)?.level ?? 'off'
      else if (onRequest.has(code)) level = matching.find(countsForRequests)?.level ?? 'off'
      if (code === unusedSuppression.code) level = unusedLevel(level, settings)
      known.set(key, level)
    }
    return level ?? defaultSeverity(code, kind)
  }
}

/** Returns the severity in the preset `standard`. What a configuration forbids, it asks for. */
function standardLevel(code: string, kind: IssueKind, { spec }: Settings): SeverityLevel {
  if (code === forbiddenUrl.code) return defaultSeverity(code, kind)
  return code.startsWith(`${spec}/`) || ofSpecification.has(code) ? byKind[kind] : 'off'
}

/**
 * Whether a rule applies to codes that are off by default. A glob that matches other codes too can
 * turn them off, but not on.
 */
function countsForRequests(rule: SeverityRule): boolean {
  return rule.level === 'off' || !meansOthers(rule)
}

interface SeverityRule {
  readonly matches: (code: string) => boolean
  readonly level: SeverityLevel
}

function meansOthers({ matches }: SeverityRule): boolean {
  for (const code of findingCatalogue.keys()) if (!onRequest.has(code) && matches(code)) return true
  return false
}

function unusedLevel(
  level: SeverityLevel | null,
  { reportUnusedSuppressions }: Settings,
): SeverityLevel {
  return reportUnusedSuppressions === 'off' ? 'off' : (level ?? reportUnusedSuppressions)
}
