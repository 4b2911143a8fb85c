import type { Issue } from '@hreflint/core'
import { doubledScheme, missingSchemeColon, misspelledScheme } from '@hreflint/core/internal'
import type { EmbeddedUrl, Heading } from '@hreflint/documents'
import { forbiddenUrl } from '../../issues/policy/forbidden-url.ts'
import { filesInCode } from './files-in-code.ts'
import { startOfOldReleases } from './old-releases.ts'
import { findSlip } from './slips.ts'
import type { JudgedUrl } from '../judged-url.ts'

/** Characters on each side of a URL in which its line is looked at. */
const maxLine = 2000

/** Names of files that list what changed. */
const changeLog =
  /^(?:change[-_]?log|changes|history|news|releases?|release[-_]notes)\b.*\.(?:md|markdown|mdx)$/i

/** A link to a commit, which the program that writes a change log puts beside its message. */
const commitLink = /\/commit\/[\da-f]{7,40}\b/i

/** Hosts of examples, which nobody visits. */
const exampleHost =
  /^[a-z][a-z\d+.-]*:\/\/(?:[\w-]+\.)*?(?:example\d*\.(?:com|org|net)|example|test|invalid|localhost)(?![\w.-]*\w\.[a-z])/i

/** Lines of a file of GitHub with a `#` at both ends of the range, as it once wrote them itself. */
const rangeOfLines = /^https?:\/\/github\.com\/[^#]*#L\d+-#L\d+$/

/** What the bot of all-contributors writes from the profiles of people. */
const contributors = /<!-- ALL-CONTRIBUTORS-LIST:START[\s\S]*?ALL-CONTRIBUTORS-LIST:END/

/** What authors write where a link is still to come. */
const toCome = /^(?:fixme|tb[acd]|todo)$/i

/** A text in the query of an address by which people share a page. */
const sharedText =
  /^https?:\/\/[^?#]*\?(?:[^#]*&)?(?:text|title|body|subject|status|summary|message)=[^&#]* /i

/** Whether the spaces are those of a text that another server writes: a message, the label of a badge. */
function isText({ text, site }: EmbeddedUrl): boolean {
  const isPicture = site.property === 'image' || site.attribute === 'src'
  return sharedText.test(text) || (isPicture && /^https?:.*%20/.test(text))
}

/** A word between quotes in the middle of an address: a heading of a wiki, whose quotes every renderer encodes. */
const quotedPart = /^https?:\/\/[^"]*[^"/?#&=]"[\w-]+"\w[^"]*$/

/** Whether quotes are part of an address that Markdown has in parentheses, and not of what is around it. */
function isQuotedPart({ code }: Issue, { text, site }: EmbeddedUrl): boolean {
  const isDestination = site.kind === 'markdown' && site.property !== 'autolink'
  return isDestination && code.endsWith('/unescaped-quote') && quotedPart.test(text)
}

/** No program repairs these. */
const slips: ReadonlySet<string> = new Set(
  [doubledScheme, misspelledScheme, missingSchemeColon].map(({ code }) => code),
)

/** Tells which issues of a document are true and not worth reporting by default. */
export class QuietIssues {
  readonly #text: string
  readonly #isChangeLog: boolean
  readonly #isQuietInPrograms: boolean
  readonly #isNotebook: boolean
  readonly #oldReleases: () => number | null
  #old: number | null | undefined
  #made: ReadonlySet<string> | undefined
  #written: { readonly start: number; readonly end: number } | null | undefined

  /** @param headings Those of the document, if they are known. */
  constructor(
    text: string,
    fileName: string | undefined,
    isQuietInPrograms: boolean,
    headings: readonly Heading[] = [],
  ) {
    this.#text = text
    this.#isQuietInPrograms = isQuietInPrograms
    this.#oldReleases = () => startOfOldReleases(fileName ?? '', headings)
    this.#isChangeLog = changeLog.test(fileName ?? '')
    this.#isNotebook = /\.ipynb$/i.test(fileName ?? '')
  }

  /** Whether nobody would act on an issue, as the place of its URL shows. */
  has(issue: Issue, { url, options }: Pick<JudgedUrl<EmbeddedUrl>, 'url' | 'options'>): boolean {
    if (options.spec?.schemes !== undefined || issue.code === forbiddenUrl.code) return false
    const isConformance = issue.kind === 'conformance-error'
    const { kind } = url.site
    if (kind === 'value' || (kind === 'javascript' && this.#isQuietInPrograms)) {
      // Most programs but browsers take a zone as RFC 6874 writes it.
      const isZone = issue.code.endsWith('/ipv6-zone-id') && url.text.includes('%25')
      return isZone || (isConformance && !slips.has(issue.code))
    }
    if (!isConformance || issue.code.startsWith('document/')) return false
    if (rangeOfLines.test(url.text)) return true
    if (issue.code.endsWith('/unescaped-space') && isText(url)) return true
    if (isQuotedPart(issue, url)) return true
    const { start, end } = url.map.toSourceSpan({ start: 0, end: url.text.length })
    return (
      this.#isGenerated(start, end) ||
      (url.site.kind === 'markdown' && this.#isProse(issue, url, start))
    )
  }

  /**
   * Whether nobody would act on a broken link: a bot writes `#code-ada` beside a picture, without a
   * target, a cell of the notebook makes the file, the author knows that the link is to come, or the
   * change log of an old release names what was there at that time.
   */
  hasBrokenLink({ map, text }: EmbeddedUrl): boolean {
    const { start, end } = map.toSourceSpan({ start: 0, end: text.length })
    if (this.#old === undefined) this.#old = this.#oldReleases()
    if (this.#old !== null && start >= this.#old) return true
    if (toCome.test(text)) return true
    return this.#isOfContributors(start, end) || (this.#isNotebook && this.#isMade(text))
  }

  /** Whether the code of a notebook names the file that a URL leads to. */
  #isMade(url: string): boolean {
    this.#made ??= filesInCode(this.#text)
    return this.#made.has(/[^/]*$/.exec(url.replace(/[?#].*/s, ''))?.[0] ?? '')
  }

  /** Whether a program copied the URL from the message of a commit or a profile. */
  #isGenerated(start: number, end: number): boolean {
    if (this.#isChangeLog) {
      const before = this.#text.slice(Math.max(0, start - maxLine), start)
      const after = this.#text.slice(end, end + maxLine)
      const line = before.slice(before.lastIndexOf('\n') + 1) + (/^[^\n]*/.exec(after)?.[0] ?? '')
      if (commitLink.test(line)) return true
    }
    return this.#isOfContributors(start, end)
  }

  #isOfContributors(start: number, end: number): boolean {
    if (this.#written === undefined) {
      const found = contributors.exec(this.#text)
      this.#written =
        found === null ? null : { start: found.index, end: found.index + found[0].length }
    }
    return this.#written !== null && this.#written.start < start && end < this.#written.end
  }

  /** Whether Markdown encodes the character itself, or nobody takes the URL for a link. */
  #isProse(issue: Issue, { text, site }: EmbeddedUrl, start: number): boolean {
    const before = this.#text.charAt(start - 1)
    if (site.property !== 'autolink') {
      const isFile = before === '<' && site.property === 'image' && /\.[a-z]\w{1,4}$/i.test(text)
      return isFile && issue.code.endsWith('/unescaped-space') && !findSlip(issue, text)
    }
    // Most generators make no link of a bare address, and between quotes it is an example.
    if (!/["'`]/.test(before) || !text.includes(before)) return false
    return before === '`' || exampleHost.test(text)
  }
}
