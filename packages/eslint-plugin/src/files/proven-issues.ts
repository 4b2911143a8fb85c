import {
  check,
  describe,
  type Fix,
  foldIssues,
  type Issue,
  parse,
  type Span,
  spansOverlap,
  type UrlOptions,
  withSchemeSlip,
} from '@hreflint/core'
import {
  dependsOnHole,
  keepsRendered,
  someHole,
  withHolesFilled,
} from '@hreflint/documents/javascript'
import type { FoundUrl } from './found-url.ts'
import type { Settings } from '../settings/settings.ts'

/** An issue of a URL that holds whatever stands in its holes, and whatever its base is. */
export interface ProvenIssue {
  readonly code: string
  readonly kind: Issue['kind']
  /** In offsets of `url.text`. */
  readonly span: Span
  readonly message: string
  /** In offsets of `url.text`; computed when asked for. */
  readonly fixes: readonly Fix[]
}

/** The issues of a URL, in the order of the text: one for each thing that a person would fix. */
export function provenIssues(url: FoundUrl, settings: Settings): readonly ProvenIssue[] {
  const { bases, encoding, holes } = url
  // What is wrong with the base is reported of the base.
  if (bases.length === 0) return none
  const options = { spec: settings.spec, base: bases, encoding }
  const text = holes.length === 0 ? url.text : withHolesFilled(url)
  const issues = holes.length === 0 ? check(text, options) : certainIssues(text, url, options)
  const all = withSchemeSlip(issues, text, holes[0]?.start)
  return foldIssues(all, text, { spec: settings.spec }).map(issue => {
    const { code, kind, span } = issue
    const description = describe(issue, text, options)
    return {
      code,
      kind,
      span,
      message: description.message,
      get fixes() {
        return description.fixes
          .filter(
            fix =>
              !fix.edits.some(({ span }) =>
                someHole(holes, span, hole => spansOverlap(hole, span)),
              ),
          )
          .map(fix => provedRendered(fix, text, url, options))
      },
    }
  })
}

const none: readonly ProvenIssue[] = Object.freeze([])

/** A fix that keeps the URL, as one that keeps what a renderer makes of it too. */
function provedRendered(fix: Fix, text: string, url: FoundUrl, options: UrlOptions): Fix {
  if (fix.safety !== 'keeps-url' || keepsRendered(fix.edits, text, url, options)) return fix
  return { ...fix, safety: 'changes-url' }
}

function certainIssues(
  text: string,
  url: FoundUrl,
  options: Parameters<typeof parse>[1],
): readonly Issue[] {
  const { issues, components } = parse(text, options)
  return issues.filter(issue => !dependsOnHole(issue, url, components))
}
