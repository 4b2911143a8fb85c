import {
  check,
  type Description,
  describe,
  type Fix,
  type FoldedIssue,
  type Issue,
  type IssueDefinition,
  parse,
  type UrlOptions,
} from '@hreflint/core'
import { foldIssues, spansOverlap, withGeneralIssues } from '@hreflint/core/internal'
import { specFor } from '@hreflint/core/specs'
import type { EmbeddedUrl, UrlSite } from '@hreflint/documents'
import {
  dependsOnHole,
  keepsRendered,
  someHole,
  withHolesFilled,
} from '@hreflint/documents/embedded'
import { unescapedHole } from '../issues/unescaped-hole.ts'
import { findMissingDatabase } from './connection/find-missing-database.ts'
import { findPlaceIssues } from './find-place-issues.ts'
import { findUnescapedHoles } from './connection/find-unescaped-holes.ts'
import { isPlainReference, plainReferencesConform } from './plain-reference.ts'

/** What is needed to judge a URL, whatever kind of file it comes from. */
export interface UrlToJudge extends Pick<EmbeddedUrl, 'text' | 'holes' | 'rendered'> {
  /** The place in its document; absent to judge the URL by itself, without the rules of a place. */
  readonly site?: UrlSite | undefined
}

/** Added to `why` if browsers do not read the URL as it is in the document. */
const whenRendered =
  'Here a renderer percent-encodes the URL before a browser reads it, so a fix changes where it goes.'

/** The issues of a URL, and whether anything reads it as a URL. */
interface Verdict {
  readonly issues: readonly FoldedIssue[]
  readonly isUrl: boolean
}

const nothingWrong: Verdict = Object.freeze({ issues: Object.freeze([]), isUrl: true })

/**
 * A URL with its reading, its issues and their fixes: the one way from a located URL to its issues,
 * for all front ends. Computed on first access. For a URL with placeholders, only issues that do
 * not depend on their content count.
 */
export class JudgedUrl<Url extends UrlToJudge = UrlToJudge> {
  readonly url: Url
  /**
   * `base` contains every base URL that the URL may have. An issue counts only if it occurs with
   * each of them.
   */
  readonly options: UrlOptions
  /** The text that the issues refer to: the text of the URL with its placeholders overwritten. */
  readonly text: string
  readonly #isPlain: boolean
  #verdict: Verdict | null = null

  constructor(url: Url, options: UrlOptions) {
    this.url = url
    this.text = url.holes.length === 0 ? url.text : withHolesFilled(url)
    this.#isPlain = isPlainReference(this.text, url.holes, url.site?.syntax)
    const spec = this.#isPlain ? options.spec : specFor(this.text, options.spec)
    this.options = spec === options.spec ? options : { ...options, spec }
  }

  /** In text order, one for each thing that a person would fix. */
  get issues(): readonly FoldedIssue[] {
    return this.#judge().issues
  }

  /** Whether the place reads it as a URL, instead of reading it as a name or ignoring it. */
  get isUrl(): boolean {
    return this.#judge().isUrl
  }

  #judge(): Verdict {
    this.#verdict ??=
      this.#isPlain && plainReferencesConform(this.options) ? nothingWrong : verdictOn(this)
    return this.#verdict
  }

  /**
   * Returns the message and the fixes of an issue. The fixes are proved for the URL and for its
   * rendered form, and none replaces a placeholder. Computed on each call.
   *
   * @param definition The definition of the issue's code, if it belongs to no specification.
   */
  describe(issue: FoldedIssue, definition?: IssueDefinition): Description {
    const { url, text, options } = this
    const known = issue.code === unescapedHole.code ? unescapedHole : definition
    const plain = describe(issue, text, options, known)
    const isRendered = (fix: Fix): boolean =>
      fix.safety !== 'keeps-url' || keepsRendered(fix.edits, text, url, options)
    return {
      message: plain.message,
      get why() {
        const isSame = url.rendered === undefined || plain.fixes.every(isRendered)
        return isSame ? plain.why : `${plain.why} ${whenRendered}`
      },
      get fixes() {
        return plain.fixes
          .filter(fix => !touchesHole(fix, url))
          .map((fix): Fix => (isRendered(fix) ? fix : { ...fix, safety: 'changes-url' }))
      },
    }
  }
}

function verdictOn({ url, text, options }: JudgedUrl): Verdict {
  const { site, holes } = url
  const { issues: ofPlace, isParsed: isUrl } = findPlaceIssues(text, site, options)
  const found = isUrl ? withThose(check(text, options), ofPlace) : ofPlace
  const certain = holes.length === 0 ? found : withoutDoubtful(found, url, text, options)
  const all = isUrl ? withGeneralIssues(certain, text, holes[0]?.start) : certain
  const more = options.spec?.schemes === undefined ? [] : findOfConnection(url, text, options)
  const issues = more.length === 0 ? all : [...all, ...more]
  return { issues: foldIssues(issues, text, options), isUrl }
}

/** Finds what only matters in a document: a string by itself is often a part. */
function findOfConnection(url: UrlToJudge, text: string, options: UrlOptions): readonly Issue[] {
  const ofHoles = findUnescapedHoles(url, text, options)
  return url.site === undefined ? ofHoles : [...ofHoles, ...findMissingDatabase(url, text, options)]
}

function withoutDoubtful(
  found: readonly Issue[],
  url: UrlToJudge,
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (found.length === 0) return found
  const { components } = parse(text, options)
  return found.filter(issue => !dependsOnHole(issue, url, components))
}

/** Joins the issues. Most places have none, so usually nothing is copied. */
function withThose(found: readonly Issue[], ofPlace: readonly Issue[]): readonly Issue[] {
  return ofPlace.length === 0 ? found : [...ofPlace, ...found]
}

function touchesHole({ edits }: Fix, { holes }: UrlToJudge): boolean {
  return (
    holes.length > 0 &&
    edits.some(({ span }) => someHole(holes, span, hole => spansOverlap(hole, span)))
  )
}
