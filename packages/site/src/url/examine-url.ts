import {
  applyEdits,
  type Components,
  describe,
  type Fix,
  fix,
  type IssueKind,
  parse,
  type Span,
  type Verdict,
} from '@hreflint/core'
import { pagePath, withGeneralIssues } from '@hreflint/core/internal'
import { maskedReading, shownUrl } from '@hreflint/core/shown'
import { findSpec, specFor } from '@hreflint/core/specs'
import { type UrlPart, urlParts } from './parts/url-parts.ts'
import type { UrlState } from './url-state.ts'

/** What URL mode shows about a single URL. */
export interface Examination {
  readonly input: string
  readonly verdict: Verdict
  readonly components: Components
  /** The passwords in the input, which are not shown. */
  readonly hidden: readonly Span[]
  /** Whether a driver reads it, rather than a browser. */
  readonly isConnection: boolean
  readonly href: string | null
  /** The same without its password. */
  readonly shownHref: string | null
  /** The components of the resolved URL. */
  readonly parts: readonly UrlPart[]
  /** Those of the specification, and those that no specification names: a lookalike host, an invisible character. */
  readonly issues: readonly ShownIssue[]
  /** Number of issues beyond those shown. */
  readonly left: number
  /** The URL after every fix that keeps it. Null if there is none. */
  readonly repaired: { readonly output: string; readonly count: number } | null
}

export interface ShownIssue {
  readonly code: string
  readonly kind: IssueKind
  readonly specName: string | null
  readonly span: Span
  readonly message: string
  readonly why: string
  /** The page of the documentation, relative to the root of this site. */
  readonly page: string
  readonly fixes: readonly ShownFix[]
}

export interface ShownFix {
  readonly title: string
  readonly keepsUrl: boolean
  /** The whole URL after the fix. */
  readonly output: string
}

/**
 * Maximum number of issues that are shown. Nobody reads more, and proving the fixes of each takes
 * time.
 */
const mostIssues = 40

/**
 * Examines a URL.
 *
 * @throws MissingPart if the URL needs a part that is not loaded yet.
 */
export function examineUrl({ url: input, base, encoding, spec }: UrlState): Examination {
  const chosen = specFor(input, findSpec(spec))
  const options = { spec: chosen, encoding, ...(base === '' ? {} : { base }) }
  const { url, components, issues: broken } = parse(input, options)
  const issues = withGeneralIssues(broken, input)
  const { output, applied } = fix(input, options)
  const shown = issues.slice(0, mostIssues).map(issue => {
    const { message, why, fixes } = describe(issue, input, options)
    const { code, kind, specName, span } = issue
    const page = pagePath(code)
    return { code, kind, specName, span, message, why, page, fixes: fixes.map(f => show(f, input)) }
  })
  const conforms = broken.length === 0 && chosen.meetsRequirements?.(input, options) !== false
  const shownHref = url === null ? null : shownUrl({ url, components, input, base }).href
  return {
    input,
    verdict: url === null ? 'parse-exception' : conforms ? 'conforming' : 'conformance-error',
    components,
    hidden: maskedReading(input, components).hidden,
    isConnection: chosen.schemes !== undefined,
    href: url?.href ?? null,
    shownHref,
    parts: url === null ? [] : urlParts(url, input, components, base),
    issues: shown,
    left: issues.length - shown.length,
    repaired: output === input ? null : { output, count: applied.length },
  }
}

function show({ title, safety, edits }: Fix, input: string): ShownFix {
  return { title, keepsUrl: safety === 'keeps-url', output: applyEdits(input, edits) }
}
