import type { Issue } from '@hreflint/core'
import { bracketedUrl, forgottenScheme, MaskedText } from '@hreflint/core/internal'
import { shownParams } from '@hreflint/core/shown'
import { findSpec } from '@hreflint/core/specs'
import { type EmbeddedUrl, type LocatedDocument, locateDocument } from '@hreflint/documents'
import { allowedUrl } from './allowed-url.ts'
import { type Config, defaultConfig } from './config/config.ts'
import { severityOf } from './config/severity-of.ts'
import { baseRelation } from './findings/base-relation.ts'
import { findBaseIssues } from './findings/find-base-issues.ts'
import { DocumentReferences, type ReferenceOptions } from './findings/find-broken-references.ts'
import { divergenceFinder } from './findings/find-divergence.ts'
import { findLabels } from './findings/beside/find-labels.ts'
import { findOtherRepository } from './findings/beside/find-other-repository.ts'
import { findUnreadLinks } from './findings/beside/find-unread-links.ts'
import { findUnescapedValues } from './findings/beside/find-unescaped-values.ts'
import type { Finding, Severity } from './findings/finding.ts'
import { HoleFinding } from './findings/holes/hole-finding.ts'
import { onePerMistake } from './findings/one-per-mistake.ts'
import { placeFinding } from './findings/place-finding.ts'
import { QuietIssues } from './judge/finality/quiet-issues.ts'
import { UrlFinding } from './findings/url-finding.ts'
import { writtenBeyond } from './judge/written-beyond.ts'
import { findBrokenPatterns } from './judge/patterns/find-broken-patterns.ts'
import { otherRepository } from './issues/other-repository.ts'
import { spaceInDestination } from './issues/space-in-destination.ts'
import { unescapedHole } from './issues/unescaped-hole.ts'
import { unescapedValue } from './issues/unescaped-value.ts'
import { Policy } from './judge/patterns/policy.ts'
import { forbiddenUrl } from './issues/policy/forbidden-url.ts'
import { isInTemplate } from './judge/finality/is-in-template.ts'
import { JudgedUrl } from './judge/judged-url.ts'
import { applySuppressions } from './suppressions/apply-suppressions.ts'
import { type KnownValue, knownValues, type Surroundings } from './findings/beside/surroundings.ts'
import { DocumentUrlOptions } from './url-options.ts'

/** What is known about a document besides its text. */
export interface LintOptions {
  /** See `LocateOptions`. */
  readonly encoding?: string | undefined
  /** The site of the document. Needed to check references. */
  readonly references?: ReferenceOptions | undefined
  /**
   * The file name without folders. It tells which program reads a configuration, and so what its
   * patterns mean.
   */
  readonly fileName?: string | undefined
  /** What files beside the document say about it. */
  readonly surroundings?: Surroundings | undefined
  /** Called with what is linted, which may be several times. */
  readonly onLocated?: ((located: LocatedDocument) => void) | undefined
}

/**
 * Returns the findings of a document, in document order.
 *
 * Accepts any text. Offsets are UTF-16 code units of `text`. `config` must come from
 * `resolveConfig` or `configForFile`.
 *
 * @throws RangeError if the language or a spec id in `config` is not known; TypeError if the text
 * is not a string.
 */
export function lintDocument(
  text: string,
  languageId: string,
  config: Config = defaultConfig,
  options: LintOptions = {},
): readonly Finding[] {
  const located = locateForLint(text, languageId, config, options)
  options.onLocated?.(located)
  return lintLocated(located, { text, languageId }, config, options)
}

/** Locates everything in a document that can be linted. */
export function locateForLint(
  text: string,
  languageId: string,
  config: Config,
  { encoding, references }: LintOptions = {},
): LocatedDocument {
  return locateDocument(text, languageId, {
    encoding,
    documentUrl: config.documentUrl ?? undefined,
    spec: findSpec(config.spec),
    templateDelimiters: config.templateDelimiters ?? undefined,
    // Also without fragments: the relations of link elements are part of it.
    structure: references !== undefined,
    patterns: true,
    scripts: config.javascript !== 'off',
  })
}

/** Names of programs that test others: `url_test.go`, `test_url.py`, `url_spec.rb`, `UrlTest.java`. */
const testFile =
  /(?:[._-](?:test|spec)s?|Tests?|Spec|IT)\.[a-z]+$|^(?:tests?|conftest|spec_helper)\.[a-z]+$|^test_.*\.[a-z]+$/

/** Slips that make another server's address the name of a file, which is missing then. */
const slips: ReadonlySet<string> = new Set([bracketedUrl.code, forgottenScheme.code])

const isPrivate = /"private"\s*:\s*true/

/** Returns the findings of a document whose URLs are already located. */
export function lintLocated(
  located: LocatedDocument,
  { text, languageId }: { readonly text: string; readonly languageId: string },
  config: Config,
  { references: asked, fileName, surroundings = {} }: LintOptions = {},
): readonly Finding[] {
  const references = asked === undefined ? null : new DocumentReferences(asked, located)
  const levelOf = severityOf(config)
  const severityFor = (
    { code, kind }: Pick<Issue, 'code' | 'kind'>,
    asked = false,
  ): Severity | null => {
    const level = levelOf(code, kind, asked)
    return level === 'off' ? null : level
  }
  const findings = [...findBaseIssues(located, severityFor)]
  const optionsFor = new DocumentUrlOptions(config)
  const divergenceOf = divergenceFinder(config.divergenceSpecs, severityFor)
  const knownValue = knownValues(located.values, surroundings)
  // Nobody publishes a private package, so its address can be written as its author likes.
  const isUnpublished = surroundings.remote !== undefined && isPrivate.test(text)
  const remote = isUnpublished ? undefined : surroundings.remote
  /** Start offsets of the findings about values. Several URLs may insert the same value. */
  const reported = new Set<number>()
  const isAllowed = allowedUrl(config)
  const unread = severityFor(spaceInDestination)
  const takesSpaces = asked?.site.profile.takesSpaces === true
  if (unread !== null && !takesSpaces) {
    addTo(findings, findUnreadLinks(located.unreadUrls ?? [], optionsFor, unread))
  }
  if (asked !== undefined) {
    const areMore = asked.site.profile.definesLabels === true
    addTo(findings, findLabels(located, { text, languageId, optionsFor, severityFor, areMore }))
  }
  const unescapedValues = severityFor(unescapedValue)
  const forOther = severityFor(otherRepository)
  const patterns: EmbeddedUrl[] = []
  const isTestFile = testFile.test(fileName ?? '')
  const policy = severityFor(forbiddenUrl) === null ? null : Policy.of(config.forbid)
  const quiet = new QuietIssues(
    text,
    fileName,
    config.javascript !== 'known-schemes',
    located.structure?.headings,
  )
  let inTemplate: boolean | null = null
  const isTemplate = (): boolean => (inTemplate ??= isInTemplate(text, languageId))
  // A large document has tens of thousands of URLs, and most have no findings.
  for (const url of located.urls) {
    if (url.site.syntax === 'pattern') {
      patterns.push(url)
      continue
    }
    if (url.isNoLink === true) continue
    const beyond = () => writtenBeyond(url, text)
    const judged = new JudgedUrl(url, optionsFor.of(url), isTemplate, beyond, policy)
    if (url.isName === true) {
      addBroken(judged)
      continue
    }
    const isTest = isTestFile && (url.site.kind === 'value' || url.site.kind === 'javascript')
    const hasVariables = (url.variables?.length ?? 0) > 0
    const isOfInterest =
      judged.issues.length > 0 ||
      divergenceOf !== null ||
      references !== null ||
      remote !== undefined ||
      hasVariables
    if (!isOfInterest || isAllowed?.(judged.text, judged.options) === true) continue
    const divergence = divergenceOf?.(judged) ?? null
    if (divergence !== null) findings.push(divergence)
    for (const issue of judged.issues) {
      const severity = severityFor(issue, isTest || quiet.has(issue, judged))
      if (severity === null || isAboutKnownValue(issue, url, knownValue)) continue
      const otherwise = optionsFor.withoutDocumentBase(url)
      findings.push(
        issue.code === unescapedHole.code
          ? new HoleFinding(issue, judged, severity, { text, languageId })
          : new UrlFinding(issue, judged, severity, baseRelation(issue, judged, otherwise)),
      )
    }
    if (hasVariables || remote !== undefined) addBeside(judged)
    const isSlip = judged.issues.some(({ code }) => slips.has(code))
    if (judged.isUrl && !isSlip) addBroken(judged)
  }
  for (const url of takesSpaces ? (located.unreadUrls ?? []) : []) {
    const judged = new JudgedUrl(url, optionsFor.of(url), isTemplate)
    if (isAllowed?.(judged.text, judged.options) !== true) addBroken(judged)
  }
  /** Adds what is wrong with the target of a link. */
  function addBroken(judged: JudgedUrl<EmbeddedUrl>): void {
    const { url } = judged
    const resolution = references?.resolve(url)
    const broken = resolution?.issue
    if (broken == null) return
    const isQuiet = () =>
      quiet.hasBrokenLink(url) || references?.isInNewerVersion(url, broken) === true
    const isAsked = severityFor(broken.issue) !== null
    const severity = isAsked ? severityFor(broken.issue, isQuiet()) : null
    if (severity !== null) {
      const lines = references?.linesOf(broken)
      findings.push(new UrlFinding(broken.issue, judged, severity, [], lines))
    } else if (resolution != null) references?.leaveOut(resolution)
  }
  /** Adds the findings that depend on values of variables or on files beside the document. */
  function addBeside(judged: JudgedUrl<EmbeddedUrl>): void {
    if (unescapedValues !== null) {
      for (const finding of findUnescapedValues(judged, knownValue, unescapedValues)) {
        const { start } = finding.span
        if (!reported.has(start)) findings.push(finding)
        reported.add(start)
      }
    }
    if (remote === undefined || forOther === null) return
    const other = findOtherRepository(judged.url, { remote, text }, forOther)
    if (other !== null) findings.push(other)
  }
  for (const { found, span, url } of references?.entries(text) ?? []) {
    const { definition, issue } = found
    const severity = severityFor(issue)
    if (severity === null) continue
    const whole = { start: 0, end: url.length }
    const params = shownParams({ params: issue.params, span: whole }, MaskedText.ofUrl(url))
    const elsewhere = references?.linesOf(found)
    findings.push(placeFinding({ definition, severity, span, url, params, elsewhere }))
  }
  const lonely = references?.page() ?? null
  const severityOfPage = lonely === null ? null : severityFor(lonely, true)
  if (lonely !== null && severityOfPage !== null) {
    // At the end, any comment of the page can suppress it.
    const span = { start: text.length, end: text.length }
    findings.push(placeFinding({ definition: lonely, severity: severityOfPage, span, url: '' }))
  }
  const document = { text, languageId, config, fileName, found: patterns }
  addTo(findings, findBrokenPatterns(document, severityFor))
  return onePerMistake(applySuppressions(located.comments, text, findings, severityFor)).toSorted(
    (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
  )
}

/**
 * Whether an issue is about a placeholder with a known value. The value is either correct or has a
 * finding of its own.
 */
function isAboutKnownValue(
  { code, span }: Issue,
  { variables = [] }: EmbeddedUrl,
  knownValue: (name: string) => KnownValue | null,
): boolean {
  if (code !== unescapedHole.code) return false
  const variable = variables.find(({ hole }) => hole.start === span.start)
  return variable !== undefined && knownValue(variable.name) !== null
}

/** Adds as many as there are: a call takes only some 100,000 arguments. */
function addTo(findings: Finding[], more: Iterable<Finding>): void {
  for (const finding of more) findings.push(finding)
}
