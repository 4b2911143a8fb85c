import {
  applyEdits,
  type Components,
  describe,
  type Fix,
  fix,
  type IssueKind,
  pagePath,
  parse,
  passwordSpans,
  type Span,
  type Verdict,
} from '@hreflint/core'
import { maskedUrl, withoutPasswordsOf } from '@hreflint/core/masked'
import { findSpec, specFor } from '@hreflint/core/specs'
import { mixedScripts } from '../shell/text/foreign-letters.ts'
import { type UrlPart, urlParts } from './parts/url-parts.ts'
import type { UrlState } from './url-state.ts'

/** What URL mode says about a URL by itself. */
export interface Examination {
  readonly input: string
  readonly verdict: Verdict
  readonly components: Components
  /** The passwords in the input, which are not shown. */
  readonly hidden: readonly Span[]
  /** Whether a driver reads it, not a browser. */
  readonly isConnection: boolean
  readonly href: string | null
  /** The same without its password. */
  readonly shownHref: string | null
  /** What the URL consists of once it is resolved. */
  readonly parts: readonly UrlPart[]
  /** The labels of the host whose letters are of scripts that are not written together. */
  readonly mixed: readonly { readonly label: string; readonly scripts: readonly string[] }[]
  readonly issues: readonly ShownIssue[]
  /** Issues beyond those shown. */
  readonly left: number
  /** What is left when every repair is made that keeps the URL; null if there is none to make. */
  readonly repaired: { readonly output: string; readonly count: number } | null
}

export interface ShownIssue {
  readonly code: string
  readonly kind: IssueKind
  readonly specName: string | null
  readonly span: Span
  readonly message: string
  readonly why: string
  /** The page of the documentation, below the root of this site. */
  readonly page: string
  readonly fixes: readonly ShownFix[]
}

export interface ShownFix {
  readonly title: string
  readonly keepsUrl: boolean
  /** The whole URL after the fix. */
  readonly output: string
}

/** More than a person reads; proving the fixes of each takes time. */
const mostIssues = 40

/**
 * @throws MissingPart where the URL needs what is not loaded yet.
 */
export function examineUrl({ url: input, base, encoding, spec }: UrlState): Examination {
  const chosen = specFor(input, findSpec(spec))
  const options = { spec: chosen, encoding, ...(base === '' ? {} : { base }) }
  const { url, components, issues } = parse(input, options)
  const { output, applied } = fix(input, options)
  const shown = issues.slice(0, mostIssues).map(issue => {
    const { message, why, fixes } = describe(issue, input, options)
    const { code, kind, specName, span } = issue
    const page = pagePath(code)
    return { code, kind, specName, span, message, why, page, fixes: fixes.map(f => show(f, input)) }
  })
  const conforms = issues.length === 0 && chosen.meetsRequirements?.(input, options) !== false
  const shownHref = url === null ? null : maskedUrl(url, input, components).href
  return {
    input,
    verdict: url === null ? 'parse-exception' : conforms ? 'conforming' : 'conformance-error',
    components,
    hidden: [...passwordSpans(input), ...(components.password ? [components.password] : [])],
    isConnection: chosen.schemes !== undefined,
    href: url?.href ?? null,
    shownHref: shownHref === null ? null : withoutPasswordsOf(shownHref, input, base),
    parts: url === null ? [] : urlParts(url, input, components, base),
    mixed: mixedScripts(
      components.host === null ? '' : input.slice(components.host.start, components.host.end),
    ),
    issues: shown,
    left: issues.length - shown.length,
    repaired: output === input ? null : { output, count: applied.length },
  }
}

function show({ title, safety, edits }: Fix, input: string): ShownFix {
  return { title, keepsUrl: safety === 'keeps-url', output: applyEdits(input, edits) }
}
