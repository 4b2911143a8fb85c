import {
  applyEdits,
  check,
  describe,
  type Fix,
  type FoldedIssue,
  foldIssues,
  type Issue,
  parse,
  type Span,
  spansOverlap,
  type UrlOptions,
} from '@hreflint/core'
import {
  dependsOnHole,
  keepsRendered,
  someHole,
  withHolesFilled,
} from '@hreflint/documents/javascript'
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

/** The issues of a URL, in the order of the text: one for each thing that a person would fix. */
export function provenIssues(url: FoundUrl, settings: Settings): readonly ProvenIssue[] {
  const text = url.holes.length === 0 ? url.text : withHolesFilled(url)
  let agreed: readonly Issue[] | null = null
  for (const base of url.bases) {
    const found = issuesUnder(base, text, url, settings)
    agreed = agreed === null ? found : agree(agreed, found)
    if (agreed.length === 0) break
  }
  const describers = url.bases.map(base => describerUnder(base, text, url, settings))
  return foldIssues(agreed ?? [], text, { spec: settings.spec }).map(
    issue => new Witnessed(issue, describers),
  )
}

/** What one of the bases has to say of an issue. */
type Describer = (issue: FoldedIssue) => Pick<ProvenIssue, 'message' | 'fixes'>

/** An issue, with what each of the bases has to say about its repair. */
class Witnessed implements ProvenIssue {
  readonly #issue: FoldedIssue
  readonly #describers: readonly Describer[]

  constructor(issue: FoldedIssue, describers: readonly Describer[]) {
    this.#issue = issue
    this.#describers = describers
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
    return this.#describers[0]?.(this.#issue).message ?? ''
  }

  /** The fixes that are proved alike whatever the base is. */
  get fixes(): readonly Fix[] {
    const [first, ...others] = this.#describers
    let fixes = first?.(this.#issue).fixes ?? []
    for (const describe of others) {
      if (fixes.length === 0) break
      const known = new Set(describe(this.#issue).fixes.map(identityOf))
      fixes = fixes.filter(fix => known.has(identityOf(fix)))
    }
    return fixes
  }
}

const identityOf = ({ safety, edits }: Fix): string => JSON.stringify([safety, edits])

function agree(left: readonly Issue[], right: readonly Issue[]): readonly Issue[] {
  const placeOf = ({ code, span }: Issue) => `${code} ${span.start} ${span.end}`
  const known = new Set(right.map(placeOf))
  return left.filter(issue => known.has(placeOf(issue)))
}

function issuesUnder(
  base: string | undefined,
  text: string,
  url: FoundUrl,
  { spec }: Settings,
): readonly Issue[] {
  const options = { spec, base, encoding: url.encoding }
  return url.holes.length === 0 ? check(text, options) : certainIssues(text, url, options)
}

function describerUnder(
  base: string | undefined,
  text: string,
  url: FoundUrl,
  { spec, documentUrl, isDocumentKnown }: Settings,
): Describer {
  const options = { spec, base, encoding: url.encoding }
  const isAssumed = base === documentUrl && !isDocumentKnown
  return issue => {
    const description = describe(issue, text, options)
    return {
      message: description.message,
      get fixes() {
        return description.fixes
          .filter(
            fix =>
              !fix.edits.some(({ span }) =>
                someHole(url.holes, span, hole => spansOverlap(hole, span)),
              ),
          )
          .map(fix => (isAssumed ? provedElsewhere(fix, text, options) : fix))
          .map(fix => provedRendered(fix, text, url, options))
      },
    }
  }
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
