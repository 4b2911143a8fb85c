import {
  check,
  type Description,
  describe,
  type Fix,
  type FoldedIssue,
  foldIssues,
  type Issue,
  type IssueDefinition,
  parse,
  spansOverlap,
  type UrlOptions,
  withGeneralIssues,
} from '@hreflint/core'
import { specFor } from '@hreflint/core/specs'
import type { EmbeddedUrl, UrlSite } from '@hreflint/documents'
import {
  dependsOnHole,
  keepsRendered,
  someHole,
  withHolesFilled,
} from '@hreflint/documents/embedded'
import { findMissingDatabase } from './find-missing-database.ts'
import { findPlaceIssues } from './find-place-issues.ts'
import { findUnescapedHoles } from './find-unescaped-holes.ts'

/** What there is to know of a URL to judge it, in whatever kind of file it was found. */
export interface UrlToJudge extends Pick<EmbeddedUrl, 'text' | 'holes' | 'rendered'> {
  /** Where its document has it; absent if the URL is judged by itself, whatever its place demands. */
  readonly site?: UrlSite | undefined
}

/** Added to why an issue matters where what browsers make of the URL is not what they make of the document. */
const whenRendered =
  'Here a renderer percent-encodes the URL before a browser reads it, so a fix changes where it goes.'

/** What is wrong with a URL, and whether anything reads it as a URL. */
interface Verdict {
  readonly issues: readonly FoldedIssue[]
  readonly isUrl: boolean
}

/**
 * A URL, how it is read, what is wrong with it, and what to write instead: the one way from a located URL to its issues, for every
 * front end. Judged when it is first asked for. Of a URL with placeholders, only that counts which is wrong
 * whatever they stand for.
 */
export class JudgedUrl<Url extends UrlToJudge = UrlToJudge> {
  readonly url: Url
  /** Its `base` holds every base URL that the URL may have: an issue counts only if each of them gives it. */
  readonly options: UrlOptions
  /** The text that the issues are about: that of the URL, with placeholders written over. */
  readonly text: string
  #verdict: Verdict | null = null

  constructor(url: Url, options: UrlOptions) {
    this.url = url
    this.text = url.holes.length === 0 ? url.text : withHolesFilled(url)
    const spec = specFor(this.text, options.spec)
    this.options = spec === options.spec ? options : { ...options, spec }
  }

  /** In the order of the text, one for each thing that a person would fix. */
  get issues(): readonly FoldedIssue[] {
    this.#verdict ??= verdictOn(this)
    return this.#verdict.issues
  }

  /** Whether its place has it read as a URL at all, and not as a name or as nothing. */
  get isUrl(): boolean {
    this.#verdict ??= verdictOn(this)
    return this.#verdict.isUrl
  }

  /**
   * An issue in words, and its fixes: proved for the URL and for what a renderer of the file makes of it,
   * without those that replace a placeholder. Worked out anew at each call.
   * `definition` is that of the issue's code, for one that no specification has.
   */
  describe(issue: FoldedIssue, definition?: IssueDefinition): Description {
    const { url, text, options } = this
    const plain = describe(issue, text, options, definition)
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
  const more =
    site === undefined || options.spec?.schemes === undefined
      ? []
      : [...findUnescapedHoles(url, text, options), ...findMissingDatabase(url, text, options)]
  const issues = more.length === 0 ? all : [...all, ...more]
  return { issues: foldIssues(issues, text, options), isUrl }
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

/** Almost no place finds anything, so mostly there is nothing to copy. */
function withThose(found: readonly Issue[], ofPlace: readonly Issue[]): readonly Issue[] {
  return ofPlace.length === 0 ? found : [...ofPlace, ...found]
}

function touchesHole({ edits }: Fix, { holes }: UrlToJudge): boolean {
  return (
    holes.length > 0 &&
    edits.some(({ span }) => someHole(holes, span, hole => spansOverlap(hole, span)))
  )
}
