import {
  check,
  type DescribedFix,
  type Description,
  describe,
  type Fix,
  type FoldedIssue,
  type Issue,
  type IssueDefinition,
  parse,
  type Span,
  type UrlOptions,
} from '@hreflint/core'
import {
  areSameEdits,
  foldIssues,
  MaskedText,
  ownText,
  type ShownText,
  spanContains,
  spansOverlap,
  suggest,
  withGeneralIssues,
} from '@hreflint/core/internal'
import { specFor } from '@hreflint/core/specs'
import type { EmbeddedUrl, UrlSite } from '@hreflint/documents'
import {
  dependsOnHole,
  keepsRendered,
  mergeHoles,
  someHole,
  withHolesFilled,
} from '@hreflint/documents/embedded'
import { unescapedHole } from '../issues/unescaped-hole.ts'
import { findMissingDatabase } from './connection/find-missing-database.ts'
import { findNeedlessHttp } from './place/find-needless-http.ts'
import { findPlaceIssues } from './place/find-place-issues.ts'
import { findUnescapedHoles } from './connection/find-unescaped-holes.ts'
import { isOfPassword } from './connection/is-of-password.ts'
import { isCharacterIssue } from './finality/character-issues.ts'
import { findPlaceholders } from './finality/placeholders.ts'
import { isFinished } from './finality/is-finished.ts'
import type { Forbidden, Policy } from './patterns/policy.ts'
import { findSlip, type SlipRemoval } from './finality/slips.ts'
import { withHolesAsWritten } from './holes-as-written.ts'
import { isPlainReference, plainReferencesConform } from './plain-reference.ts'

/** What is needed to judge a URL, whatever kind of file it comes from. */
export interface UrlToJudge extends Pick<EmbeddedUrl, 'text' | 'holes' | 'rendered' | 'isName'> {
  /** The place in its document; absent to judge the URL by itself, without the rules of a place. */
  readonly site?: UrlSite | undefined
}

/** Added to `why` if browsers do not read the URL as it is in the document. */
const whenRendered =
  'Here a renderer percent-encodes the URL before a browser reads it, so a fix changes where it goes.'

/** The issues of a URL, and whether anything reads it as a URL. */
interface Verdict {
  readonly forbidden?: Forbidden | null
  readonly issues: readonly FoldedIssue[]
  readonly isUrl: boolean
}

const none: readonly Span[] = Object.freeze([])

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
  /** The placeholders of the document's language, and what looks like one of another language. */
  readonly holes: readonly Span[]
  /** Whether people fill in the URL: `<host>`, `{id}`. They replace what is around it as well. */
  readonly isForm: boolean
  readonly #isPlain: boolean
  readonly #isInTemplate: () => boolean
  readonly #beyond: () => string
  readonly #policy: Policy | null
  #written: string | null = null
  #verdict: Verdict | null = null

  /**
   * @param isInTemplate Whether the document is not written in its language alone.
   * @param beyond Returns what belongs to the URL for its author, but not in the language of the document.
   * @param policy What the configuration forbids in the document; null for nothing.
   */
  constructor(
    url: Url,
    options: UrlOptions,
    isInTemplate = () => false,
    beyond = () => '',
    policy: Policy | null = null,
  ) {
    this.url = url
    this.#policy = policy
    this.#isInTemplate = isInTemplate
    this.#beyond = beyond
    this.#isPlain = isPlainReference(url.text, url.holes, url.site?.syntax)
    const guessed = this.#isPlain || url.isName === true ? none : guessPlaceholders(url)
    this.isForm = guessed.some(({ start }) => /[{<[]/.test(url.text.charAt(start)))
    this.holes = guessed.length === 0 ? url.holes : mergeHoles([...url.holes, ...guessed])
    this.text =
      this.holes.length === 0 ? url.text : withHolesFilled({ text: url.text, holes: this.holes })
    const spec = this.#isPlain ? options.spec : specFor(this.text, options.spec)
    this.options = spec === options.spec ? options : { ...options, spec }
  }

  /** The URL as its author wrote it, in which its secrets are looked for. */
  get written(): string {
    this.#written ??= this.url.text + this.#beyond()
    return this.#written
  }

  /**
   * Whether fixes may be made without asking: the text is certainly the whole URL as it is used, and
   * nothing in it is a slip.
   */
  get isFinal(): boolean {
    const { text } = this.url
    return (
      this.holes.length === 0 &&
      isFinished(text) &&
      !this.issues.some(issue => findSlip(issue, text) !== null) &&
      !this.#isInTemplate()
    )
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
    if (this.#verdict !== null) return this.#verdict
    const verdict =
      this.#isPlain && plainReferencesConform(this.options) ? nothingWrong : verdictOn(this)
    const forbidden = verdict.isUrl ? (this.#policy?.judge(this) ?? null) : null
    this.#verdict =
      forbidden === null
        ? verdict
        : { ...verdict, forbidden, issues: [forbidden.issue, ...verdict.issues] }
    return this.#verdict
  }

  /**
   * Returns the message and the fixes of an issue. The fixes are proved for the URL and for its
   * rendered form, and none replaces a placeholder. Computed on each call.
   *
   * @param definition The definition of the issue's code, if it belongs to no specification.
   */
  describe(issue: FoldedIssue, definition?: IssueDefinition): Description {
    const judged: JudgedUrl<Url> = this
    const { url, text, options } = this
    const { forbidden } = this.#judge()
    const known =
      issue === forbidden?.issue
        ? forbidden.definition
        : issue.code === unescapedHole.code
          ? unescapedHole
          : definition
    const plain = describe(issue, text, options, known, this.written)
    const isRendered = (fix: Fix): boolean =>
      fix.safety !== 'keeps-url' || keepsRendered(fix.edits, text, url, options)
    const asked = (fix: DescribedFix): DescribedFix => ({ ...fix, safety: 'changes-url' })
    return {
      message: withHolesAsWritten(plain.message, this),
      get why() {
        const isSame = url.rendered === undefined || plain.fixes.every(isRendered)
        return isSame ? plain.why : ownText(`${plain.why} ${whenRendered}`)
      },
      get fixes() {
        const fixes = plain.fixes
          .filter(fix => !touchesHole(fix, judged))
          .map(fix => ({ ...fix, title: withHolesAsWritten(fix.title, judged) }))
        const slip = judged.holes.length > 0 ? null : findSlip(issue, text)
        if (slip === null) {
          const mayFix = fixes.some(isKeeping) && judged.isFinal
          return fixes.map(fix => (mayFix && isRendered(fix) ? fix : asked(fix)))
        }
        const removal = suggest(issue, { ...slip, title: slipTitle(slip, text) }, text, options)
        const others = fixes.filter(({ edits }) => !areSameEdits(edits, slip.edits))
        return [...(removal === null ? [] : [removal]), ...others.map(asked)]
      },
    }
  }
}

function verdictOn(judged: JudgedUrl): Verdict {
  const { url, text, options, holes } = judged
  const { site } = url
  const { issues: ofPlace, isParsed: isUrl } = findPlaceIssues(text, site, options)
  const found = isUrl ? withThose(check(text, options), ofPlace) : ofPlace
  const certain = holes.length === 0 ? found : withoutDoubtful(found, judged)
  const general = isUrl ? withGeneralIssues(certain, text, holes[0]?.start) : certain
  const all = isUrl ? withThose(general, findNeedlessHttp({ holes, site }, text, options)) : general
  const more = options.spec?.schemes === undefined ? [] : findOfConnection(url, text, options)
  const issues = more.length === 0 ? all : [...all, ...more]
  return { issues: foldIssues(issues, text, options), isUrl }
}

function guessPlaceholders({ text, holes }: UrlToJudge): readonly Span[] {
  const found = findPlaceholders(text)
  return holes.length === 0
    ? found
    : found.filter(span => !someHole(holes, span, hole => spanContains(hole, span)))
}

/** Finds what only matters in a document: a string by itself is often a part. */
function findOfConnection(url: UrlToJudge, text: string, options: UrlOptions): readonly Issue[] {
  const ofHoles = findUnescapedHoles(url, text, options)
  return url.site === undefined ? ofHoles : [...ofHoles, ...findMissingDatabase(url, text, options)]
}

function withoutDoubtful(
  found: readonly Issue[],
  { holes, isForm, text, options }: JudgedUrl,
): readonly Issue[] {
  if (found.length === 0) return found
  const { components } = parse(text, options)
  return found.filter(
    issue =>
      (isOfPassword(issue, holes) || !dependsOnHole(issue, { holes }, components)) &&
      !(isForm && isCharacterIssue(issue, text)),
  )
}

/** Joins the issues. Most places have none, so usually nothing is copied. */
function withThose(found: readonly Issue[], ofPlace: readonly Issue[]): readonly Issue[] {
  return ofPlace.length === 0 ? found : [...ofPlace, ...found]
}

/** Returns the title of the removal of a slip. It repeats what is removed, unless that is part of a secret. */
function slipTitle({ title, edits }: SlipRemoval, text: string): ShownText {
  const masked = MaskedText.ofUrl(text)
  return ownText(edits.some(({ span }) => masked.touches(span)) ? 'Remove it' : title)
}

const isKeeping = ({ safety }: Fix): boolean => safety === 'keeps-url'

function touchesHole({ edits }: Fix, { holes }: Pick<JudgedUrl, 'holes'>): boolean {
  return (
    holes.length > 0 &&
    edits.some(({ span }) => someHole(holes, span, hole => spansOverlap(hole, span)))
  )
}
