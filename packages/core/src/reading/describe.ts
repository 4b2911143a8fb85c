import { definitionOf } from '../contract/definitions-of.ts'
import type { Issue } from '../contract/issue.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { FoldedIssue } from '../general-issues/fold/folded-issue.ts'
import { foldedProposals } from '../general-issues/fold/folded-proposals.ts'
import { isGathered } from '../general-issues/fold/gather.ts'
import { generalIssues } from '../general-issues/general-issues.ts'
import type { Fix } from '../repair/fix.ts'
import { contextOf } from '../repair/proof-context.ts'
import { provedFixes } from '../repair/proved-fixes.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import { fillMessage } from '../text/fill-message.ts'
import { mayBePassword } from '../text/may-be-password.ts'
import { mention } from '../text/mention.ts'
import { maskPasswords, passwordSpans, revealsPassword } from '../text/passwords.ts'
import { spansOverlap } from '../text/span.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { readingOf } from './reading.ts'

/** What there is to say to a person about one issue of one URL. */
export interface Description {
  /** What is wrong, one sentence. */
  readonly message: string
  /** The consequence for the page or its user. */
  readonly why: string
  /**
   * What to type instead: first what keeps the URL, then suggestions, each kind the best first.
   * Computed when first asked for, since proving a fix means parsing its result.
   */
  readonly fixes: readonly Fix[]
}

/**
 * Puts an issue into words. `input` and `options` are those that gave the issue, which `foldIssues` may
 * have put together with others; then the first fix repairs all of them.
 *
 * `definition` is that of the issue's code; it is given only where no specification has it, for a
 * issue with the place of a URL.
 *
 * A user name or password is never repeated in the words, which are the title of a fix, too.
 *
 * @throws RangeError for an issue that the specification of the options cannot have found.
 */
export function describe(
  issue: FoldedIssue,
  input: string,
  options?: UrlOptions,
  definition?: IssueDefinition,
): Description {
  const spec = chosenSpec(options, input, whatwg)
  const define = (other: Issue) => ownDefinition(other, definition) ?? definitionOf(other, spec)
  const { message, why } = define(issue)
  const { places } = issue
  let fixes: readonly Fix[] | null = null
  return {
    message: fillMessage(message, issue.params, mentionedText(issue, input)) + otherPlaces(issue),
    why,
    get fixes() {
      fixes ??= provedFixes(
        contextOf(issue, input, spec, readingOf(input, spec, options)),
        context =>
          context.issue === issue && places !== undefined
            ? foldedProposals(context, issue, places, define)
            : (define(context.issue).repair?.(context) ?? []),
      ).map(fix => withoutPassword(fix, input))
      return fixes
    },
  }
}

/** The definition of an issue that no specification has. */
function ownDefinition(
  { code }: Issue,
  definition: IssueDefinition | undefined,
): IssueDefinition | undefined {
  return definition?.code === code ? definition : generalIssues.get(code)
}

/** The other places of a folded issue, if its message does not mention them. */
function otherPlaces(issue: FoldedIssue): string {
  const { places } = issue
  if (places === undefined || isGathered(issue)) return ''
  const count = places.count - 1
  return ` The same issue occurs in ${count} more ${count === 1 ? 'place' : 'places'} of this URL.`
}

function mentionedText(issue: Issue, input: string): string {
  const { start, end } = issue.span
  return isUserinfo(issue) || mayBePassword(input, issue.span) || isInPassword(issue, input)
    ? '"…"'
    : mention(maskPasswords(input.slice(start, end)))
}

/** Only the edits of a fix may repeat a password. */
function withoutPassword(fix: Fix, input: string): Fix {
  if (
    !input.includes('@') ||
    !fix.edits.some(({ text }) => text !== '' && fix.title.includes(text))
  ) {
    return fix
  }
  if (!revealsPassword(fix.edits, passwordSpans(input))) return fix
  return { ...fix, title: 'Percent-encode it' }
}

function isInPassword({ span }: Issue, input: string): boolean {
  return input.includes('@') && passwordSpans(input).some(password => spansOverlap(password, span))
}

function isUserinfo({ params }: Issue): boolean {
  return params.component === 'user name' || params.component === 'password'
}
