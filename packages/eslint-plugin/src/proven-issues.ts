import {
  applyEdits,
  check,
  describe,
  type Fix,
  type Issue,
  parse,
  type Span,
  spansOverlap,
  type UrlOptions,
} from '@hreflint/core'
import { dependsOnHole, keepsRendered, withHolesFilled } from '@hreflint/documents/javascript'
import type { FoundUrl } from './found-url.ts'
import type { Settings } from './settings.ts'

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

/** The issues of a URL, in the order of the text. */
export function provenIssues(url: FoundUrl, settings: Settings): readonly ProvenIssue[] {
  let agreed: readonly Witnessed[] | null = null
  for (const base of url.bases) {
    const found = issuesUnder(base, url, settings)
    agreed = agreed === null ? found : agree(agreed, found)
    if (agreed.length === 0) break
  }
  return agreed ?? []
}

/** An issue, with what each of the bases has to say about its repair. */
class Witnessed implements ProvenIssue {
  readonly #issue: Issue
  readonly #describe: () => { message: string; fixes: readonly Fix[] }
  readonly #others: readonly Witnessed[]

  constructor(
    issue: Issue,
    describeIssue: () => { message: string; fixes: readonly Fix[] },
    others: readonly Witnessed[] = [],
  ) {
    this.#issue = issue
    this.#describe = describeIssue
    this.#others = others
  }

  get code(): string {
    return this.#issue.code
  }

  get kind(): Issue['kind'] {
    return this.#issue.kind
  }

  get span(): Span {
    return this.#issue.span
  }

  get message(): string {
    return this.#describe().message
  }

  /** The fixes that are proved alike whatever the base is. */
  get fixes(): readonly Fix[] {
    return this.#others.reduce<readonly Fix[]>((fixes, other) => {
      if (fixes.length === 0) return fixes
      const known = new Set(other.fixes.map(identityOf))
      return fixes.filter(fix => known.has(identityOf(fix)))
    }, this.#describe().fixes)
  }

  with(other: Witnessed): Witnessed {
    return new Witnessed(this.#issue, this.#describe, [...this.#others, other])
  }

  equals({ code, span }: ProvenIssue): boolean {
    return code === this.code && span.start === this.span.start && span.end === this.span.end
  }
}

const identityOf = ({ safety, edits }: Fix): string => JSON.stringify([safety, edits])

function agree(left: readonly Witnessed[], right: readonly Witnessed[]): readonly Witnessed[] {
  return left.flatMap(issue => {
    const same = right.find(other => issue.equals(other))
    return same === undefined ? [] : [issue.with(same)]
  })
}

function issuesUnder(
  base: string | undefined,
  url: FoundUrl,
  settings: Settings,
): readonly Witnessed[] {
  const { spec, documentUrl, isDocumentKnown } = settings
  const options = { spec, base, encoding: url.encoding }
  const isAssumed = base === documentUrl && !isDocumentKnown
  const text = url.holes.length === 0 ? url.text : withHolesFilled(url)
  const issues = url.holes.length === 0 ? check(text, options) : certainIssues(text, url, options)
  return issues.map(issue => {
    const description = describe(issue, text, options)
    return new Witnessed(issue, () => ({
      message: description.message,
      fixes: description.fixes
        .filter(
          fix => !fix.edits.some(edit => url.holes.some(hole => spansOverlap(hole, edit.span))),
        )
        .map(fix => (isAssumed ? provedElsewhere(fix, text, options) : fix))
        .map(fix => provedRendered(fix, text, url, options)),
    }))
  })
}

/** The address of a document of another scheme than the one that is assumed. */
const otherDocument = 'ftp://example.com/'

/**
 * A fix that keeps the URL in the assumed document, as one that keeps it in others too. `https:/a`
 * is a path in an `https:` document and a host elsewhere: what leaves its scheme out is a guess.
 */
function provedElsewhere(fix: Fix, text: string, options: UrlOptions): Fix {
  if (fix.safety !== 'keeps-url') return fix
  const hrefOf = (input: string) => parse(input, { ...options, base: otherDocument }).url?.href
  const keeps = hrefOf(text) === hrefOf(applyEdits(text, fix.edits))
  return keeps ? fix : { ...fix, safety: 'changes-url' }
}

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
