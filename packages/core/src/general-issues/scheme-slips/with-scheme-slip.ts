import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { bracketedUrl } from './bracketed-url.ts'
import { doubledScheme } from './doubled-scheme.ts'
import { forgottenScheme } from './forgotten-scheme.ts'
import { missingSchemeColon } from './missing-scheme-colon.ts'
import { misspelledScheme } from './misspelled-scheme.ts'
import { misspellings } from './misspellings.ts'

/** A name with dots that ends in a word of letters, as the names of servers do, and the port. */
const name = String.raw`(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)\.?(?::\d+)?`
const host = String.raw`(?:${name}|localhost(?::\d+)?|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?)`
const end = '(?:[/?#]|$)'

const doubled = new RegExp(String.raw`^([\0- ]*)(https?://)(https?):?//${host}${end}`, 'i')
const misspelled = new RegExp(String.raw`^([\0- ]*)([a-z]{3,6})://${host}${end}`, 'i')

/** A folder can have any name, so only what is named as servers are, and files are not, is taken for one. */
const serverName = String.raw`(?:${name}/|(?:www\.${name}|(?:[a-z\d-]+\.)+(?:com|edu|gov|net|org))${end})`
const withoutColon = new RegExp(String.raw`^([\0- ]*)(https?);?//${serverName}`, 'i')

/** Addresses of mail end in a name that no file has: `logo@2x.png` is none. */
const mail = String.raw`[^\s/\\?#@:()[\]<>]+@(?!\d+(?:\.\d+)?x\.)(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|io|dev|info|app|eu|de|fr|uk|jp|cn|in|br)`
const withoutScheme = new RegExp(
  String.raw`^([\0- ]*)(${mail}|www\.(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)[^\0- ]*)[\0- ]*$`,
  'i',
)
const mayLackScheme = /^[\0- ]*(?:www\.|[^\s/\\?#@:]{1,64}@)/i

/** A whole URL, or a path that begins with a dot, as `(group)/a` and `[id].md` do not. */
const inBrackets =
  /^([\0- ]*)(\(+(?=https?:)|\((?=\.[^()]*\)[\0- ]*$)|\[(?=[^[\]]*\][\0- ]*$))(?:https?:\/\/|\.{1,2}\/)/i

const maySlip = /^[\0- ]*(?:https?(?::\/\/https?:?|;?)\/\/|(?!https?:)[ghjnt][a-z]{2,5}:\/\/)/i

/** No host is longer, so the rest of a longer text is not examined. */
const longest = 300

/**
 * Adds the slip in the scheme of a URL that was meant to begin with `http://` or `https://`: `htps://example.com/`,
 * `https//example.com/`, `https://https://example.com/`. All three are valid, so that no specification objects, but they
 * lead elsewhere, or nowhere. Nothing is added where it is not certain what was meant, or where no URL results and
 * the issue at this place says so.
 *
 * @param issues what `check` gives for `input`, or some of it.
 * @param known how many of the first characters are known: as many as there are before the first placeholder.
 */
export function withSchemeSlip(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  const slip = findSchemeSlip(input, known)
  if (slip === null || issues.some(issue => settles(issue, slip))) return issues
  return [slip, ...issues].toSorted((a, b) => a.span.start - b.span.start)
}

/** Whether a slip explains a parse exception: the two touch. A missing colon has an empty span. */
function settles({ kind, span }: Issue, slip: Issue): boolean {
  return kind === 'parse-exception' && span.start <= slip.span.end && slip.span.start <= span.end
}

/** Whether a text is certainly the URL of a server, though its scheme is misspelled: `htps://…`, `https//…`. */
export function hasSchemeSlip(text: string): boolean {
  const code = findSchemeSlip(text, text.length)?.code
  return (
    code === missingSchemeColon.code ||
    code === misspelledScheme.code ||
    code === doubledScheme.code
  )
}

function findSchemeSlip(input: string, known: number): Issue | null {
  // Nearly every URL is settled here.
  const mayLack = mayLackScheme.test(input)
  if (!mayLack && !/^[\0- ]*[([]/.test(input) && !maySlip.test(input)) return null
  const text = input.slice(0, longest)
  const found = (match: RegExpExecArray | null): match is RegExpExecArray =>
    match !== null && match[0].length <= known
  const twice = doubled.exec(text)
  if (found(twice)) {
    return issueOf(doubledScheme, twice, { host: twice[3] ?? '' })
  }
  const colonless = withoutColon.exec(text)
  if (found(colonless)) return issueOf(missingSchemeColon, colonless, {})
  const bracketed = inBrackets.exec(text)
  if (found(bracketed)) return issueOf(bracketedUrl, bracketed, {})
  const lacking = mayLack ? withoutScheme.exec(text) : null
  if (found(lacking)) return issueOf(forgottenScheme, lacking, {})
  const other = misspelled.exec(text)
  const meant = misspellings.get(other?.[2]?.toLowerCase() ?? '')
  return found(other) && meant !== undefined ? issueOf(misspelledScheme, other, { meant }) : null
}

function issueOf(
  { code, kind, specName }: IssueDefinition,
  [, before = '', marked = '']: RegExpExecArray,
  params: Issue['params'],
): Issue {
  const span = { start: before.length, end: before.length + marked.length }
  return { code, kind, specName, span, params }
}
